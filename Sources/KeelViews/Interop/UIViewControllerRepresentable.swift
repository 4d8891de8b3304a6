public import KeelControls
public import KeelModel

/// A view that wraps a custom controller.
///
/// `makeCoordinator()` is called first, then `makeUIViewController(context:)`, both once;
/// `updateUIViewController(_:context:)` right after, and again for every change of a value that it or the view's parent
/// reads; `dismantleUIViewController(_:coordinator:)` once, when it is removed.
///
/// The controller becomes a child of the view's page. Its presentations and pushes have the same destination as that
/// page's, and views that it hosts inherit the environment of this view. An implementation of
/// `sizeThatFits(_:uiViewController:context:)` is never called: front ends compute the layout.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that passes changes from the controller to the view.
  associatedtype Coordinator = Void
  /// Creates the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller. It is called again when a value that it reads changes.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up when the controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the object that passes changes from the controller to the view.
  func makeCoordinator() -> Coordinator
  /// The values that the controller is created and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  /// Traps if it is called: Keel shows the controller itself.
  public var body: Never { neverBody(Self.self) }
  /// Does nothing: there is nothing to clean up by default.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The values that a controller is created and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that passes changes from the controller to the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public internal(set) var transaction: Transaction
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues
}
