public import KeelScene

/// SwiftUI's layout of a scene: a parent proposes a size, the child chooses its own, and the parent places it.
///
/// The solver lays out stacks, layers, boxes, grids, shapes and regions that scroll; it asks its metrics for the sizes
/// of everything else. Sizes are remembered by proposal until `forget(_:)` says that something in a subtree changed.
/// Its rules are those of `Growth` as well, from which front ends with a layout of their own (browsers) work. The
/// algorithm follows the descriptions in WWDC 2019, session 237, and in *Thinking in SwiftUI* (Eidhof, Kugler).
@MainActor public final class LayoutSolver {
  /// The scene that is laid out.
  public let tree: SceneTree
  let metrics: any LayoutMetrics
  private var known: [NodeID: [KnownSize]] = [:]
  /// The number of sizes that have been computed, for tests of the work that a change causes.
  package private(set) var computedCount = 0

  private struct KnownSize {
    var proposal: LayoutProposal
    var size: LayoutSize
  }

  /// Creates a solver for a tree that changes only between questions.
  public init(_ tree: SceneTree, metrics: any LayoutMetrics) {
    self.tree = tree
    self.metrics = metrics
  }

  // MARK: Sizes

  /// Returns the size that a node chooses in a room; zero for an unknown node.
  ///
  /// O(1) if the node has been asked before, otherwise O(nodes in its subtree), times the number of different proposals
  /// that its containers make.
  public func size(of id: NodeID, in proposal: LayoutProposal) -> LayoutSize {
    guard let entry = tree.entry(of: id) else { return LayoutSize() }
    var proposal = proposal
    for axis in StackElement.Axis.allCases where tree.rigidity(of: entry).grows(along: axis) { proposal[axis] = nil }
    if let known = known[id]?.first(where: { $0.proposal == proposal }) { return known.size }
    let size = chosenSize(of: entry, in: proposal)
    computedCount += 1
    known[id, default: []].append(KnownSize(proposal: proposal, size: size))
    return size
  }

  private func chosenSize(of entry: SceneTree.Entry, in proposal: LayoutProposal) -> LayoutSize {
    switch entry.element {
    case .stack(let stack) where stack.window == nil: arrangement(of: stack, entry.children, in: proposal).size
    case .layers(let layers): size(of: layers, entry.children, in: proposal)
    case .box(let box): size(of: box, entry.children.first, in: proposal)
    case .scroll(let scroll): size(of: scroll, entry.children.first, in: proposal)
    case .shape, .drawing, .geometryReader:
      LayoutSize(width: proposal.width ?? Self.idealFill, height: proposal.height ?? Self.idealFill)
    case .spacer(let spacer):
      LayoutSize(width: max(proposal.width ?? 0, spacer.least), height: max(proposal.height ?? 0, spacer.least))
    case .grid(let grid): size(of: grid, entry.children, in: proposal)
    default: metrics.size(of: entry.id, entry.element, in: proposal)
    }
  }

  /// The length of what fills its room where no length is proposed, as in SwiftUI.
  package static let idealFill = 10.0

  // MARK: Frames

  /// Places a node and everything in it that the solver lays out, and calls the closure for each, parents first.
  ///
  /// - Parameters:
  ///   - rect: The frame of the node.
  ///   - proposal: The proposal for which it chose its size; by default the size of the frame.
  public func place(
    _ id: NodeID, in rect: LayoutRect, proposal: LayoutProposal? = nil, visit: (NodeID, LayoutRect) -> Void
  ) {
    guard let entry = tree.entry(of: id) else { return }
    visit(id, rect)
    forEachChild(of: entry, in: rect, proposal ?? LayoutProposal(rect.size)) { child, frame, proposal in
      place(child, in: frame, proposal: proposal, visit: visit)
    }
  }

  /// Calls the closure with the frames of the children, and the proposals for which they chose their sizes.
  package func forEachChild(
    of entry: SceneTree.Entry, in rect: LayoutRect, _ proposal: LayoutProposal,
    _ body: (NodeID, LayoutRect, LayoutProposal) -> Void
  ) {
    let isMirrored = isRightToLeft(entry)
    let placed = { (child: NodeID, frame: LayoutRect, proposal: LayoutProposal) in
      var frame = frame
      if isMirrored { frame.x = rect.x + rect.x + rect.width - frame.x - frame.width }
      body(child, frame, proposal)
    }
    switch entry.element {
    case .stack(let stack) where stack.window == nil: place(stack, entry.children, in: rect, proposal, placed)
    case .layers(let layers): place(layers, entry.children, in: rect, proposal, placed)
    case .box(let box): if let child = entry.children.first { place(box, child, in: rect, proposal, placed) }
    case .scroll(let scroll): if let child = entry.children.first { place(scroll, child, in: rect, placed) }
    case .grid(let grid): place(grid, entry.children, in: rect, proposal, placed)
    case .geometryReader:
      let corner = LayersElement(alignment: SceneAnchor(.leading, .top))
      place(corner, entry.children, in: rect, LayoutProposal(rect.size), placed)
    default: break
    }
  }

  /// Returns true if the lines of a node begin on the right.
  private func isRightToLeft(_ entry: SceneTree.Entry) -> Bool {
    var next: SceneTree.Entry? = entry
    while let around = next {
      if let direction = around.attributes.layoutDirection { return direction == .rightToLeft }
      next = around.parent
    }
    return false
  }

  // MARK: Changes

  /// Forgets what is known of a node that has changed, and of the nodes around it.
  public func forget(_ id: NodeID) {
    known[id] = nil
    var next = tree.entry(of: id)?.parent
    while let around = next {
      known[around.id] = nil
      next = around.parent
    }
  }

  /// Forgets everything, for example after a change of the metrics.
  public func forgetEverything() { known.removeAll(keepingCapacity: true) }
}

extension SpacerElement {
  /// The smallest length in points.
  package var least: Double { minLength ?? 8 }
}
