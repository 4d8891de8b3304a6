import KeelControls

/// A value that describes a part of a screen for the current state.
///
/// Conform a struct and describe its content in `body`. Keel keeps the controls that show it, and evaluates the body
/// again, at most once per turn, after a value that the body read has changed.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The content and behaviour of the view. The view is updated when a model or a piece of state that the body reads
  /// changes.
  @ViewBuilder var body: Body { get }
}

/// A view that Keel itself can show: it has a mount in place of a body.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Creates the mount that shows the view for as long as it exists.
  func makeMount(at place: MountPoint) -> Mount<Self>
  /// The number of controls that every view of the type creates, or `nil` if it depends on the value.
  static var itemCount: Int? { get }
  /// True if the view usually creates one control, even if the number depends on the value.
  static var mayBeOneItem: Bool { get }
  /// True if the view has nothing to mount for its current value.
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

/// Traps because a program has read the body of a built-in view, gesture, scene or similar value.
///
/// Only the program's own code can read such a body, and no outside data leads here. `Never` has no values, so there is
/// nothing to return after a report.
package func neverBody(_ type: Any.Type) -> Never {
  fatalError("The body of \(type) was read. Keel's own types have no body. Use the value itself in place of its body.")
}

/// Returns the number of controls that every view of a type creates, or `nil` if it depends on the value.
@MainActor package func itemCount<V: View>(of type: V.Type) -> Int? {
  if let primitive = type as? any PrimitiveView.Type { return primitive.itemCount }
  if type is any UIViewRepresentable.Type { return 1 }
  return V.Body.self == Never.self ? nil : itemCount(of: V.Body.self)
}

/// Returns true if a view of a type usually creates one control, even if the number depends on the value.
@MainActor package func mayBeOneItem<V: View>(of type: V.Type) -> Bool {
  if let primitive = type as? any PrimitiveView.Type { return primitive.mayBeOneItem }
  return V.Body.self == Never.self ? itemCount(of: type) == 1 : mayBeOneItem(of: V.Body.self)
}
