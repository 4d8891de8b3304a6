import KeelScene

/// Nodes that show the first child that fits (`FirstFitElement`).
///
/// Whether a node grows depends on the child that it shows, and which child fits depends on the room that growing nodes
/// leave: a layout with choices is repeated until they settle.
extension LayoutSolver {
  /// Lays out until no other child is chosen. The closure is told whether it has laid out before.
  ///
  /// Two choices can depend on each other without end. If they have not settled after four more layouts, all begin again
  /// and move only to later children, which ends after as many layouts as there are children. They are held until the
  /// next change, so that the result depends on the scene alone.
  package func settleChoices(_ layOut: (_ isRepeated: Bool) -> Void) {
    var seen = choiceCount
    var rounds = 0
    layOut(false)
    while choiceCount != seen {
      if rounds == 4, !holdsChoices {
        forgetChoices()
        holdsChoices = true
      }
      rounds += 1
      seen = choiceCount
      layOut(true)
    }
  }

  /// Lets choices that are held move to any child again.
  func releaseChoices() {
    guard holdsChoices else { return }
    holdsChoices = false
    forgetChoices()
  }

  private func forgetChoices() {
    for entry in tree.choosers.compactMap(tree.entry) where entry.chosen != nil {
      tree.choose(nil, in: entry)
      choiceChanged(in: entry, to: nil)
    }
  }

  /// Returns the first child whose ideal size fits the proposal along the axes of the choice, otherwise the last one.
  ///
  /// A length that is not proposed fits every child. A child that fits is laid out for the whole proposal.
  func fittingChild(of axes: FittingAxes, _ entry: SceneTree.Entry, in room: LayoutProposal) -> NodeID? {
    var children = entry.children[...]
    if holdsChoices, let held = children.firstIndex(where: { $0 == entry.chosen }) { children = children[held...] }
    return children.dropLast().first { child in
      var ideal = room
      if axes.contains(.horizontal) { ideal.width = nil }
      if axes.contains(.vertical) { ideal.height = nil }
      let size = self.size(of: child, in: ideal)
      return StackElement.Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let length = room[axis] else { return true }
        return metrics.fits(size[axis], in: length, along: axis)
      }
    } ?? children.last
  }

  /// Places the child that fits, and notes the choice in the tree.
  func placeFitting(
    _ axes: FittingAxes, _ entry: SceneTree.Entry, in rect: SceneRect, _ proposal: LayoutProposal,
    _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    let chosen = fittingChild(of: axes, entry, in: proposal)
    if tree.choose(chosen, in: entry) { choiceChanged(in: entry, to: chosen) }
    guard let chosen else { return }
    place(LayersElement(), [chosen], in: rect, proposal, body)
  }

  /// Forgets the sizes of a node in which another child is chosen, and of the containers around it: they grow as that one
  /// does. The choices in the other children, which are not placed, are forgotten, too.
  private func choiceChanged(in entry: SceneTree.Entry, to chosen: NodeID?) {
    choiceCount += 1
    for child in entry.children where child != chosen { forgetSubtree(child) }
    var next: SceneTree.Entry? = entry
    while let around = next {
      forgetSizes(of: around.id)
      next = around.parent
    }
  }
}
