import KeelLayout
import KeelScene

// The constraints and frames of an island as equations for the solver.
extension Island {
  /// The equations for the content of a view: at most its ideal length, by the priority of hugging, and at least that, by
  /// the priority of compression resistance.
  struct Content {
    var width: [Solver.Constraint] = []
    var height: [Solver.Constraint] = []
    /// The lengths that the view had when the equations were made.
    var lengths: UIView.ContentLengths
  }

  /// A part of the root: a box without some space at its edges.
  struct Area {
    var box: Box
    var insets = NSDirectionalEdgeInsets()
    /// True for an area without a height at the lower edge.
    var isBelow = false
  }

  struct Sum {
    var terms: [Solver.Term]
    var constant: Double
  }

  /// The priorities of the island's own equations. The size of the root counts more than the program's constraints, so
  /// that a contradiction breaks one of these.
  enum Level {
    static let own = 1001
    static let program = 1000
    /// The content of a scroll view is as wide as its visible area.
    static let visible = 60
    static let fitting = 50
    /// A view whose length nothing decides has none.
    static let length = 2
    /// What nothing decides is at the corner of the superview.
    static let corner = 1
  }

  func makeBox() -> Box {
    Box(x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
  }

  @discardableResult
  func fix(
    _ terms: [Solver.Term], _ relation: Solver.Relation, _ value: Double, _ priority: Int,
    _ name: (() -> String)? = nil
  ) -> Solver.Constraint {
    let constraint = Solver.Constraint(terms, relation, -value, priority: priority)
    solver.add(constraint)
    if let name { names[ObjectIdentifier(constraint)] = name }
    return constraint
  }

  /// Returns the name of an equation of a view, for reports. It does not keep the view, which may be the root.
  func name(of view: UIView, _ part: String) -> () -> String {
    { [weak view] in (view?.layoutName ?? "a view that has gone") + part }
  }

  /// Removes a constraint of the program, and what is known of it.
  func drop(_ constraint: NSLayoutConstraint) {
    guard let known = made.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(known)
    bases[ObjectIdentifier(constraint)] = nil
    (names[ObjectIdentifier(known)], origins[ObjectIdentifier(known)]) = (nil, nil)
    measuredConstraints.removeAll { $0 === constraint }
  }

  func build(isRightToLeft: Bool) {
    guard let root else { return }
    isMirrored = isRightToLeft
    solver = Solver()
    (made, bases, names, origins, boxes) = ([:], [:], [:], [:], [:])
    (given, visible, visibleLengths, measuredConstraints) = ([nil, nil], nil, [], [])
    solver.batch {
      let whole = makeBox()
      boxes[ObjectIdentifier(root)] = whole
      fix([.init(whole.x)], .equal, 0, Level.own)
      fix([.init(whole.y)], .equal, 0, Level.own)
      fix([.init(whole.width)], .atMost, 0, Level.fitting)
      fix([.init(whole.height)], .atMost, 0, Level.fitting)
      if let scroll = root as? UIScrollView { addVisibleArea(of: scroll, whole) }
      let views = [root] + members.map(\.view)
      for view in views {
        if view !== root { boxes[ObjectIdentifier(view)] = makeBox() }
        guard let layout = view.rare?.layout else { continue }
        for guide in layout.guides { boxes[ObjectIdentifier(guide)] = makeBox() }
        if let guide = layout.systemGuides[.readable] { boxes[ObjectIdentifier(guide)] = makeBox() }
      }
      for view in views { addGuides(of: view) }
      for view in views {
        for constraint in view.constraints where constraint.first?.layoutView === view { add(constraint) }
      }
      contents = members.map { self.addPlace(of: $0, in: whole) }
      for case let stack as UIStackView in views { add(stack) }
    }
    isBuilt = true
  }

  private func addVisibleArea(of scroll: UIScrollView, _ whole: Box) {
    let area = makeBox()
    visible = area
    fix([.init(area.x)], .equal, 0, Level.own)
    fix([.init(area.y)], .equal, 0, Level.own)
    visibleLengths = [fix([.init(area.width)], .equal, 0, Level.own), fix([.init(area.height)], .equal, 0, Level.own)]
    if let content = scroll.rare?.layout?.content {
      let (variable, length) =
        scroll.scrollsHorizontally ? (whole.width, content.width) : (whole.height, content.height)
      if length > 0 { fix([.init(variable)], .atLeast, length, Level.own) }
    }
    if !scroll.scrollsHorizontally {
      fix([.init(whole.width), .init(area.width, -1)], .equal, 0, Level.visible)
    } else {
      fix([.init(whole.height), .init(area.height, -1)], .equal, 0, Level.visible)
    }
  }

  private func addGuides(of view: UIView) {
    guard let layout = view.rare?.layout else { return }
    for guide in layout.guides {
      guard let box = boxes[ObjectIdentifier(guide)], let around = boxes[ObjectIdentifier(view)] else { continue }
      fix([.init(box.width)], .atLeast, 0, Level.own)
      fix([.init(box.height)], .atLeast, 0, Level.own)
      fix([.init(box.x), .init(around.x, -1)], .equal, 0, Level.corner)
      fix([.init(box.y), .init(around.y, -1)], .equal, 0, Level.corner)
    }
    guard let guide = layout.systemGuides[.readable], let box = boxes[ObjectIdentifier(guide)],
      let margins = area(of: view.layoutMarginsGuide)
    else { return }
    let around = margins.box, insets = margins.insets
    fix([.init(box.y), .init(around.y, -1)], .equal, insets.top, Level.own)
    fix([.init(box.height), .init(around.height, -1)], .equal, -insets.top - insets.bottom, Level.own)
    fix([.init(box.width)], .atMost, 672, Level.own)
    fix([.init(box.width), .init(around.width, -1)], .equal, -insets.leading - insets.trailing, Level.program - 1)
    fix(
      [.init(box.x), .init(box.width, 0.5), .init(around.x, -1), .init(around.width, -0.5)], .equal,
      (insets.leading - insets.trailing) / 2, Level.own)
  }

  private func addPlace(of member: Member, in whole: Box) -> Content {
    guard let box = boxes[ObjectIdentifier(member.view)] else {
      return Content(lengths: UIView.ContentLengths(width: false, height: false))
    }
    let around = member.view.superview.flatMap { boxes[ObjectIdentifier($0)] } ?? whole
    fix([.init(box.x), .init(around.x, -1)], .equal, 0, Level.corner)
    fix([.init(box.y), .init(around.y, -1)], .equal, 0, Level.corner)
    fix([.init(box.width)], .atLeast, 0, Level.own)
    fix([.init(box.height)], .atLeast, 0, Level.own)
    let written = member.view.frameInIsland
    if let written { add(written, of: member.view, box, around) }
    let axes = member.view.lengthsOfContent(member.role)
    if !axes.width { fix([.init(box.width)], .atMost, 0, Level.length) }
    if !axes.height { fix([.init(box.height)], .atMost, 0, Level.length) }
    guard written.map(\.fits) ?? true else { return Content(lengths: axes) }
    func pair(_ variable: Solver.Variable, _ axis: NSLayoutConstraint.Axis) -> [Solver.Constraint] {
      let (view, layout) = (member.view, member.view.rare?.layout)
      var hugging = layout?.hugging[axis.rawValue]?.level ?? (axes.isOwn ? 250 : Level.fitting)
      var compression = view.contentCompressionResistancePriority(for: axis).level
      if written != nil { (hugging, compression) = (Level.program, Level.program) }
      return [
        fix([.init(variable)], .atMost, 0, hugging, name(of: view, ": content hugging")),
        fix([.init(variable)], .atLeast, 0, compression, name(of: view, ": content compression resistance")),
      ]
    }
    return Content(
      width: axes.width ? pair(box.width, .horizontal) : [], height: axes.height ? pair(box.height, .vertical) : [],
      lengths: axes)
  }

  /// Adds the equations of a frame: its place and its size follow the superview by the autoresizing mask.
  private func add(_ written: WrittenFrame, of view: UIView, _ box: Box, _ around: Box) {
    let mask = view.autoresizingMask
    let name = name(of: view, ".frame")
    let across = written.share(
      start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
      end: mask.contains(.flexibleRightMargin), along: .horizontal)
    let down = written.share(
      start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
      end: mask.contains(.flexibleBottomMargin), along: .vertical)
    if !written.fits {
      fix(
        [.init(box.width), .init(around.width, -across.length)], .equal,
        written.width - across.length * across.room, Level.program, name)
      fix(
        [.init(box.height), .init(around.height, -down.length)], .equal, written.height - down.length * down.room,
        Level.program, name)
    }
    let part = written.isCentered ? 0.5 : 0
    let vertical: [Solver.Term] = [
      .init(box.y), .init(box.height, part), .init(around.y, -1),
      .init(around.height, -down.start - part * down.length),
    ]
    fix(vertical, .equal, written.y - (down.start + part * down.length) * down.room, Level.program, name)
    let shift = across.start + part * across.length
    let value = written.x - shift * across.room
    // The distance from the left edge, which is at the end where lines begin on the right.
    if isMirrored {
      fix(
        [.init(around.x), .init(around.width, 1 - shift), .init(box.x, -1), .init(box.width, part - 1)], .equal, value,
        Level.program, name)
    } else {
      fix(
        [.init(box.x), .init(box.width, part), .init(around.x, -1), .init(around.width, -shift)], .equal, value,
        Level.program, name)
    }
  }

  // MARK: Constraints of the program

  /// Adds a constraint, if this island has both of its items.
  func add(_ constraint: NSLayoutConstraint) {
    // The size of a scroll view is not that of its content.
    if let root = root as? UIScrollView, constraint.views.allSatisfy({ $0 === root }) { return }
    guard let sum = sum(of: constraint) else { return }
    let id = ObjectIdentifier(constraint)
    let relation: Solver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    bases[id] = sum.constant
    let new = Solver.Constraint(
      sum.terms, relation, sum.constant - constraint.offset, priority: constraint.priority.level)
    solver.add(new)
    made[id] = new
    origins[ObjectIdentifier(new)] = constraint
    names[ObjectIdentifier(new)] = { [weak constraint] in constraint?.description ?? "NSLayoutConstraint" }
    if constraint.hasBaseline { measuredConstraints.append(constraint) }
  }
}
