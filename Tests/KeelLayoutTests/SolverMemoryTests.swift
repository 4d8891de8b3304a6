import KeelLayout
import KeelScene
import Testing

/// What the solver remembers, and for how long.
@MainActor @Suite struct SolverMemoryTests {
  @Test func aWindowThatIsResizedForHoursDoesNotGrowTheMemory() {
    let boxes = (0..<4).map { _ in Subtree(id: .next(), element: .shape(ShapeElement())) }
    let row = Subtree(id: .next(), element: .stack(StackElement(axis: .horizontal)), children: boxes)
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(row)]))
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    var last: [SceneRect] = []
    for width in 100..<1100 {
      last = []
      solver.place(row.id, in: SceneRect(width: Double(width), height: 40)) { last.append($1) }
    }
    #expect(solver.rememberedCount <= 5 * LayoutSolver.mostRemembered)
    let share = 274.75
    #expect(last.map(\.width) == [1099, share, share, share, share])
    solver.forgetEverything()
    #expect(solver.rememberedCount == 0)
  }

  @Test func regionsThatAreForgottenLeaveNothing() {
    let part = Subtree(
      id: .next(), element: .box(BoxElement(placement: .containerRelative(horizontal: ContainerPart(), vertical: nil))))
    let scroll = Subtree(id: .next(), element: .scroll(ScrollElement()), children: [part])
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(scroll)]))
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    solver.place(scroll.id, in: SceneRect(width: 120, height: 40)) { _, _ in }
    #expect(solver.rememberedCount > 0)
    for id in [part.id, scroll.id] { solver.forget(id) }
    #expect(solver.rememberedCount == 0)
  }

  @Test func theFixedMetricBreaksTextsLikeDrawings() {
    let metrics = FixedLayoutMetrics()
    func size(_ text: String, _ width: Double?) -> SceneSize {
      metrics.size(of: .next(), .label(LabelElement(text: text)), in: LayoutProposal(width: width))
    }
    #expect(size("two words", nil) == SceneSize(width: 72, height: 16))
    #expect(size("two words", 60) == SceneSize(width: 40, height: 32))
    // A word that is longer than the width has a line of its own.
    #expect(size("immeasurable a", 40) == SceneSize(width: 96, height: 32))
    #expect(size("two\nlines", nil) == SceneSize(width: 40, height: 32))
    #expect(size("무선", nil) == SceneSize(width: 32, height: 16))
    #expect(size("", nil) == SceneSize(width: 32, height: 16))
  }
}
