package import KeelScene

/// Nodes that code of the program lays out.
extension LayoutSolver {
  func size(of arrangement: SceneArrangement, _ entry: SceneTree.Entry, in room: LayoutProposal) -> SceneSize {
    let room = room.lawful
    return arrangement.program.size(in: room, of: arrangedChildren(of: entry)).lawful(for: room)
  }

  func place(
    _ arrangement: SceneArrangement, _ entry: SceneTree.Entry, in rect: SceneRect, _ proposal: LayoutProposal,
    _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    let places = arrangement.program.places(in: rect.size, proposal.lawful, of: arrangedChildren(of: entry))
    for (child, place) in zip(entry.children, places) {
      let frame = place.frame.lawful
      body(
        child, SceneRect(x: rect.x + frame.x, y: rect.y + frame.y, width: frame.width, height: frame.height),
        place.proposal.lawful)
    }
  }

  func arrangedChildren(of entry: SceneTree.Entry) -> SolvedChildren {
    SolvedChildren(self, entry, generation: generation(of: entry.id))
  }
}

/// The children of a layout of the program, with the sizes that the solver finds.
@MainActor final class SolvedChildren: ArrangedChildren {
  private let solver: LayoutSolver
  private let entry: SceneTree.Entry
  private let ids: [NodeID]
  let generation: Int

  init(_ solver: LayoutSolver, _ entry: SceneTree.Entry, generation: Int) {
    self.solver = solver
    self.entry = entry
    self.generation = generation
    ids = entry.children
  }

  var count: Int { ids.count }
  var isRightToLeft: Bool { solver.tree.isRightToLeft(entry) }

  func size(of index: Int, in proposal: LayoutProposal) -> SceneSize {
    ids.indices.contains(index) ? solver.size(of: ids[index], in: proposal.lawful) : SceneSize()
  }

  func priority(of index: Int) -> Double {
    guard ids.indices.contains(index), let child = solver.tree.entry(of: ids[index]) else { return 0 }
    return solver.tree.priority(of: child) ?? 0
  }

  func isSpacer(_ index: Int) -> Bool {
    ids.indices.contains(index) && solver.tree.element(of: ids[index])?.isSpacer == true
  }

  func guide(_ key: GuideKey, of index: Int, _ size: SceneSize, _ proposal: LayoutProposal) -> Double? {
    ids.indices.contains(index) ? solver.guide(key, of: ids[index], size, proposal.lawful) : nil
  }
}

extension LayoutProposal {
  /// The proposal with lengths that views can choose for: not negative, and the ideal one in place of NaN.
  package var lawful: LayoutProposal {
    func lawful(_ length: Double?) -> Double? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
    return LayoutProposal(width: lawful(width), height: lawful(height))
  }
}

extension SceneSize {
  /// The size with lengths that a program may choose: not negative, 0 in place of NaN, and infinite only for an infinite
  /// proposal.
  package func lawful(for room: LayoutProposal) -> SceneSize {
    func lawful(_ length: Double, _ room: Double?) -> Double {
      length == .infinity && room == .infinity ? length : max(0, length.lawfulCoordinate)
    }
    return SceneSize(width: lawful(width, room.width), height: lawful(height, room.height))
  }
}

extension SceneRect {
  /// The area with numbers that every front end can place.
  package var lawful: SceneRect {
    SceneRect(
      x: x.lawfulCoordinate, y: y.lawfulCoordinate, width: max(0, width.lawfulCoordinate),
      height: max(0, height.lawfulCoordinate))
  }
}
