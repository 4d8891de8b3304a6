import KeelScene
import Testing
import Walks

@testable import KeelTerminal

/// A terminal remembers nothing of removed nodes.
@MainActor @Suite(.serialized) struct MemoryTests {
  @Test func presentationsLeaveNothing() throws {
    let below = page("Page", list(section("Rows", "", [row("One"), row("Two")])))
    let app = TestApp(below)
    let window = try #require(app.screen.tree.root)
    app.screen.compose()
    let before = app.screen.measurer.rememberedCount
    for number in 0..<Walk.length(1_000) {
      let text = node(.textEditor(TextEditorElement(text: "Notes \(number)")))
      let rows = node(
        .stack(StackElement()), [node(.label(LabelElement(text: "Label"))), button("Press"), field(), text])
      let modal = sheet(page("Sheet \(number)", node(.scroll(ScrollElement()), [rows])))
      app.apply(.insert(modal, into: window, at: 1))
      app.screen.compose()
      #expect(app.screen.measurer.rememberedCount > before)
      app.apply(.remove(modal.id, from: window))
      app.screen.compose()
      #expect(app.screen.measurer.rememberedCount == before, "after \(number + 1) presentations")
    }
  }
}
