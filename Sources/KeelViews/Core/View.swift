import KeelControls

/// A part of a screen as a value: what to show for the current state.
///
/// Conform a struct and describe its content in `body`. Keel keeps the controls that show it, and evaluates the body
/// again, once a turn, after something that the body read has changed.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The content and behaviour of the view. The view is updated when a model or a piece of state that it reads here
  /// changes.
  @ViewBuilder var body: Body { get }
}

/// A view that Keel itself can show: it has a mount in place of a body.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Makes the mount that shows the view for as long as it exists.
  func makeMount(at place: Place) -> Mount<Self>
  /// The number of controls that the view always makes; `nil` where it depends on the value.
  static var itemCount: Int? { get }
  /// Whether the view mostly makes one control, even where that depends on the value.
  static var mayBeOneItem: Bool { get }
  /// Whether the view has nothing to mount with its current value.
  var isAbsent: Bool { get }
}

extension PrimitiveView {
  package static var itemCount: Int? { 1 }
  package static var mayBeOneItem: Bool { itemCount == 1 }
  package var isAbsent: Bool { false }
  /// Traps if it is called: Keel shows a built-in view itself.
  public var body: Never { neverBody(Self.self) }
}

extension Never: View {
  /// Never called: there are no values of this type.
  public var body: Never { neverBody(Never.self) }
}

/// Traps because a program asked a built-in view, gesture or the like for its body. `Never` has no values, so there is
/// nothing to return.
func neverBody(_ type: Any.Type) -> Never {
  fatalError("\(type) has no body. What comes with Keel is shown as it is. Put it in one of your own instead.")
}

/// Returns the number of controls that a view of a type always makes; `nil` where it depends on the value.
@MainActor package func itemCount<V: View>(of type: V.Type) -> Int? {
  if let primitive = type as? any PrimitiveView.Type { return primitive.itemCount }
  if type is any UIViewRepresentable.Type { return 1 }
  return V.Body.self == Never.self ? nil : itemCount(of: V.Body.self)
}

/// Returns whether a view of a type mostly makes one control, even where that depends on the value.
@MainActor package func mayBeOneItem<V: View>(of type: V.Type) -> Bool {
  if let primitive = type as? any PrimitiveView.Type { return primitive.mayBeOneItem }
  return V.Body.self == Never.self ? itemCount(of: type) == 1 : mayBeOneItem(of: V.Body.self)
}
