public import KeelControls

extension UIView {
  /// The distances from the edges of the view to its safe area: zero.
  ///
  /// Front ends keep pages inside of the bars and the edges of a device by themselves, so a program has no space to
  /// leave. Views that extend over these edges have their insets in `GeometryProxy.safeAreaInsets`.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
