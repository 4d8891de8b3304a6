// Layout anchors and constraints. Front ends decide layout: source code with constraints compiles, but has no effect.

/// An edge, a center or a dimension of a view, to constrain to that of another view; without effect.
@MainActor @preconcurrency public class NSLayoutAnchor<AnchorType> {
  /// Returns a constraint of this anchor to another one; without effect.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// Returns a constraint of this anchor to at least another one; without effect.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// Returns a constraint of this anchor to at most another one; without effect.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// An anchor for horizontal positions.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// An anchor for vertical positions.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// An anchor for a width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint to a length in points; without effect.
  public func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// Returns a constraint to at least a length in points; without effect.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// Returns a constraint to at most a length in points; without effect.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// Returns a constraint to a multiple of another dimension; without effect.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// The priority of a constraint; without effect.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority from 1 to 1000.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// The default priority at which content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority at which content resists being enlarged.
  public static let defaultLow = UILayoutPriority(250)
}

/// A constraint on positions or sizes. It is stored but has no effect, because front ends decide layout.
@MainActor @preconcurrency public final class NSLayoutConstraint {
  /// The direction in which views are arranged.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical
  }
  /// The constant of the constraint, in points; stored only.
  public var constant: Double
  /// A Boolean value that indicates whether the constraint is active; stored only.
  public var isActive = false
  /// The priority of the constraint; stored only.
  public var priority = UILayoutPriority.required
  init(constant: Double) { self.constant = constant }

  /// Sets `isActive` of all constraints; without effect on the layout.
  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  /// Clears `isActive` of all constraints; without effect on the layout.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
}

/// An object with layout anchors: a view or a layout guide.
@MainActor @preconcurrency public protocol _LayoutItem {}

extension _LayoutItem {
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The leading edge, at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge, at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A rectangular area of a view, for constraints; without effect.
@MainActor @preconcurrency public final class UILayoutGuide: _LayoutItem {
  /// Creates a layout guide.
  public init() {}
}

extension UIView: _LayoutItem {
  /// The area not covered by bars, for constraints; without effect.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The area inside of the margins, for constraints; without effect.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The area of a readable width, for constraints; without effect.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// Always false; setting it has no effect.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
}
