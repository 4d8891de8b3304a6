public import KeelControls
public import KeelModel

/// A view that wraps a custom control.
///
/// `makeCoordinator()` is called first, then `makeUIView(context:)`, both once; `updateUIView(_:context:)` right after,
/// and again for every change of a value that it or the view's parent reads; `dismantleUIView(_:coordinator:)` once,
/// when it is removed.
///
/// Views that the control hosts inherit the environment of this view. An implementation of
/// `sizeThatFits(_:uiView:context:)` is never called: front ends compute the layout.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the control.
  associatedtype UIViewType: UIView
  /// The type of the object that passes changes from the control to the view.
  associatedtype Coordinator = Void
  /// Creates the control.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the control. It is called again when a value that it reads changes.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up when the control is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the object that passes changes from the control to the view.
  func makeCoordinator() -> Coordinator
  /// The values that the control is created and updated with.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  /// Traps if it is called: Keel shows the control itself.
  public var body: Never { neverBody(Self.self) }
  /// Does nothing: there is nothing to clean up by default.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The values that a control is created and updated with.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that passes changes from the control to the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public internal(set) var transaction: Transaction
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues
}
