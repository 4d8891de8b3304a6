internal import KeelInteraction
internal import KeelLayout
package import KeelScene

/// The layouts that depend on sizes which the page has measured.
extension WebPage {
  /// Notes the child that the page shows because it fits. Returns the messages with what follows from it.
  package func choose(_ index: Int, in id: NodeID) -> [String] {
    guard tree.choosers.contains(id), let entry = tree.entry(of: id), entry.children.indices.contains(index) else {
      return []
    }
    var script = PatchScript(base: settings.basePath)
    redescribe(tree.nodes(changedByChoiceIn: entry), &script) { tree.choose(entry.children[index], in: entry) }
    return messages(of: &script)
  }

  /// Lays out nodes that the page has measured together. Returns the messages with the places of their children.
  ///
  /// A layout that does not settle in many rounds stays as it is. The first report after that sets `unsettled`.
  package func arrange(_ nodes: [MeasuredNode]) -> [String] {
    var script = PatchScript(base: settings.basePath)
    // Layouts of the program around these have asked for their sizes.
    var (around, seen): ([SceneTree.Entry], Set<NodeID>) = ([], [])
    for node in nodes where take(node) {
      guard let entry = tree.entry(of: node.id) else { continue }
      arrange(entry, &script)
      var next = entry.parent
      while let outer = next, seen.insert(outer.id).inserted {
        if measured[outer.id] != nil { around.append(outer) }
        next = outer.parent
      }
    }
    for entry in around { arrange(entry, &script) }
    return messages(of: &script)
  }

  /// Keeps the sizes that a page reports of a node. Returns false if nothing follows from them.
  private func take(_ node: MeasuredNode) -> Bool {
    guard tree.arrangers.contains(node.id), let entry = tree.entry(of: node.id),
      node.children.sizes[LayoutProposal()] != nil,
      node.children.sizes.values.allSatisfy({ $0.count == entry.childCount })
    else { return false }
    var known = measured[node.id] ?? MeasuredLayout(children: node.children, ids: entry.children)
    known.children = node.children
    known.ids = entry.children
    let isEndless = node.round >= WebPage.mostRounds
    if isEndless {
      if !known.hasWarned { unsettled = node.id }
      known.hasWarned = true
    }
    measured[node.id] = known
    return !isEndless
  }

  /// Returns the event that reports a layout which does not settle; `nil` if there is none.
  func takeUnsettled() -> Event? {
    defer { unsettled = nil }
    return unsettled.map {
      .geometry([GeometryReport(node: $0, frame: SceneRect())], round: GeometryReport.maximumRounds + 1)
    }
  }

  /// The number of reports on one layout that follow from the answers to each other.
  static let mostRounds = 3 * GeometryReport.maximumRounds

  /// Computes layouts again whose program has changed, with the sizes that are known.
  func arrangeAgain(_ script: inout PatchScript) {
    for id in measured.keys where !tree.arrangers.contains(id) { measured[id] = nil }
    for (id, known) in measured {
      guard let entry = tree.entry(of: id), case .arranged(let arranged) = entry.element,
        arranged.arrangement != known.arrangement, known.ids == entry.children
      else { continue }
      arrange(entry, &script)
    }
  }

  private func arrange(_ entry: SceneTree.Entry, _ script: inout PatchScript) {
    guard case .arranged(let arranged) = entry.element, var known = measured[entry.id] else { return }
    let arrangement = arranged.arrangement
    let children = ReportedChildren(entry, in: tree, known.children) { self.measured[$0]?.children }
    let proposal = known.children.proposal
    let size = arrangement.program.size(in: proposal, of: children).lawful(for: proposal)
    let places = arrangement.program.places(in: size, proposal, of: children)
    let frames = places.map(\.frame.lawful)
    var new = ArrangedNode(size: size, frames: frames.map(LinearFrame.init), questions: children.questions)
    let filled = axesFilled(by: size, entry, proposal)
    if let old = entry.arranged, let last = known.last, old.frames.count == frames.count {
      new.fills = old.fills.union(last.filled.filter { abs(size[$0] - last.size[$0]) >= 1 }).intersection(filled)
      for (index, frame) in frames.enumerated() {
        new.frames[index] = old.frames[index]
        new.frames[index].pass(frame, in: size, last: (last.frames[index], last.size), along: new.fills)
      }
    }
    known.last = MeasuredLayout.Answer(size: size, frames: frames, filled: filled)
    known.arrangement = arrangement
    measured[entry.id] = known
    guard new != entry.arranged else { return }
    redescribe([entry.id], &script) { entry.arranged = new }
  }

  /// Returns the axes along which a node is as long as the box around it, whatever the length of that.
  private func axesFilled(
    by size: SceneSize, _ entry: SceneTree.Entry, _ proposal: LayoutProposal
  ) -> Set<StackElement.Axis> {
    guard let parent = entry.parent, case .box = parent.element else { return [] }
    let growth = tree.growth(of: parent)
    return Set(
      StackElement.Axis.allCases.filter { axis in
        growth.grows(along: axis) && proposal[axis].map { abs($0 - size[axis]) < 0.02 } ?? false
      })
  }

