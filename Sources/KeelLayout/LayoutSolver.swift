public import KeelScene

/// SwiftUI's layout of a scene: a parent proposes a size, the child chooses its own, and the parent places it.
///
/// The solver lays out stacks, layers, boxes, grids, shapes and regions that scroll; it asks its metrics for the sizes
/// of everything else. Sizes are remembered by proposal until a patch changes or removes something in a subtree
/// (`willApply(_:)`). Front ends with a layout of their own (browsers) use the same rules through `Growth`. The
/// algorithm follows the descriptions in WWDC 2019, session 237, and in *Thinking in SwiftUI* (Eidhof, Kugler).
@MainActor public final class LayoutSolver {
  /// The scene that is laid out.
  public let tree: SceneTree
  let metrics: any LayoutMetrics
  var known: [NodeID: [KnownSize]] = [:]
  /// The number of sizes that have been computed, for tests of the work that a change causes.
  package private(set) var computedCount = 0
  /// The number of times that another child was chosen by its size.
  package internal(set) var choiceCount = 0
  /// True while choices only move to later children, because they have not settled otherwise.
  var holdsChoices = false
  /// Numbers that change with the content of nodes that code of the program lays out.
  var generations: [NodeID: Int] = [:]

  /// Guides that containers pass on. A guide places the children of a container, which asks for theirs: without this
  /// memory, each level of nested stacks would double the work.
  var knownGuides: [NodeID: [KnownGuide: Double?]] = [:]

  /// The size of the page, of which views have parts (`BoxPlacement.containerRelative`). `place` sets it; front ends that
  /// place nodes one by one do.
  public var pageSize = SceneSize() {
    didSet { if pageSize != oldValue { forgetRelative() } }
  }
  /// The sizes of regions that scroll, as far as views depend on them.
  var scrollSizes: [NodeID: SceneSize] = [:]

  struct KnownGuide: Hashable {
    var key: GuideKey
    var size: SceneSize
    var proposal: LayoutProposal
    var isMirrored: Bool
  }

  struct KnownSize {
    var proposal: LayoutProposal
    var size: SceneSize
  }

  /// Creates a solver for a tree that changes only between questions.
  public init(_ tree: SceneTree, metrics: any LayoutMetrics) {
    self.tree = tree
    self.metrics = metrics
  }

  // MARK: Sizes

  /// Returns the size that a node chooses for a proposal; zero for an unknown node.
  ///
  /// O(1) if the node has been asked before, otherwise O(nodes in its subtree), times the number of different proposals
  /// that its containers make. A proposed height adds O(depth of the node) for texts, and for containers of texts.
  public func size(of id: NodeID, in proposal: LayoutProposal) -> SceneSize {
    guard let entry = tree.entry(of: id) else { return SceneSize() }
    var proposal = proposal
    let rigidity = tree.rigidity(of: entry)
    if rigidity.contains(.horizontal) { proposal.width = nil }
    if proposal.height != nil, rigidity.contains(.vertical), !tree.cutsTexts(of: entry) { proposal.height = nil }
    if let known = known[id]?.first(where: { $0.proposal == proposal }) { return known.size }
    let size = chosenSize(of: entry, in: proposal)
    computedCount += 1
    remember(KnownSize(proposal: proposal, size: size), of: id)
    return size
  }

  /// The number of sizes that are remembered for a node. Nested stacks ask for a handful; without a limit, a window that
  /// is resized for hours would add thousands.
  package static let mostRemembered = 16

  private func remember(_ size: KnownSize, of id: NodeID) {
    if known[id, default: []].count >= Self.mostRemembered { known[id]?.removeFirst() }
    known[id, default: []].append(size)
  }

  /// Returns the remembered position of a guide, otherwise the one that the closure finds; `nil` if none is set.
  func remembered(_ guide: KnownGuide, of id: NodeID, _ find: () -> Double?) -> Double? {
    if let known = knownGuides[id]?[guide] { return known }
    let position = find()
    if knownGuides[id, default: [:]].count >= Self.mostRemembered { knownGuides[id] = [:] }
    knownGuides[id, default: [:]][guide] = .some(position)
    return position
  }

  /// The number of sizes, guides and generations that are remembered, for tests.
  package var rememberedCount: Int {
    let sizes = known.values.reduce(scrollSizes.count + generations.count) { $0 + $1.count }
    return knownGuides.values.reduce(sizes) { $0 + $1.count }
  }

  private func chosenSize(of entry: SceneTree.Entry, in proposal: LayoutProposal) -> SceneSize {
    switch entry.element {
    case .stack(let stack) where stack.window == nil: arrangement(of: stack, entry.children, in: proposal).size
    case .layers(let layers): size(of: layers, entry.children, in: proposal)
    case .firstFit(let choice):
      fittingChild(of: choice.axes, entry, in: proposal).map { size(of: $0, in: proposal) } ?? SceneSize()
    case .arranged(let arranged): size(of: arranged.arrangement, entry, in: proposal)
    case .box(let box): size(of: resolved(box, entry), entry.children.first, in: proposal)
    case .button(let button) where entry.hasOneViewAsLabel: size(of: button, entry, in: proposal)
    case .scroll(let scroll): size(of: scroll, entry, in: proposal)
    case .shape, .drawing, .geometryReader:
      SceneSize(width: proposal.width ?? Self.idealFill, height: proposal.height ?? Self.idealFill)
    case .spacer(let spacer): size(of: spacer, entry, in: proposal)
    case .separator: sizeOfLine(entry, in: proposal)
    case .grid(let grid): size(of: grid, entry.children, in: proposal)
    case .image(let image) where image.naturalSize != nil: size(of: image, in: proposal)
    default: metrics.size(of: entry.id, entry.element, in: proposal)
    }
  }

