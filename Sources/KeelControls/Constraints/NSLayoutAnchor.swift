/// An edge, a center or a dimension of a view or a guide, to constrain to that of another one.
@MainActor @preconcurrency public class NSLayoutAnchor<AnchorType> {
  let item: any _LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Returns a constraint of this anchor to another one.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { made(.equal, anchor, constant: constant) }
  /// Returns a constraint of this anchor to at least another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, constant: constant) }
  /// Returns a constraint of this anchor to at most another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, constant: constant) }

  func made(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>? = nil, multiplier: Double = 1,
    constant: Double
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }

  func made(
    _ relation: NSLayoutConstraint.Relation, spacing multiplier: Double, from anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    made(relation, anchor, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }
}

/// An anchor for horizontal positions.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint to a multiple of the standard space, 8 points, after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: Double
  ) -> NSLayoutConstraint { made(.equal, spacing: multiplier, from: anchor) }
  /// Returns a constraint to at least a multiple of the standard space after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: Double
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, spacing: multiplier, from: anchor) }
  /// Returns a constraint to at most a multiple of the standard space after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: Double
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, spacing: multiplier, from: anchor) }
}

/// An anchor for vertical positions.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint to a multiple of the standard space, 8 points, below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: Double
  ) -> NSLayoutConstraint { made(.equal, spacing: multiplier, from: anchor) }
  /// Returns a constraint to at least a multiple of the standard space below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: Double
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, spacing: multiplier, from: anchor) }
  /// Returns a constraint to at most a multiple of the standard space below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: Double
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, spacing: multiplier, from: anchor) }
}

/// An anchor for a width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint to a length in points.
  public func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    made(.equal, constant: constant)
  }
  /// Returns a constraint to at least a length in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, constant: constant)
  }
  /// Returns a constraint to at most a length in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    made(.lessThanOrEqual, constant: constant)
  }
  /// Returns a constraint to a multiple of another dimension.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint { made(.equal, anchor, multiplier: multiplier, constant: constant) }
  /// Returns a constraint to at least a multiple of another dimension.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
  /// Returns a constraint to at most a multiple of another dimension.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}

/// An object with layout anchors: a view or a layout guide.
@MainActor @preconcurrency public protocol _LayoutItem: AnyObject {}

extension _LayoutItem {
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The leading edge, at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge, at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: _LayoutItem {}
