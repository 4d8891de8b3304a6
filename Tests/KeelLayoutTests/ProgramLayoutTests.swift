import KeelInteraction
import KeelLayout
import KeelScene
import Testing

/// Layouts and guides that code of the program decides, and choices by size.
@MainActor @Suite struct ProgramLayoutTests {
  /// A layout whose results are given by a test, and that records what it was asked.
  private final class Given: SceneArranging {
    var size = SceneSize(width: 10, height: 10)
    var frame = SceneRect(width: 10, height: 10)
    var proposals: [LayoutProposal] = []
    var generations: [Int] = []

    func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
      proposals.append(proposal)
      generations.append(children.generation)
      return size
    }

    func places(
      in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
      (0..<children.count).map { _ in (frame, LayoutProposal(width: .nan, height: -5)) }
    }

    func guide(
      _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> Double? { .nan }
  }

  private func node(_ element: Element, _ children: Subtree...) -> Subtree {
    Subtree(id: .next(), element: element, children: children)
  }

  private func box(_ width: Double, _ height: Double, _ guides: [SceneGuide] = []) -> Subtree {
    node(
      .box(BoxElement(frame: SceneFrame(width: width, height: height), guides: guides)), node(.shape(ShapeElement())))
  }

  private func solver(_ root: Subtree) -> LayoutSolver {
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(root)]))
    return LayoutSolver(tree, metrics: FixedLayoutMetrics())
  }

  private func frames(_ solver: LayoutSolver, _ root: Subtree, _ width: Double, _ height: Double) -> [NodeID: SceneRect]
  {
    var frames: [NodeID: SceneRect] = [:]
    solver.place(root.id, in: SceneRect(width: width, height: height)) { frames[$0] = $1 }
    return frames
  }

  @Test func layersWithoutTheirBaseAreAlignedByAllChildren() {
    let guide = SceneGuide(GuideKey(.horizontal, .center)) { _, _ in 2 }
    let child = box(10, 10, [guide])
    let layers = node(.layers(LayersElement(base: 1)), child)
    let frames = frames(solver(layers), layers, 20, 20)
    #expect(frames[child.id]?.size == SceneSize(width: 10, height: 10))
  }

  @Test func theProposalsOfAStackReachALayout() {
    let given = Given()
    let layout = node(.arranged(ArrangedElement(SceneArrangement(given))), box(5, 5))
    let row = node(.stack(StackElement(axis: .horizontal, alignment: .center)), layout)
    let solver = solver(row)
    _ = solver.size(of: row.id, in: LayoutProposal())
    #expect(given.proposals == [LayoutProposal()])
    given.proposals = []
    _ = solver.size(of: row.id, in: LayoutProposal(width: 90, height: 50))
    #expect(Set(given.proposals.map(\.width)) == [0, .infinity, 90] && Set(given.proposals.map(\.height)) == [50])
  }

  private final class Counter: Sendable {
    @MainActor var count = 0
    init() {}
  }

  @Test func aGuideInNestedStacksIsNotAskedForMoreWithEachLevel() {
    func calls(depth: Int) -> Int {
      let counter = Counter()
      let guide = SceneGuide(GuideKey(.horizontal, .start)) { size, _ in
        counter.count += 1
        return size.width / 2
      }
      var root = box(40, 10, [guide])
      for _ in 0..<depth { root = node(.stack(StackElement(alignment: .leading)), box(10, 10), root) }
      _ = frames(solver(root), root, 100, 2000)
      return counter.count
    }
    #expect(calls(depth: 2) > 0)
    // Each level proposes a few sizes of its own.
    #expect(calls(depth: 16) <= calls(depth: 4) * 8)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -40, 1e300])
  func hostileLengthsOfALayoutBecomeLengthsThatCanBeShown(_ length: Double) throws {
    let given = Given()
    given.size = SceneSize(width: length, height: length)
    given.frame = SceneRect(x: length, y: length, width: 5, height: 5)
    let child = box(5, 5)
    let layout = node(.arranged(ArrangedElement(SceneArrangement(given))), child)
    let root = node(.stack(StackElement(alignment: .center)), layout)
    let solver = solver(root)
    let size = solver.size(of: layout.id, in: LayoutProposal(width: 100, height: 100))
    #expect([size.width, size.height].allSatisfy { $0 >= 0 && $0 <= 1e6 })
    let found = frames(solver, root, 300, 300)
    let frame = try #require(found[child.id])
    #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) <= 2e6 })
    // An infinite proposal may be answered with an infinite size, and only that.
    #expect(solver.size(of: layout.id, in: LayoutProposal(width: .infinity)).height.isFinite)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func hostileGuidesAreLimited(_ length: Double) throws {
    let key = GuideKey(.vertical, .center)
    let (one, other) = (box(20, 20), box(20, 20, [SceneGuide(key) { _, _ in length }]))
    let root = node(.stack(StackElement(axis: .horizontal, alignment: .center)), one, other)
    for frame in frames(solver(root), root, 300, 300).values {
      #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite })
    }
  }

  @Test func aChangeInAChildGivesTheLayoutAnotherGeneration() {
    let given = Given()
    let child = box(5, 5)
    let layout = node(.arranged(ArrangedElement(SceneArrangement(given))), child)
    let solver = solver(layout)
    _ = solver.size(of: layout.id, in: LayoutProposal())
    _ = solver.size(of: layout.id, in: LayoutProposal(width: 5))
    solver.willApply(Patch(operations: [.attributes(child.id, Attributes())]))
    _ = solver.size(of: layout.id, in: LayoutProposal())
    let numbers = given.generations
    #expect(numbers.count == 3 && numbers[0] == numbers[1] && numbers[2] != numbers[0])
  }

  @Test func onlyTheChildThatFitsIsInReach() throws {
    let (wide, narrow) = (box(200, 20), box(50, 20))
    let choice = node(.firstFit(FirstFitElement(axes: [.horizontal, .vertical])), wide, narrow)
    let solver = solver(node(.window(WindowElement()), choice))
    let tree = solver.tree
    // Before a front end has chosen, either may be shown.
    #expect(tree.isInReach(wide.id) && tree.isInReach(narrow.id))
    #expect(Set(frames(solver, choice, 100, 100).keys).isDisjoint(with: [wide.id]))
    #expect(!tree.isInReach(wide.id) && tree.isInReach(narrow.id) && solver.choiceCount == 1)
    _ = frames(solver, choice, 300, 100)
    #expect(tree.isInReach(wide.id) && !tree.isInReach(narrow.id) && solver.choiceCount == 2)
    _ = frames(solver, choice, 310, 100)
    #expect(solver.choiceCount == 2)
    // The choice ends with the child.
    tree.apply(Patch(operations: [.remove(wide.id, from: choice.id)]))
    #expect(tree.isInReach(narrow.id))
  }

  /// Each of two views shows its first child only if the other does not: a wide one, which grows.
  @Test func choicesThatSwapForEverEnd() {
    func choice() -> Subtree {
      let wide = SceneFrame(minWidth: 50, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
      return node(
        .firstFit(FirstFitElement(axes: .horizontal)),
        node(.box(BoxElement(frame: wide)), node(.shape(ShapeElement()))), box(20, 10))
    }
    let (one, two) = (choice(), choice())
    let grid = node(.grid(GridElement(horizontalSpacing: 0)), node(.gridRow(GridRowElement()), one, two))
    func settled(_ solver: LayoutSolver) -> (shown: [NodeID: SceneRect], layouts: Int) {
      var (shown, layouts): ([NodeID: SceneRect], Int) = ([:], 0)
      solver.settleChoices { _ in
        shown = frames(solver, grid, 80, 10)
        layouts += 1
      }
      return (shown, layouts)
    }
    let solver = solver(grid)
    let first = settled(solver)
    #expect((6...10).contains(first.layouts), "\(first.layouts)")
    #expect(settled(solver) == (first.shown, 1))
    #expect(settled(self.solver(grid)) == first)
    let change = Patch(operations: [.attributes(two.children[1].id, Attributes())])
    solver.willApply(change)
    solver.tree.apply(change)
    #expect(settled(solver) == first)
    // With room for both there is nothing to settle.
    solver.forgetEverything()
    _ = frames(solver, grid, 100, 10)
    #expect(solver.tree.isInReach(one.children[0].id) && solver.tree.isInReach(two.children[0].id))
  }

  @Test func layersChoicesAndLayoutsOfferDifferentRoom() {
    let kinds: [Element] = [
      .layers(LayersElement()), .firstFit(FirstFitElement(axes: .horizontal)),
      .firstFit(FirstFitElement(axes: .vertical)), .arranged(ArrangedElement(SceneArrangement(Given()))),
    ]
    for (index, old) in kinds.enumerated() {
      for (other, new) in kinds.enumerated() { #expect(old.offersRoom(as: new) == (index == other), "\(old) \(new)") }
    }
    // Only the program knows what another layout proposes.
    #expect(kinds[3].offersRoom(as: .arranged(ArrangedElement(SceneArrangement(Given())))))
  }

  @Test func anEmptyChoiceHasNoSize() {
    let choice = node(.firstFit(FirstFitElement(axes: [.horizontal])))
    let solver = solver(choice)
    #expect(solver.size(of: choice.id, in: LayoutProposal(width: 10)) == SceneSize())
    #expect(frames(solver, choice, 10, 10).count == 1)
  }

  @Test func baselinesOfTextsAreAligned() throws {
    let text = node(.label(LabelElement(text: "two words")))
    let square = box(20, 30)
    let guide = SceneGuideLine(GuideKey(.vertical, .firstBaseline)) { size, _ in size.height }
    let root = node(.stack(StackElement(axis: .horizontal, alignment: .leading, guide: guide)), text, square)
    let solver = solver(root)
    let found = frames(solver, root, 200, 34)
    // A baseline of a line is 4 points above its lower edge; that of the square is its lower edge.
    #expect(found[text.id]?.y == 18 && found[square.id]?.y == 0)
    #expect(solver.size(of: root.id, in: LayoutProposal()).height == 34)
  }
}