  /// Returns the size of a picture: its own, or the proposed one.
  private func size(of image: ImageElement, in proposal: LayoutProposal) -> SceneSize {
    let natural = image.naturalSize ?? (0, 0)
    guard image.isResizable else { return SceneSize(width: natural.width, height: natural.height) }
    return SceneSize(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }

  /// The ideal length of shapes and other views that fill the proposed length, as in SwiftUI.
  package static let idealFill = 10.0

  // MARK: Frames

  /// Places a node and everything in it that the solver lays out, and calls the closure for each, parents first.
  ///
  /// - Parameters:
  ///   - rect: The frame of the node.
  ///   - proposal: The proposal for which it chose its size; by default the size of the frame.
  public func place(
    _ id: NodeID, in rect: SceneRect, proposal: LayoutProposal? = nil, visit: (NodeID, SceneRect) -> Void
  ) {
    place(id, in: rect, proposal: proposal, safeArea: nil) { id, rect, _ in visit(id, rect) }
  }

  /// Places a node and everything in it, in a page with a safe area.
  ///
  /// - Parameters:
  ///   - rect: The frame of the node.
  ///   - proposal: The proposal for which it chose its size; by default the size of the frame.
  ///   - safeArea: The safe area of the node; `nil` for none, so that nothing extends beyond its frame.
  ///   - visit: A closure that is called with each node, its frame, and the insets that remain at its edges.
  public func place(
    _ id: NodeID, in rect: SceneRect, proposal: LayoutProposal? = nil, safeArea: SafeArea?,
    visit: (NodeID, SceneRect, SceneInsets) -> Void
  ) {
    guard let entry = tree.entry(of: id) else { return }
    if entry.isPageContent { pageSize = rect.size }
    visit(id, rect, safeArea?.insets(of: rect, isRightToLeft: tree.isRightToLeft(entry)) ?? SceneInsets())
    forEachChild(of: entry, in: rect, proposal ?? LayoutProposal(rect.size), safeArea) { child, frame, proposal in
      let area = safeArea.map { self.safeArea($0, of: child, at: frame, in: entry, rect) }
      place(child, in: frame, proposal: proposal, safeArea: area, visit: visit)
    }
  }

  /// Calls the closure with the frames of the children, and the proposals for which they chose their sizes.
  package func forEachChild(
    of entry: SceneTree.Entry, in rect: SceneRect, _ proposal: LayoutProposal, _ safeArea: SafeArea? = nil,
    _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    let isMirrored = tree.isRightToLeft(entry)
    let placed = { (child: NodeID, frame: SceneRect, proposal: LayoutProposal) in
      var frame = frame
      if isMirrored { frame.x = rect.x + rect.x + rect.width - frame.x - frame.width }
      body(child, frame, proposal)
    }
    switch entry.element {
    case .stack(let stack) where stack.window == nil: place(stack, entry.children, in: rect, proposal, placed)
    case .layers(let layers): place(layers, entry.children, in: rect, proposal, placed)
    case .firstFit(let choice): placeFitting(choice.axes, entry, in: rect, proposal, placed)
    case .arranged(let arranged): place(arranged.arrangement, entry, in: rect, proposal, placed)
    case .box(let box):
      guard let child = entry.children.first else { break }
      if case .ignoresSafeArea(let edges) = box.placement {
        placeExtended(child, edges, in: rect, proposal, safeArea, isMirrored: isMirrored, placed)
      } else {
        place(resolved(box, entry), child, in: rect, proposal, placed)
      }
    case .button(let button) where entry.hasOneViewAsLabel:
      guard let insets = metrics.insets(of: button) else { break }
      let room = BoxElement(insets: insets, alignment: button.look?.anchor ?? .center)
      place(room, entry.children[0], in: rect, proposal, placed)
    case .scroll(let scroll):
      note(LayoutProposal(rect.size), of: entry)
      if let child = entry.children.first { place(scroll, child, in: rect, placed) }
    case .grid(let grid): place(grid, entry.children, in: rect, proposal, placed)
    case .geometryReader:
      let corner = LayersElement(alignment: SceneAnchor(.leading, .top))
      place(corner, entry.children, in: rect, LayoutProposal(rect.size), placed)
    default: break
    }
  }

  /// Returns a number that no other solver has given, and that is another one after a change in the node.
  func generation(of id: NodeID) -> Int {
    if let known = generations[id] { return known }
    Self.lastGeneration += 1
    generations[id] = Self.lastGeneration
    return Self.lastGeneration
  }
  private static var lastGeneration = 0
}

extension SceneTree.Entry {
  /// True for a button whose label is one view, which the solver lays out.
  var hasOneViewAsLabel: Bool {
    guard case .button(let button) = element else { return false }
    return button.hasLabelChild && children.count == 1
  }
}

extension SpacerElement {
  /// The smallest length in points.
  package var least: Double { minLength ?? 8 }
}
