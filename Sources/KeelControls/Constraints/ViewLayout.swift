import KeelScene

/// What constraints and frames say of a view, and where they have placed it; few views have one.
@MainActor final class ViewLayout {
  /// The active constraints of which the view is an item.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  /// The priorities of hugging and of compression resistance, by axis.
  var hugging: [UILayoutPriority?] = [nil, nil]
  var compression: [UILayoutPriority?] = [nil, nil]
  var margins: NSDirectionalEdgeInsets?
  /// The space behind the view in its stack; `nil` for that of the stack.
  var spacingAfter: Double?
  /// True if the view is in a stack that does not arrange it.
  var isPlainInStack = false
  var translatesMask = true
  var mask: UIView.AutoresizingMask = []
  var written: WrittenFrame?
  /// The size of the content of a scroll view, as the program has set it.
  var content: SceneSize?
  /// The island in which the view is placed.
  weak var island: Island?
  var role = Island.Role.leaf
  /// The island of which the view is the root.
  var ownIsland: Island?
  /// The frame in the superview, from its left edge.
  var solved: SceneRect?
  /// The size of the content, as the front end has measured it.
  var ideal: SceneSize?
  /// The measured size for which `intrinsicContentSize` is asked.
  var contentInQuestion: SceneSize?
  var needsLayout = false
  /// The size of which `viewWillTransition(to:with:)` has told last.
  var toldSize: SceneSize?
  var needsConstraints = true
  /// True if the size of the view is followed for `layoutSubviews()`.
  var isFollowed = false

  /// All constraints of the view and its guides.
  var allConstraints: [NSLayoutConstraint] {
    var found = constraints
    for guide in guides { found += guide.constraints }
    for guide in systemGuides.values { found += guide.constraints }
    return found
  }
}

extension UIView {
  /// True if any view has a constraint, a guide or a frame. Until then, no view looks for one.
  static var hasLayout = false

  /// The record in `rare`, created on first access.
  var layoutParts: ViewLayout { rareParts.layout.orMaking(ViewLayout()) }

  /// The active constraints that the view or its guides are an item of.
  public var constraints: [NSLayoutConstraint] { rare?.layout?.allConstraints ?? [] }
  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// A Boolean value that indicates whether the `frame` of the view, if it has been set, places it. Set it to false for a
  /// view with constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { rare?.layout?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layoutParts.translatesMask = newValue
      if rare?.layout?.written != nil { equationsDidChange() }
    }
  }

  /// Returns the priority at which the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    rare?.layout?.hugging[axis.rawValue] ?? .defaultLow
  }
  /// Sets the priority at which the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard layoutParts.hugging[axis.rawValue] != priority else { return }
    layoutParts.hugging[axis.rawValue] = priority
    equationsDidChange()
  }
  /// Returns the priority at which the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    rare?.layout?.compression[axis.rawValue] ?? .defaultHigh
  }
  /// Sets the priority at which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutParts.compression[axis.rawValue] != priority else { return }
    layoutParts.compression[axis.rawValue] = priority
    equationsDidChange()
  }

  /// The margins of the view, by default 8 points, at the sides of a page 16.
  var layoutMarginsInUse: NSDirectionalEdgeInsets {
    if let stack = self as? UIStackView { return stack.directionalLayoutMargins }
    if let margins = rare?.layout?.margins { return margins }
    // Rows have margins of their own around the content view.
    if self is CellContentView { return NSDirectionalEdgeInsets() }
    return owningController != nil
      ? NSDirectionalEdgeInsets(leading: 16, trailing: 16)
      : NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

}
