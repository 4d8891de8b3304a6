import KeelLayout
import KeelModel
import KeelScene

/// The places of all views in a tree of plain views, which one solver determines from constraints and frames.
///
/// - The *root* is the topmost plain view, or a scroll view, whose content is placed then.
/// - *Members* are the views in it. Plain views are *containers*: they are empty nodes, and what is in them are members
///   too. Other views are *leaves*, which front ends measure. A plain view that does something to everything in it (its
///   opacity, its clip, its presses) is *kept*: a leaf for this island, and the root of another one.
/// - The node of an island is one layout of the program (`ArrangedElement`), whose children are the members that are seen,
///   containers before what is in them.
///
/// Places are counted from the leading edge of the root, so that right to left needs nothing but the edges left and
/// right. `Documentation/architecture/constraints.md` has the equations.
@MainActor final class Island {
  typealias Solver = ConstraintSolver

  /// The part of a view in its island.
  enum Role { case container, leaf, kept }

  struct Member {
    let view: UIView
    let role: Role
    /// The index of the view among the children of the node; `nil` for a view that is not seen.
    let index: Int?
  }

  /// The position and the size of a view or a guide.
  struct Box { var x, y, width, height: Solver.Variable }

  private(set) weak var root: UIView?
  private(set) var members: [Member] = []
  /// The children of the node.
  private(set) var nodes: [UIView] = []
  /// True if the members have to be collected again.
  var needsCollecting = true
  /// The layout as the scene knows it, another one after each change of the equations.
  private(set) var arrangement: SceneArrangement?
  private(set) lazy var placesNode = IslandNode(self)
  private(set) lazy var areaNode = IslandArea(self)

  /// True if the places are older than the last change of the equations.
  private(set) var needsSolving = true

  // The equations: see Island+Equations.swift.
  var solver = Solver()
  var isBuilt = false
  var isMirrored = false
  var boxes: [ObjectIdentifier: Box] = [:]
  /// The visible area of a scroll view.
  var visible: Box?
  var visibleLengths: [Solver.Constraint] = []
  var made: [ObjectIdentifier: Solver.Constraint] = [:]
  /// What guides add to the constants of constraints, so that a change of a constant is a change of one number.
  var bases: [ObjectIdentifier: Double] = [:]
  /// The names of the solver's constraints in reports.
  var names: [ObjectIdentifier: () -> String] = [:]
  var origins: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// Constraints whose constants depend on sizes that front ends report.
  var measuredConstraints: [NSLayoutConstraint] = []
  var contents: [Content] = []
  /// The lengths of the root that are proposed, by axis.
  var given: [Solver.Constraint?] = [nil, nil]
  /// The size for which places were last asked.
  var size: SceneSize?
  private var reported: Set<String> = []

  init(_ root: UIView) { self.root = root }

  /// True while sizes are estimated, so that nothing is noted as measured.
  static var isEstimating = false

  // MARK: Members

  /// Finds the members again. Their equations are kept if they are the same.
  func collect() {
    needsCollecting = false
    guard let root else { return }
    let used = Island.usedContainers(in: root)
    var found: [Member] = []
    var shown: [UIView] = []
    func add(in view: UIView, isHidden: Bool) {
      for view in view.subviews {
        let isHidden = isHidden || !view.isShown
        let role = Island.role(of: view, isUsed: used.contains(ObjectIdentifier(view)))
        let hasNode = !isHidden && (role != .container || view.isSeenInIsland)
        found.append(Member(view: view, role: role, index: hasNode ? shown.count : nil))
        if hasNode { shown.append(view) }
        if role == .container { add(in: view, isHidden: isHidden) }
      }
    }
    add(in: root, isHidden: false)
    let isSame =
      found.count == members.count
      && zip(found, members).allSatisfy { $0.view === $1.view && $0.role == $1.role && $0.index == $1.index }
    if !isSame {
      let old = members
      members = found
      nodes = shown
      isBuilt = false
      for member in old where member.view.rare?.layout?.island === self { member.view.rare?.layout?.island = nil }
      arrangement = nil
      needsSolving = true
    }
    for member in found {
      let layout = member.view.layoutParts
      // The box around a view has no size of its own in an island.
      let isNew = layout.island == nil
      layout.island = self
      layout.role = member.role
      guard isNew else { continue }
      member.view.rare?.groundNode?.setNeedsDescription()
      if member.view is UIImageView { member.view.setNeedsDescription() }
      if LayoutPass.isUsed { member.view.followLayout() }
    }
  }

  /// Forgets the members, which may be elsewhere soon.
  func dissolve() {
    for member in members where member.view.rare?.layout?.island === self { member.view.rare?.layout?.island = nil }
    members = []
    nodes = []
    isBuilt = false
    needsCollecting = true
    arrangement = nil
    needsSolving = true
  }

  /// Lays out with the sizes that are known, and estimates for the others, if no front end has done it since the last
  /// change.
  func solveNow() {
    if needsCollecting { collect() }
    guard let root, needsSolving else { return }
    needsSolving = false
    let length = size ?? root.layoutSize.size
    size = length
    _ = solve(LayoutProposal(length), EstimatedChildren(of: self))
    keepPlaces()
  }

  // MARK: Changes

  /// Lays out again with the same members and other equations.
  func didChange(rebuilds: Bool) {
    if rebuilds { isBuilt = false }
    arrangement = nil
    needsSolving = true
    placesNode.setNeedsDescription()
  }

  /// Collects the members again, because something in the tree has changed.
  func treeDidChange() {
    needsCollecting = true
    placesNode.setNeedsDescription()
  }

