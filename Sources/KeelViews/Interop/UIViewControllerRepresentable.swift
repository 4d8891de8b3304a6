public import KeelControls
public import KeelModel

/// A controller of your own, as a view.
///
/// `makeCoordinator()` is called first, then `makeUIViewController(context:)`, both once;
/// `updateUIViewController(_:context:)` right after, and again for every change that it or the view's parent reads;
/// `dismantleUIViewController(_:coordinator:)` once, as it leaves.
///
/// The controller becomes a child of the page that the view is on. What it presents or pushes goes where that page
/// would put it, and views that it hosts see the environment of this one. A `sizeThatFits(_:uiViewController:context:)`
/// of yours is accepted and never asked: front ends lay out by meaning.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What carries news from the controller to the view.
  associatedtype Coordinator = Void
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date. What it reads is followed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what carries news from the controller to the view.
  func makeCoordinator() -> Coordinator
  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public var body: Never { neverBody(Self.self) }
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller is made and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What carries news from the controller to the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public internal(set) var transaction: Transaction
  /// What surrounds the view.
  public internal(set) var environment: EnvironmentValues
}
