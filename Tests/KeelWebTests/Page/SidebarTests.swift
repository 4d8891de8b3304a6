import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// Tabs as a sidebar, which the stylesheet shows where there is room.
@Suite @MainActor struct SidebarTests {
  private func tabs(isSidebar: Bool, header: String? = "Library & more") -> Element {
    .tabs(
      TabsElement(
        tabs: [.init(title: "Home"), .init(title: "Books", header: header)], selectedIndex: 0, childTabs: [0],
        isSidebar: isSidebar))
  }

  @Test func headersAreNoTabsAndTheOrderIsFromTopToBottom() {
    let node = Sketch.node(tabs(isSidebar: true), [Sketch.screen("Home")])
    let page = WebPage(settings: WebPageSettings())
    _ = page.apply(.root(Sketch.window("", node)))
    let document = page.document(resume: "")
    #expect(document.contains("class=\"tabs side\""))
    #expect(document.contains("aria-orientation=\"vertical\""))
    #expect(document.contains("Library &amp; more"))
    #expect(document.split(separator: "role=\"tab\"").count == 3)
  }

  @Test func aChangeOfWidthChangesTheTabsAndNotTheirPages() {
    let node = Sketch.node(tabs(isSidebar: true), [Sketch.screen("Home", Sketch.label("Deep inside"))])
    let page = WebPage(settings: WebPageSettings())
    _ = page.apply(.root(Sketch.window("", node)))
    let frame = page.frame(.update(node.id, tabs(isSidebar: false)))
    #expect(frame.contains("\"tabs\"") && !frame.contains("Deep inside") && !frame.contains("Books"), "\(frame)")
  }
}
