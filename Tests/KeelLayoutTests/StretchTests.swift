import KeelLayout
import KeelScene
import Testing

/// What stacks that stretch their children, lines and limits do to the solver's frames.
@MainActor @Suite struct StretchTests {
  private func node(_ element: Element, _ children: [Subtree] = []) -> Subtree {
    Subtree(id: .next(), element: element, children: children)
  }

  private func frames(_ subtree: Subtree, width: Double, height: Double) -> [NodeID: SceneRect] {
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(subtree)]))
    var found: [NodeID: SceneRect] = [:]
    LayoutSolver(tree, metrics: FixedLayoutMetrics())
      .place(subtree.id, in: SceneRect(width: width, height: height)) { found[$0] = $1 }
    return found
  }

  @Test func aStackThatStretchesLeavesFixedWidthsAndStretchesWhatABoxContains() {
    let text = node(.label(LabelElement(text: "four")))
    let padded = node(.box(BoxElement(insets: SceneInsets(top: 8, leading: 8, bottom: 8, trailing: 8))), [text])
    let fixed = node(.box(BoxElement(frame: SceneFrame(minWidth: 50, maxWidth: 50))), [node(.shape(ShapeElement()))])
    let found = frames(node(.stack(StackElement(spacing: 0)), [padded, fixed]), width: 200, height: 100)
    #expect(found[padded.id] == SceneRect(x: 0, y: 0, width: 200, height: 32))
    #expect(found[text.id] == SceneRect(x: 8, y: 8, width: 184, height: 16))
    #expect(found[fixed.id]?.width == 50 && found[fixed.id]?.x == 0)
  }

  @Test func aLineInARowIsAsThickAsItIsAndAsHighAsTheRow() {
    let line = node(.separator)
    let text = node(.label(LabelElement(text: "four")))
    let row = StackElement(axis: .horizontal, spacing: 0, alignment: .center)
    let found = frames(node(.stack(row), [line, text]), width: 200, height: 100)
    #expect(found[line.id] == SceneRect(x: 0, y: 0, width: 1, height: 100))
    #expect(found[text.id]?.x == 1)
  }

  @Test func columnsThatDoNotFitBecomeNarrowerTheWidestFirst() {
    let short = node(.label(LabelElement(text: "four")))
    let long = node(.label(LabelElement(text: "several words that need two lines", lineLimit: 0)))
    let grid = GridElement(horizontalSpacing: 8)
    let found = frames(node(.grid(grid), [node(.gridRow(GridRowElement()), [short, long])]), width: 200, height: 100)
    #expect(found[short.id]?.width == 32)
    #expect(found[long.id].map { $0.x + $0.width <= 200 && $0.height == 32 } == true)
  }

  @Test func aGridWithoutCellsIsEmpty() {
    let row = node(.gridRow(GridRowElement()))
    let found = frames(node(.grid(GridElement()), [row]), width: 200, height: 100)
    #expect(found.count == 1 && found[row.id] == nil)
  }

  @Test func aLeastLengthWithoutAnEndTakesTheRoom() {
    let box = node(.box(BoxElement(frame: SceneFrame(minWidth: .infinity))), [node(.label(LabelElement(text: "four")))])
    let page = StackElement(spacing: 0, alignment: .center, distribution: .pageContent)
    #expect(frames(node(.stack(page), [box]), width: 200, height: 100)[box.id]?.width == 200)
  }

  /// The dots of a page control took the whole width.
  @Test func dotsAreAsWideAsTheyAreMany() {
    let tree = SceneTree()
    let dots = node(.slider(SliderElement(value: 1, minimum: 1, maximum: 4, step: 1, style: .dots)))
    let slider = node(.slider(SliderElement(value: 1, minimum: 1, maximum: 4)))
    tree.apply(Patch(operations: [.root(node(.stack(StackElement()), [dots, slider]))]))
    #expect(tree.growth(of: dots.id) == [] && tree.growth(of: slider.id) == .horizontal)
  }

  @Test func aSpacerInABoxTurnsWithTheStackAroundIt() {
    let text = node(.label(LabelElement(text: "four")))
    let box = node(.box(BoxElement(insets: SceneInsets(top: 4))), [node(.spacer(SpacerElement()))])
    let stack = node(.stack(StackElement(spacing: 0, alignment: .center)), [text, box])
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(stack)]))
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    let proposal = LayoutProposal(width: 200, height: 100)
    // The text is 32 by 16. The spacer fills the height and has no width.
    #expect(solver.size(of: stack.id, in: proposal) == SceneSize(width: 32, height: 100))
    #expect(tree.growth(of: box.id) == .vertical)
    let row = StackElement(axis: .horizontal, spacing: 0, alignment: .center)
    let patch = Patch(operations: [.update(stack.id, .stack(row))])
    solver.willApply(patch)
    tree.apply(patch)
    #expect(solver.size(of: stack.id, in: proposal) == SceneSize(width: 200, height: 16))
    #expect(tree.growth(of: box.id) == .horizontal)
  }
}
