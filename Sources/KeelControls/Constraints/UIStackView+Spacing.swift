// Spaces of single subviews of a stack. Such a stack is an island: front ends know one space for all subviews.
extension UIStackView {
  /// The space that stands for the one of the stack.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The space that stands for the usual one between views.
  public static let spacingUseSystem = 1.1754943508222875e-38

  /// Sets the space between a subview and the next one that is shown, in points.
  public func setCustomSpacing(_ spacing: Double, after arrangedSubview: UIView) {
    guard arrangedSubview.superview === self else { return }
    let points: Double? =
      switch spacing {
      case Self.spacingUseDefault: nil
      case Self.spacingUseSystem: NSLayoutConstraint.systemSpacing
      default: spacing
      }
    guard points != arrangedSubview.rare?.layout?.spacingAfter else { return }
    arrangedSubview.layoutParts.spacingAfter = points
    arrangementDidChange()
  }

  /// Returns the space between a subview and the next one: `spacingUseDefault` unless another one is set.
  public func customSpacing(after arrangedSubview: UIView) -> Double {
    arrangedSubview.rare?.layout?.spacingAfter ?? Self.spacingUseDefault
  }
}
