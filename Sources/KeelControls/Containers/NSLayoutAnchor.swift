// Places and sizes of views. Keel lays out by meaning: sources say where views are to be, and front ends choose.

/// A side, a middle or a size of a view, to be tied to another's.
@MainActor @preconcurrency public class NSLayoutAnchor<AnchorType> {
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// How much a wish for a place or a size counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// A wish for a place or a size. Front ends choose: it is kept, and nothing comes of it.
@MainActor @preconcurrency public final class NSLayoutConstraint {
  /// The direction in which views stand.
  public enum Axis: Int, Hashable, Sendable { case horizontal = 0, vertical }
  public var constant: Double
  public var isActive = false
  public var priority = UILayoutPriority.required
  init(constant: Double) { self.constant = constant }

  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
}

/// What has sides and sizes.
@MainActor @preconcurrency public protocol _LayoutItem {}

extension _LayoutItem {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A part of a view that others are put into.
@MainActor @preconcurrency public final class UILayoutGuide: _LayoutItem {
  public init() {}
}

extension UIView: _LayoutItem {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// Front ends lay out by meaning: always `false`, whatever is set.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
}
