import KeelLayout
import KeelScene
import Testing
import Walks

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
    solver.willApply(Patch(operations: [.remove(part.id, from: scroll.id)]))
    #expect(solver.rememberedCount == 0)
  }

  @Test func aSpacerThatBecomesTheBaseOfLayersDividesTheStackAroundThem() {
    func node(_ element: Element, _ children: Subtree...) -> Subtree {
      Subtree(id: .next(), element: element, children: children)
    }
    let spacer = node(.spacer(SpacerElement()))
    let box = node(.box(BoxElement(frame: SceneFrame(width: 10, height: 10))), node(.shape(ShapeElement())))
    let layers = node(.layers(LayersElement(base: 1)), spacer, box)
    let column = node(.stack(StackElement(axis: .vertical, alignment: .center)), layers)
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(column)]))
    func frames(_ solver: LayoutSolver) -> [NodeID: SceneRect] {
      var frames: [NodeID: SceneRect] = [:]
      solver.place(column.id, in: SceneRect(width: 100, height: 80)) { frames[$0] = $1 }
      return frames
    }
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    #expect(frames(solver)[spacer.id]?.width == 10)
    let patch = Patch(operations: [.move(box.id, in: layers.id, to: 0)])
    solver.willApply(patch)
    tree.apply(patch)
    let fresh = SceneTree()
    fresh.apply(Patch(operations: [.root(tree.subtree(column.id) ?? column)]))
    #expect(frames(solver) == frames(LayoutSolver(fresh, metrics: FixedLayoutMetrics())))
  }

  @Test func aHundredPresentationsLeaveNothing() {
    let label = Subtree(id: .next(), element: .label(LabelElement(text: "Below")))
    let root = Subtree(id: .next(), element: .layers(LayersElement()), children: [label])
    let tree = SceneTree()
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    func show(_ operations: Patch.Operation...) {
      let patch = Patch(operations: operations)
      solver.willApply(patch)
      tree.apply(patch)
      solver.place(root.id, in: SceneRect(width: 400, height: 300)) { _, _ in }
    }
    show(.root(root))
    let before = solver.rememberedCount
    for _ in 0..<Walk.length(1_000) {
      let part = BoxElement(placement: .containerRelative(horizontal: ContainerPart(), vertical: nil))
      let texts = (0..<3).map { Subtree(id: .next(), element: .label(LabelElement(text: "Row \($0)"))) }
      let rows = Subtree(
        id: .next(), element: .stack(StackElement(alignment: .center)),
        children: [Subtree(id: .next(), element: .box(part), children: [texts[0]])] + texts.dropFirst())
      let sheet = Subtree(id: .next(), element: .scroll(ScrollElement()), children: [rows])
      show(.insert(sheet, into: root.id, at: 1))
      #expect(solver.rememberedCount > before + 4)
      // The text is in the tree only since the last patch.
      let more = Subtree(id: .next(), element: .label(LabelElement(text: "More")))
      show(.insert(more, into: rows.id, at: 0), .update(more.id, .label(LabelElement(text: "And more"))))
      show(.remove(sheet.id, from: root.id))
      #expect(solver.rememberedCount == before)
    }
  }

  @Test func aFrameThatIsLimitedCutsTheTextsInIt() {
    let label = Subtree(id: .next(), element: .label(LabelElement(text: "a\nb\nc", lineLimit: 0)))
    let stack = Subtree(id: .next(), element: .stack(StackElement()), children: [label])
    let box = Subtree(id: .next(), element: .box(BoxElement()), children: [stack])
    let tree = SceneTree()
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    tree.apply(Patch(operations: [.root(box)]))
    func height(in frame: SceneFrame) -> Double? {
      let patch = Patch(operations: [.update(box.id, .box(BoxElement(frame: frame)))])
      solver.willApply(patch)
      tree.apply(patch)
      var height: Double?
      // A page that is lower than a text scrolls.
      solver.place(box.id, in: SceneRect(width: 100, height: 20)) { if $0 == label.id { height = $1.height } }
      return height
    }
    #expect(height(in: SceneFrame()) == 48)
    #expect(height(in: SceneFrame(width: nil, height: 40)) == 32)
    #expect(height(in: SceneFrame(width: nil, height: 60)) == 48)
    #expect(height(in: SceneFrame(width: nil, height: 1)) == 16)
    #expect(height(in: SceneFrame(minHeight: 40)) == 48)
    #expect(height(in: SceneFrame(maxHeight: 20)) == 16)
  }

  @Test func aPatchThatChangesANodeItInsertsIsLaidOutAfresh() {
    let label = Subtree(id: .next(), element: .label(LabelElement(text: "ab")))
    let root = Subtree(id: .next(), element: .stack(StackElement()), children: [label])
    let tree = SceneTree()
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    tree.apply(Patch(operations: [.root(root)]))
    #expect(solver.size(of: root.id, in: LayoutProposal()).width == 16)
    let inner = Subtree(id: .next(), element: .stack(StackElement()))
    let long = Subtree(id: .next(), element: .label(LabelElement(text: "abcdef")))
    let patch = Patch(operations: [
      .insert(inner, into: root.id, at: 1), .insert(long, into: inner.id, at: 0),
      .update(long.id, .label(LabelElement(text: "abcdefgh"))),
    ])
    solver.willApply(patch)
    tree.apply(patch)
    #expect(solver.size(of: root.id, in: LayoutProposal()).width == 64)
  }

  @Test func theFixedMetricBreaksTextsLikeDrawings() {
    let metrics = FixedLayoutMetrics()
    func size(_ text: String, _ width: Double?, lineLimit: Int = 0) -> SceneSize {
      metrics.size(
        of: .next(), .label(LabelElement(text: text, lineLimit: lineLimit)), in: LayoutProposal(width: width))
    }
    #expect(size("two words", nil) == SceneSize(width: 72, height: 16))
    #expect(size("two words", 60) == SceneSize(width: 40, height: 32))
    // A word that is longer than the width has a line of its own.
    #expect(size("immeasurable a", 40) == SceneSize(width: 96, height: 32))
    #expect(size("two\nlines", nil) == SceneSize(width: 40, height: 32))
    #expect(size("무선", nil) == SceneSize(width: 32, height: 16))
    #expect(size("", nil) == SceneSize(width: 32, height: 16))
    // The last line of a limited text is cut at the width: of three lines, the second one continues.
    #expect(size("one two three", 40) == SceneSize(width: 40, height: 48))
    #expect(size("one two three", 60, lineLimit: 1) == SceneSize(width: 60, height: 16))
    #expect(size("one two three", 40, lineLimit: 2) == SceneSize(width: 40, height: 32))
    #expect(size("one two three", nil, lineLimit: 1) == SceneSize(width: 104, height: 16))
    #expect(size("one two three", 0, lineLimit: 1).width == 0)
    // In a height, the lines that fit, with the distances between them; at least one.
    func height(_ proposed: Double, lineSpacing: Double = 0) -> Double {
      var label = LabelElement(text: "1\n2\n3\n4", lineLimit: 3)
      label.lineSpacing = lineSpacing
      return metrics.size(of: .next(), .label(label), in: LayoutProposal(width: nil, height: proposed)).height
    }
    #expect([0, 16, 47, 48, 500, .infinity].map { height($0) } == [16, 16, 32, 48, 48, 48])
    #expect([35, 36, 55, 56].map { height($0, lineSpacing: 4) } == [16, 36, 36, 56])
  }

  @Test func theFixedMetricReservesLines() {
    let metrics = FixedLayoutMetrics()
    let room = LayoutProposal(width: 100, height: 500)
    func height(_ text: String, reserving lines: Int, limit: Int = 0) -> Double {
      var label = LabelElement(text: text, lineLimit: limit)
      label.reservedLines = lines
      return metrics.size(of: .next(), .label(label), in: room).height
    }
    #expect(height("1", reserving: 3) == 48 && height("1\n2\n3\n4", reserving: 3) == 64)
    #expect(height("1", reserving: 3, limit: 1) == 16)
    func size(_ text: String, _ lines: ClosedRange<Int>?) -> SceneSize {
      var editor = TextEditorElement(text: text)
      editor.lines = lines
      return metrics.size(of: .next(), .textEditor(editor), in: room)
    }
    #expect(size("1\n2", nil) == SceneSize(width: 100, height: 500))
    #expect(size("", 1...Int.max) == SceneSize(width: 100, height: 16))
    #expect(["", "1\n2\n3", "1\n2\n3\n4\n5"].map { size($0, 2...4).height } == [32, 48, 64])
  }
}
