import KeelControls

/// A part of a screen, as a value: what to show for the state there is now.
///
/// Conform a struct of yours and say in `body` what it is made of. Keel keeps the controls that show it, and evaluates
/// the body again, once a turn, after something that the body read has changed.
@MainActor @preconcurrency public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of. Reading a model or a piece of state here is what makes the view follow it.
  @ViewBuilder var body: Body { get }
}

/// A view that Keel itself knows how to show: it has a mount in place of a body.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Makes what shows the view, for as long as it is there.
  func makeMount(at place: Place) -> Mount<Self>
  /// How many controls the view always comes to; `nil` where that depends on the value.
  static var itemCount: Int? { get }
  /// Whether the view mostly comes to one control, even where that depends on the value.
  static var mayBeOneItem: Bool { get }
  /// Whether there is nothing to mount as long as the view has this value.
  var isAbsent: Bool { get }
}

extension PrimitiveView {
  package static var itemCount: Int? { 1 }
  package static var mayBeOneItem: Bool { itemCount == 1 }
  package var isAbsent: Bool { false }
  public var body: Never { neverBody(Self.self) }
}

extension Never: View {
  public var body: Never { neverBody(Never.self) }
}

/// Only a program that asks a built-in view, gesture or the like for its body comes here. `Never` has no values: there is
/// nothing to report and go on with.
func neverBody(_ type: Any.Type) -> Never {
  fatalError("\(type) has no body. What comes with Keel is shown as it is. Put it in one of your own instead.")
}

/// How many controls a view of that type always comes to; `nil` where that depends on the value.
@MainActor package func itemCount<V: View>(of type: V.Type) -> Int? {
  if let primitive = type as? any PrimitiveView.Type { return primitive.itemCount }
  if type is any UIViewRepresentable.Type { return 1 }
  return V.Body.self == Never.self ? nil : itemCount(of: V.Body.self)
}

/// Whether a view of that type mostly comes to one control, even where that depends on the value.
@MainActor package func mayBeOneItem<V: View>(of type: V.Type) -> Bool {
  if let primitive = type as? any PrimitiveView.Type { return primitive.mayBeOneItem }
  return V.Body.self == Never.self ? itemCount(of: type) == 1 : mayBeOneItem(of: V.Body.self)
}
