import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The keyboard order, and its use by front ends without a two-dimensional layout.
@Suite @MainActor struct TabOrderTests {
  private func tree(_ window: Subtree) -> SceneTree {
    let tree = SceneTree()
    tree.apply(.root(window))
    return tree
  }

  @Test func modalElementsAloneHaveTheKeyboard() {
    let (below, yes, no) = (Sketch.button("Below"), Sketch.button("Yes"), Sketch.button("No"))
    let alert = Sketch.alert("Sure?", yes, no)
    let tree = tree(Sketch.window("", Sketch.screen("Page", below), alert))
    let column = FocusColumn(of: tree)
    #expect(tree.stop(.next, from: nil, in: column) == yes.id)
    #expect(tree.stop(.next, from: yes.id, in: column) == no.id)
    #expect(tree.stop(.next, from: no.id, in: column) == yes.id)
    #expect(tree.stop(.previous, from: nil, in: column) == no.id)
    #expect(tree.stop(.down, from: no.id, in: column) == nil)
    #expect(tree.stop(.up, from: no.id, in: column) == yes.id)
    #expect(tree.stop(.down, from: nil, in: column) == yes.id)
    #expect(tree.stop(.up, from: nil, in: column) == no.id)
    #expect(tree.stop(.first, from: no.id, in: column) == yes.id)
    #expect(tree.stop(.last, from: yes.id, in: column) == no.id)
    #expect(tree.stop(.last, from: no.id, in: column) == nil, "the focus is there already")
    #expect(tree.stop(.screenfulDown, from: yes.id, in: column) == nil, "the front end knows how much it shows")
  }

  @Test func rowsAreOneStepAndTheirDetailButtonsNone() {
    let detail = Sketch.node(.button(ButtonElement(title: "Info", style: .detail)))
    let (ant, bee, done) = (Sketch.row("Ant", detail), Sketch.row("Bee"), Sketch.button("Done"))
    let list = Sketch.list(Sketch.section("", ant, bee))
    let tree = tree(Sketch.window("", Sketch.screen("Page", Sketch.bar(.bottom, done), list)))
    let column = FocusColumn(of: tree)
    #expect(tree.stop(.next, from: nil, in: column) == ant.id)
    #expect(tree.stop(.next, from: bee.id, in: column) == done.id)
    #expect(tree.stop(.next, from: detail.id, in: column) == done.id)
    #expect(tree.stop(.previous, from: done.id, in: column) == ant.id)
    #expect(tree.stop(.down, from: ant.id, in: column) == detail.id)
    #expect(tree.stop(.down, from: detail.id, in: column) == bee.id)
  }

  @Test func collapsedDisabledRedactedAndHiddenNodesAreSkipped() {
    let (shown, hidden, off) = (Sketch.button("A"), Sketch.button("B"), Sketch.button("C", enabled: false))
    let folded = Sketch.node(.disclosure(DisclosureElement(title: "More")), [hidden])
    let redacted = Sketch.node(.box(BoxElement(isRedacted: true)), [Sketch.button("D")])
    let lower = Sketch.screen("Lower", Sketch.button("E"))
    let upper = Sketch.screen("Upper", Sketch.column(off, folded, redacted, shown))
    let tree = tree(Sketch.window("", Sketch.navigation(lower, upper)))
    let column = FocusColumn(of: tree)
    #expect(tree.stop(.next, from: nil, in: column) == folded.id)
    #expect(tree.stop(.next, from: folded.id, in: column) == shown.id)
    #expect(tree.stop(.next, from: shown.id, in: column) == folded.id)
    #expect(KeyPlace(focused: nil, in: tree).stops == [folded.id, shown.id])
  }

  @Test func theSearchFieldIsBetweenTheHeaderAndTheContent() {
    let (edit, row) = (Sketch.button("Edit"), Sketch.button("Row"))
    let screen = Sketch.node(
      .screen(ScreenElement(title: "Page", search: SearchElement())), [row, Sketch.bar(.trailing, edit)])
    let tree = tree(Sketch.window("", screen))
    #expect(KeyPlace(focused: nil, in: tree).stops == [edit.id, screen.id, row.id])
  }

  @Test func theRowsAroundTheFocusAreRequestedEarly() {
    let rows = (20..<30).map { Sketch.row("Row \($0)") }
    let list = Sketch.list(Sketch.section("", rowCount: 100, from: 20, rows: rows))
    let tree = tree(Sketch.window("", Sketch.screen("Page", list)))
    #expect(tree.demand(around: rows[5].id, reach: 4) == nil)
    #expect(tree.demand(around: rows[8].id, reach: 4) == .reveal(list.id, rows: 24..<33))
    #expect(tree.demand(around: list.id, reach: 4) == nil)
  }
}