  func constraintDidChange(_ constraint: NSLayoutConstraint, constantOnly: Bool) {
    let id = ObjectIdentifier(constraint)
    if isBuilt {
      if constantOnly, let known = made[id] {
        solver.setConstant((bases[id] ?? 0) - constraint.offset, of: known)
      } else if made[id] != nil {
        drop(constraint)
      } else if constraint.isActive {
        add(constraint)
      }
    }
    didChange(rebuilds: false)
  }

  /// The element of the node.
  var element: Element {
    if needsCollecting { collect() }
    let shown = arrangement ?? SceneArrangement(IslandProgram(self))
    arrangement = shown
    return .arranged(ArrangedElement(shown))
  }

  // MARK: Places

  func places(
    in size: SceneSize, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    _ = solve(LayoutProposal(size), children)
    if !Island.isEstimating {
      self.size = size
      needsSolving = false
      reportConflicts()
      if TurnTrace.traces(.layout) { traceAmbiguity() }
      keepPlaces()
    }
    var shown: [(frame: SceneRect, proposal: LayoutProposal)] = []
    for (index, member) in members.enumerated() where member.index != nil {
      let frame = member.view is UILabel ? textFrame(ofMember: index, children) : frame(of: member.view)
      shown.append((frame, LayoutProposal(frame.size)))
    }
    return shown
  }

  /// The frame of the text of a label, which is in the middle of the label's height. A box around the label places it
  /// there itself.
  private func textFrame(ofMember index: Int, _ children: any ArrangedChildren) -> SceneRect {
    let view = members[index].view
    var frame = frame(of: view)
    guard view.sceneStandIn === view, let text = textHeight(ofMember: index, width: frame.width, children) else {
      return frame
    }
    let height = min(frame.height, text)
    frame.y += (frame.height - height) / 2
    frame.height = height
    return frame
  }

  private func textHeight(ofMember index: Int, width: Double, _ children: any ArrangedChildren) -> Double? {
    if let limit = contents[index].height.first { return -limit.constant }
    // A frame decides about the size of the label.
    let member = members[index]
    guard let ideal = member.view.rare?.layout?.ideal else { return nil }
    guard ideal.width > width, member.view.wraps(member.role), let place = member.index, place < children.count else {
      return ideal.height
    }
    return children.size(of: place, in: LayoutProposal(width: width)).height
  }

  /// The frame of a view as it was last solved, from the leading corner of the root.
  func frame(of view: UIView) -> SceneRect {
    guard let box = boxes[ObjectIdentifier(view)] else { return SceneRect() }
    return SceneRect(
      x: solver.value(of: box.x), y: solver.value(of: box.y), width: max(0, solver.value(of: box.width)),
      height: max(0, solver.value(of: box.height)))
  }

  // MARK: Reports

  private func reportConflicts() {
    guard let root, let size, size.width > 0, size.height > 0 else { return }
    for conflict in solver.conflicts {
      guard let broken = origins[ObjectIdentifier(conflict.broken)] else { continue }
      var others: [String] = []
      for name in conflict.others.compactMap({ names[ObjectIdentifier($0)]?() }) where !others.contains(name) {
        others.append(name)
      }
      guard reported.insert(broken.description).inserted else { continue }
      ConstraintReport.conflict(broken, others, in: root)
    }
  }

  /// The members whose places the constraints leave open.
  var ambiguousViews: [UIView] { members.map(\.view).filter { !openParts(of: $0).isEmpty } }

  /// The parts of a view's frame that no constraint decides, in the words of anchors.
  func openParts(of view: UIView) -> [String] {
    guard let box = boxes[ObjectIdentifier(view)] else { return [] }
    let parts = [("leading", box.x), ("top", box.y), ("width", box.width), ("height", box.height)]
    return parts.filter { solver.isAmbiguous($0.1, above: Level.length) }.map(\.0)
  }

  /// Traces the views whose places are open.
  private func traceAmbiguity() {
    let open = ambiguousViews.map { "\($0.layoutName) has no \(openParts(of: $0).joined(separator: ", "))" }
    let state = open.isEmpty ? "complete" : open.joined(separator: "; ")
    TurnTrace.note(.layout, "layout of \(root?.layoutName ?? "a view"): \(state)")
  }
}

/// The layout of an island as the scene holds it: the scene does not keep the views.
@MainActor final class IslandProgram: SceneArranging {
  private weak var island: Island?
  init(_ island: Island) { self.island = island }

  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
    island?.solve(proposal, children) ?? SceneSize()
  }

  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    island?.places(in: size, of: children) ?? []
  }

  func guide(
    _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> Double? { nil }
}

/// A node that an island describes.
@MainActor class IslandPart: SceneNode {
  fileprivate weak var island: Island?
  init(_ island: Island) {
    self.island = island
    super.init()
  }
}

/// The node whose children are the members of an island.
@MainActor final class IslandNode: IslandPart {
  override func describe() -> SceneDescription {
    guard let island else { return super.describe() }
    let element = island.element
    return SceneDescription(element: element, children: island.nodes)
  }
}

/// The box around the node of an island. Such a node grows along no axis by itself.
@MainActor final class IslandArea: IslandPart {
  override func describe() -> SceneDescription {
    guard let island, let root = island.root else { return super.describe() }
    var frame = SceneFrame()
    let fills = root.fillsFromConstraints
    if fills.horizontal { frame.maxWidth = .infinity }
    if fills.vertical { frame.maxHeight = .infinity }
    let corner = SceneAnchor(.leading, .top)
    return SceneDescription(element: .box(BoxElement(frame: frame, alignment: corner)), children: [island.placesNode])
  }
}
