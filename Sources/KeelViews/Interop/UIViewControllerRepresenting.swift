public import KeelControls

// Names of swift-navigation for controllers and views of UIKit that need nothing from their surroundings.

/// A view that shows a controller, for previews: `UIViewControllerRepresenting { CounterViewController() }`.
public struct UIViewControllerRepresenting<UIViewControllerType: UIViewController>: UIViewControllerRepresentable {
  private let make: () -> UIViewControllerType

  /// Creates a view that shows the controller of the closure, which is called once, when the view is first shown.
  public init(_ base: @escaping () -> UIViewControllerType) { make = base }

  /// Creates the controller.
  public func makeUIViewController(context: Context) -> UIViewControllerType { make() }
  /// Does nothing.
  public func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
}

/// A view that shows a view of UIKit, for previews: `UIViewRepresenting { RatingControl() }`.
public struct UIViewRepresenting<UIViewType: UIView>: UIViewRepresentable {
  private let make: () -> UIViewType

  /// Creates a view that shows the view of the closure, which is called once, when this view is first shown.
  public init(_ base: @escaping () -> UIViewType) { make = base }

  /// Creates the view.
  public func makeUIView(context: Context) -> UIViewType { make() }
  /// Does nothing.
  public func updateUIView(_ view: UIViewType, context: Context) {}
}