  /// Makes a change that is not part of the scene, and sends what it changes in the descriptions of nodes.
  func redescribe(_ ids: [NodeID], _ script: inout PatchScript, _ change: () -> Void) {
    let old = ids.map { description(of: $0)?.markup() }
    change()
    for (id, old) in zip(ids, old) {
      guard let old, let new = description(of: id)?.markup(), let changes = old.changes(to: new) else { continue }
      script.add(NamelessChanges(changes), to: id)
    }
  }

  func messages(of script: inout PatchScript) -> [String] {
    script.finish()
    guard !script.isEmpty else { return [] }
    sequence += 1
    return [script.message(number: sequence, cause: cause)]
  }
}

/// The children of a layout of the program, with the sizes that a page has measured.
@MainActor private final class ReportedChildren: ArrangedChildren {
  private let entry: SceneTree.Entry
  private let tree: SceneTree
  private let measured: MeasuredChildren
  /// Returns what the page has measured for another node.
  private let lookUp: (NodeID) -> MeasuredChildren?
  /// The proposals for which the program has asked, measured or not, so that the page measures them again when
  /// something changes.
  private(set) var questions: [LayoutProposal] = []

  private static var lastGeneration = 0
  /// Different for each report, because every size may have changed, and negative unlike those of solvers.
  let generation: Int

  init(
    _ entry: SceneTree.Entry, in tree: SceneTree, _ measured: MeasuredChildren,
    _ lookUp: @escaping (NodeID) -> MeasuredChildren?
  ) {
    self.entry = entry
    self.tree = tree
    self.measured = measured
    self.lookUp = lookUp
    Self.lastGeneration -= 1
    generation = Self.lastGeneration
  }

  var count: Int { entry.childCount }
  var isRightToLeft: Bool { tree.isRightToLeft(entry) }

  private func child(_ index: Int) -> SceneTree.Entry? {
    entry.children.indices.contains(index) ? tree.entry(of: entry.children[index]) : nil
  }

  func size(of index: Int, in proposal: LayoutProposal) -> SceneSize {
    guard let child = child(index), let ideal = measured.sizes[LayoutProposal()]?[index] else { return SceneSize() }
    var room = proposal.lawful
    // The page knows the size of a layout of the program only for the room that it has.
    if let inner = tree.soleArrangement(in: child), case .arranged(let arranged) = inner.element,
      let known = lookUp(inner.id), known.sizes[LayoutProposal()]?.count == inner.childCount
    {
      let children = ReportedChildren(inner, in: tree, known, lookUp)
      return arranged.arrangement.program.size(in: room, of: children).lawful(for: room)
    }
    let (growth, rigidity) = (tree.growth(of: child), tree.rigidity(of: child))
    for axis in StackElement.Axis.allCases where !growth.grows(along: axis) {
      // A view without flexibility has its ideal length where that fits; heights follow from widths.
      if rigidity.grows(along: axis) || axis == .vertical || room[axis].map({ $0 >= ideal[axis] }) ?? true {
        room[axis] = nil
      }
    }
    for axis in StackElement.Axis.allCases {
      room[axis] = room[axis].map { $0.isFinite ? ($0 * 1000).rounded() / 1000 : $0 }
    }
    if room == LayoutProposal() { return ideal }
    if questions.count + 1 < MeasuredChildren.mostProposals, !questions.contains(room) { questions.append(room) }
    if let size = measured.sizes[room]?[index] { return size }
    // Until the page has answered.
    var guess = ideal
    for axis in StackElement.Axis.allCases {
      if let length = room[axis] { guess[axis] = growth.grows(along: axis) ? length : min(guess[axis], length) }
    }
    return guess
  }

  func priority(of index: Int) -> Double { child(index).flatMap(tree.priority) ?? 0 }
  func isSpacer(_ index: Int) -> Bool { child(index)?.element.isSpacer ?? false }

  func guide(_ key: GuideKey, of index: Int, _ size: SceneSize, _ proposal: LayoutProposal) -> Double? {
    guard let child = child(index), case .box(let box) = child.element else { return nil }
    return box.guides.last { $0.key == key }?.position(size, GuidedView { _ in nil }).lawfulCoordinate
  }
}

extension SceneTree {
  /// Returns the node that a layout of the program lays out and that decides the size of a node around it; `nil` if there
  /// is none.
  fileprivate func soleArrangement(in entry: Entry) -> Entry? {
    switch entry.element {
    case .arranged: return entry
    case .box(let box):
      let lengths = [
        box.frame.minWidth, box.frame.idealWidth, box.frame.minHeight, box.frame.idealHeight,
      ]
      guard box.insets == SceneInsets(), box.placement == .automatic, lengths.allSatisfy({ $0 == nil }),
        box.frame.maxWidth ?? .infinity == .infinity, box.frame.maxHeight ?? .infinity == .infinity
      else { return nil }
    case .stack(let stack): guard stack.insets == SceneInsets(), stack.window == nil else { return nil }
    case .button(let button): guard button.style == .area else { return nil }
    default: return nil
    }
    guard entry.childCount == 1 else { return nil }
    return self.entry(of: entry.children[0]).flatMap(soleArrangement)
  }
}
