import KeelScene

// Which views an island has.
extension Island {
  /// True for the classes whose views consist of their subviews, by class.
  private static var containerClasses: [ObjectIdentifier: Bool] = [:]

  /// Returns true if a view is a plain one: its subviews have no layout but constraints and frames.
  static func isContainer(_ view: UIView) -> Bool {
    let name = ObjectIdentifier(type(of: view))
    if let known = containerClasses[name] { return known }
    let isContainer: Bool
    switch view {
    case is UIStackView, is UIWindow, is UITableView, is UIContentHost, is UIVisualEffectView, is UIScrollView,
      is UICollectionViewCell:
      isContainer = false
    default:
      let isPlain = type(of: view) == UIView.self || view is CellContentView || !ViewClass.of(view).isOwn
      isContainer = isPlain && view.isPlainView
    }
    containerClasses[name] = isContainer
    return isContainer
  }

  /// Returns true if what is in a view may be in the same island: in a plain view, or in a stack whose subviews have
  /// constraints to other views.
  static func holdsMembers(_ view: UIView) -> Bool { isContainer(view) || view is UIStackView }

  /// Returns true if the subviews of a view may form an island.
  static func mayHold(_ view: UIView) -> Bool { holdsMembers(view) || view is UIScrollView }

  /// Returns true if constraints or frames place a view in a view.
  static func isNeeded(in root: UIView) -> Bool {
    mayHold(root) && (hasPlaced(in: root) || needsEquations(root))
      && !(isContainer(root) && root.isFilledByOneView)
  }

  private static func needsEquations(_ view: UIView) -> Bool {
    UIView.hasLayout && (view as? UIStackView)?.needsEquations == true
  }

  private static func hasPlaced(in view: UIView) -> Bool {
    view.rare?.layout?.guides.isEmpty == false
      || view.subviews.contains { $0.isPlaced || holdsMembers($0) && hasPlaced(in: $0) }
  }

  /// Returns the containers in a view, at any depth, in which constraints or frames place views.
  static func usedContainers(in root: UIView) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    @MainActor func survey(_ view: UIView, isStretched: Bool = false) -> Bool {
      let isStretched = isStretched && view is UIStackView || isStretchedRow(view) || isEqualColumn(view)
      var isUsed = view.rare?.layout?.guides.isEmpty == false || needsEquations(view) || isStretched
      for view in view.subviews {
        if view.isPlaced { isUsed = true }
        guard holdsMembers(view), survey(view, isStretched: isStretched) else { continue }
        isUsed = true
        found.insert(ObjectIdentifier(view))
      }
      return isUsed
    }
    _ = survey(root)
    return found
  }

  /// Returns true for a row whose height a constraint gives: its subviews are as high, which those of a front end's row
  /// are not.
  private static func isStretchedRow(_ view: UIView) -> Bool {
    guard let stack = view as? UIStackView, stack.axis == .horizontal, stack.alignment == .fill else { return false }
    return stack.rare?.layout?.constraints.contains { constraint in
      constraint.firstAttribute == .height && constraint.first === stack && constraint.relation == .equal
    } ?? false
  }

  /// Returns true for a column whose subviews are as high as the highest one, which those of a front end's column are only
  /// in a height that is given.
  private static func isEqualColumn(_ view: UIView) -> Bool {
    guard let stack = view as? UIStackView else { return false }
    return stack.axis == .vertical && stack.distribution == .fillEqually
  }

  static func role(of view: UIView, isUsed: Bool) -> Role {
    guard holdsMembers(view) else { return .leaf }
    if view.subviews.isEmpty, isContainer(view) { return .container }
    // Without constraints in it, a plain view shows its subviews one below the other, and front ends lay out stacks.
    guard isUsed else { return .leaf }
    return view.affectsContent && !crosses(view) ? .kept : .container
  }

  /// Returns true if a constraint connects what is in a view with what is outside of it.
  private static func crosses(_ container: UIView) -> Bool {
    func crosses(in view: UIView) -> Bool {
      view.subviews.contains { view in
        let constraints = view.rare?.layout?.allConstraints ?? []
        return constraints.contains { $0.views.contains { !$0.isDescendant(of: container) } }
          || holdsMembers(view) && crosses(in: view)
      }
    }
    return crosses(in: container)
  }
}

extension UIView {
  /// True if the view has a place by constraints to views around it, or by its frame; a size alone is none.
  var isPlaced: Bool {
    guard let layout = rare?.layout else { return false }
    if layout.written != nil, layout.translatesMask { return true }
    return layout.allConstraints.contains { $0.hasSecond && $0.views.contains { !$0.isDescendant(of: self) } }
  }
}

extension UIView {
  /// True if the view does something to everything in it, so that it is a node around it.
  var affectsContent: Bool {
    if self is UIControl || isPressable { return true }
    if let ground, ground.opacity < 1 || ground.isClipped || ground.pointer != nil { return true }
    if rare?.transform != .identity, rare != nil { return true }
    var attributes = attributes
    attributes.geometry = .none
    var words = attributes.accessibility
    words.identifier = ""
    attributes.accessibility = words
    return attributes != Attributes()
  }

  /// True if a plain view in an island is seen itself, or known to tests, assistive technology or the program.
  var isSeenInIsland: Bool {
    if self is UIControl || ground != nil || isPressable || attributes != Attributes() { return true }
    return (type(of: self) != UIView.self || rare?.layer != nil) && recordedDrawing() != nil
  }

  /// The axes along which the island of the view takes all of the available length.
  var fillsFromConstraints: (horizontal: Bool, vertical: Bool) {
    if let scroll = self as? UIScrollView { return (!scroll.scrollsHorizontally, false) }
    if rare?.layout?.island != nil { return (true, true) }
    switch superview {
    case nil: return (true, owningController != nil)
    case let stack as UIStackView: return (stack.axis == .vertical && stack.alignment == .fill, false)
    default: return (true, false)
    }
  }

  /// True if the only subview is a list, a region or other content that lays itself out, and fills the view: front ends
  /// show it as they would by itself.
  var isFilledByOneView: Bool {
    let shown = subviews.filter(\.isShown)
    guard shown.count == 1, let only = shown.first, rare?.layout?.guides.isEmpty != false else { return false }
    switch only {
    case is UICollectionView, is UITableView, is UIScrollView, is UITextView, is NodeView, is UIContentHost: break
    default: guard only.owningController != nil else { return false }
    }
    guard let layout = only.rare?.layout else { return true }
    if layout.translatesMask, let written = layout.written { return written.fills(layout.mask) }
    var edges: Set<NSLayoutConstraint.Attribute> = []
    let own = layout.constraints.filter { $0.views.allSatisfy { $0 === only || !$0.isDescendant(of: only) } }
    for constraint in own {
      guard constraint.relation == .equal, constraint.offset == 0, constraint.factor == 1,
        constraint.firstAttribute == constraint.secondAttribute,
        constraint.items.allSatisfy({ $0 === only || isWholeArea($0) })
      else { return false }
      edges.insert(constraint.firstAttribute)
    }
    let isPinned = { (edge: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute) in
      edges.contains(edge) || edges.contains(other)
    }
    return own.count == 4 && isPinned(.leading, .left) && isPinned(.trailing, .right)
      && edges.contains(.top) && edges.contains(.bottom)
  }

  private func isWholeArea(_ item: any _LayoutItem) -> Bool {
    guard let guide = item as? UILayoutGuide else { return item === self }
    return guide.role == .safeArea && guide.owningView === self
  }
}
