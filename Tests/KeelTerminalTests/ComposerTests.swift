import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// A composition reads the state of the screen and changes nothing in it.
@MainActor @Suite(.serialized) struct ComposerTests {
  private func app() -> TestApp {
    let rows = (0..<40).map { row("Row \($0)") }
    let list = node(.list(ListElement(rowCount: 40)), [node(.section(SectionElement(rowCount: 40)), rows)])
    let field = node(.textField(TextFieldElement(text: String(repeating: "long ", count: 40))))
    let editor = node(.textEditor(TextEditorElement(text: String(repeating: "line\n", count: 40))))
    return TestApp(
      columns: 60, rows: 20, navigation(page("Page", node(.stack(StackElement()), [field, editor, list]))))
  }

  @Test func aCompositionChangesNoStateOfTheScreen() {
    let app = app()
    app.press(.tab, .tab, .down, .down)
    let screen = app.screen
    // Positions beyond the content, which a composition corrects in its result alone.
    for id in screen.states.ids {
      screen.states[id].list?.top = 1_000
      screen.states[id].editor?.top = 1_000
    }
    let states = screen.states.ids.map { screen.states[$0] }
    #expect(states.contains { $0.list != nil } && states.contains { $0.editor != nil })
    let composer = Composer(for: screen)
    let found = composer.composedLayers()
    #expect(screen.states.ids.map { screen.states[$0] } == states)
    #expect(found.lists.values.allSatisfy { $0.top < 40 } && !found.lists.isEmpty)
    #expect(found.editors.values.allSatisfy { $0.top < 40 } && !found.editors.isEmpty)
  }

  @Test func composingAgainGivesTheSameFrame() {
    let app = app()
    app.press(.tab, .tab, .tab, .down, .pageDown)
    let screen = app.screen
    screen.compose()
    let (grid, stops, regions, drawn) = (screen.grid, screen.stops, screen.regions, screen.rowsDrawn)
    screen.compose()
    #expect(screen.grid == grid && screen.stops == stops && screen.regions == regions)
    // Only the row with the focus is drawn again.
    #expect(screen.rowsDrawn - drawn <= 1)
  }

  @Test func keysAreTriedAgainOnlyIfTheirMeaningMayHaveChanged() {
    let all = (0..<5).map { row("Row \($0)") }
    let list = node(.list(ListElement(rowCount: 5)), [node(.section(SectionElement(rowCount: 5)), all)])
    let app = TestApp(navigation(page("Page", list)))
    app.press(.down)
    func made(_ change: () -> Void) -> Int {
      let before = app.screen.keyListsMade
      change()
      app.screen.compose()
      return app.screen.keyListsMade - before
    }
    let hints = app.screen.hintedKeys
    #expect(made { app.apply(.update(all[3].id, .row(RowElement(text: "Renamed", secondaryText: "New")))) } == 0)
    #expect(made { app.apply(.update(all[1].id, .row(RowElement(text: "Here", badge: "2")))) } == 0)
    #expect(app.screen.hintedKeys == hints)
    let leads = RowElement(text: "Here", hasDisclosure: true, canDelete: true)
    #expect(made { app.apply(.update(all[1].id, .row(leads))) } == 1)
    #expect(app.screen.hintedKeys != hints && app.screen.hintedKeys.contains { $0.name == "Del" })
    #expect(made { app.press(.down) } == 1)
    #expect(made { app.apply(.remove(all[4].id, from: list.children[0].id)) } >= 1)
    #expect(made { app.screen.resize(columns: 50, rows: 20) } >= 1)
  }
}
