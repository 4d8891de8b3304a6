import KeelScene
import Testing

@testable import KeelTerminal

/// A sheet is as high as the page in front in it.
@MainActor @Suite struct SheetHeightTests {
  /// The page in front gets a way back, which takes a line of its own.
  @Test func aPageThatComesBelowAnotherMakesRoomForTheWayBack() {
    func lines() -> Subtree { node(.stack(StackElement(spacing: 0)), (0..<6).map { label("line \($0)") }) }
    let front = node(.screen(ScreenElement(titleDisplay: .large)), [lines()])
    let stack = navigation(front)
    let tabs = node(
      .tabs(TabsElement(tabs: [.init(title: "First"), .init(title: "Second")], selectedIndex: 0, childTabs: [0])),
      [stack])
    let app = TestApp(page("Page"), sheet(tabs))
    let below = page("Below", label("text"))
    app.apply(.insert(below, into: stack.id, at: 0))
    app.screen.compose()
    let changed = app.screen.text
    let pages = navigation(page("Below", label("text")), node(front.element, [lines()]))
    let fresh = TestApp(page("Page"), sheet(node(tabs.element, [pages])))
    #expect(changed == fresh.screen.text)
  }
}
