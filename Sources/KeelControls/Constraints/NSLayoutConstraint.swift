/// A constraint on positions or sizes: one attribute of a view or a guide is equal to, at most or at least a multiple of
/// another one plus a constant.
///
/// Constraints place the views in plain views (`Documentation/architecture/constraints.md`). They may be activated before
/// their views are in one tree, and have an effect as soon as they are.
@MainActor @preconcurrency public final class NSLayoutConstraint {
  /// The direction in which views are arranged.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical
  }
  /// The relation between both sides of a constraint.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }
  /// A part of a view or a guide that a constraint determines.
  public enum Attribute: Int, Hashable, Sendable {
    /// An edge.
    case left = 1
    /// An edge.
    case right, top, bottom
    /// The edge at which lines begin, and the one at which they end.
    case leading, trailing
    /// A dimension.
    case width, height
    /// A center.
    case centerX, centerY
    /// A baseline of text.
    case lastBaseline, firstBaseline
    /// An edge or a center of the area inside of the margins of a view.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A center of the area inside of the margins of a view.
    case centerXWithinMargins, centerYWithinMargins
    /// No second side but the constant.
    case notAnAttribute = 0
  }

  /// The standard space between views, in points.
  static let systemSpacing = 8.0

  weak var first: (any _LayoutItem)?
  weak var second: (any _LayoutItem)?
  /// True if there is a second item, which may be gone.
  let hasSecond: Bool
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` if there is none.
  public let secondAttribute: Attribute
  /// The relation between both sides.
  public let relation: Relation
  let factor: Double
  private var length: Double
  /// A name for reports; `nil` for none.
  public var identifier: String?

  init(
    _ first: any _LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any _LayoutItem)?,
    _ secondAttribute: Attribute, multiplier: Double, constant: Double
  ) {
    self.first = first
    self.second = second
    hasSecond = second != nil
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    factor = multiplier.isFinite ? multiplier : 1
    length = constant.isFinite ? constant : 0
  }

  /// Creates a constraint between attributes of two items, which are views or layout guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: Double, constant c: Double
  ) {
    let first = view1 as? any _LayoutItem
    if first == nil {
      ConstraintReport.misuse("A constraint was made for an object that is neither a view nor a layout guide.")
    }
    self.init(
      first ?? UILayoutGuide(), attr1, relation, view2 as? any _LayoutItem, attr2, multiplier: multiplier,
      constant: c)
  }

  /// The first view or guide.
  public var firstItem: AnyObject? { first }
  /// The second view or guide; `nil` if there is none.
  public var secondItem: AnyObject? { second }
  /// The factor of the second attribute.
  public var multiplier: Double { factor }

  /// The constant that is added to the second side, in points.
  public var constant: Double {
    get { length }
    set {
      let new = newValue
      guard new != length, new.isFinite else { return }
      length = new
      if isActive { didChange(constantOnly: true) }
    }
  }
  /// The constant as the solver takes it.
  var offset: Double { length }

  /// A Boolean value that indicates whether the constraint has an effect.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { register() } else { unregister() }
      didChange(constantOnly: false)
    }
  }

  /// The priority of the constraint.
  public var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue, isActive else { return }
      isActive = false
      isActive = true
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  // MARK: Where it is stored

  /// The items, each once.
  var items: [any _LayoutItem] {
    let found = [first, second].compactMap(\.self)
    return found.count == 2 && found[0] === found[1] ? [found[0]] : found
  }

  /// The views of the items, each once.
  var views: [UIView] {
    var found: [UIView] = []
    for view in items.compactMap(\.layoutView) where !found.contains(where: { $0 === view }) { found.append(view) }
    return found
  }

  private func register() {
    UIView.hasLayout = true
    for item in items { item.changeConstraints { $0.append(self) } }
  }

  private func unregister() {
    for item in items { item.changeConstraints { $0.removeAll { $0 === self } } }
  }
}

extension _LayoutItem {
  /// The view that the item is or belongs to.
  var layoutView: UIView? { self as? UIView ?? (self as? UILayoutGuide)?.owningView }

  func changeConstraints(_ change: (inout [NSLayoutConstraint]) -> Void) {
    if let view = self as? UIView {
      change(&view.layoutParts.constraints)
    } else if let guide = self as? UILayoutGuide {
      change(&guide.constraints)
    }
  }
}
