public import KeelControls
public import KeelModel

/// A control of your own, as a view.
///
/// `makeCoordinator()` is called first, then `makeUIView(context:)`, both once; `updateUIView(_:context:)` right after,
/// and again for every change that it or the view's parent reads; `dismantleUIView(_:coordinator:)` once, as it leaves.
///
/// Views that the control hosts see the environment of this one. A `sizeThatFits(_:uiView:context:)` of yours is accepted
/// and never asked: front ends lay out by meaning.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the control.
  associatedtype UIViewType: UIView
  /// What carries news from the control to the view.
  associatedtype Coordinator = Void
  /// Makes the control.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the control up to date. What it reads is followed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what carries news from the control to the view.
  func makeCoordinator() -> Coordinator
  /// What the control is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public var body: Never { neverBody(Self.self) }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a control is made and updated with.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What carries news from the control to the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public internal(set) var transaction: Transaction
  /// What surrounds the view.
  public internal(set) var environment: EnvironmentValues
}
