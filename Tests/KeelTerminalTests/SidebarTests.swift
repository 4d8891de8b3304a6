import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Tabs as a column beside the page.
@MainActor @Suite(.serialized) struct SidebarTests {
  private func tabs(_ selected: Int, count: Int = 4) -> Element {
    var tabs: [TabsElement.Tab] = [
      .init(title: "Home"), .init(title: "Books", badge: "2", header: "Library"), .init(title: "Films"),
      .init(title: "Find", isEnabled: false, header: ""),
    ]
    for index in 4..<max(4, count) { tabs.append(.init(title: "Page \(index)")) }
    return .tabs(TabsElement(tabs: tabs, selectedIndex: selected, childTabs: [0, 1], isSidebar: true))
  }

  private func app(_ columns: Int, rows: Int = 24, _ element: Element) -> (app: TestApp, id: NodeID) {
    let node = node(element, [page("Home", label("At home")), page("Books", button("Read"))])
    return (TestApp(columns: columns, rows: rows, node), node.id)
  }

  @Test func theColumnListsGroupsAndIsABarWhereThereIsNoRoom() {
    for columns in [80, 100, 140] {
      let lines = app(columns, tabs(1)).app.text.split(separator: "\n", omittingEmptySubsequences: false)
      let home = lines.firstIndex { $0.contains("1 Home") }
      let header = lines.firstIndex { $0.contains("Library") }
      let books = lines.firstIndex { $0.contains("2 Books (2)") }
      #expect(home != nil && header != nil && books != nil, "\(columns): \(lines)")
      #expect((home ?? 9) < (header ?? 0) && (header ?? 9) < (books ?? 0))
      #expect(lines.contains { $0.contains("Read") })
    }
    for columns in [50, 60, 79] {
      let narrow = app(columns, tabs(1)).app.text
      #expect(!narrow.contains("Library"))
      #expect(narrow.split(separator: "\n").contains { $0.contains("1 Home") && $0.contains("2 Books") })
    }
  }

  @Test func theSelectedTabIsVisibleAmongManyAndAnySizeCanBeDrawn() {
    for rows in 1..<24 {
      let text = app(80, rows: rows, tabs(19, count: 20)).app.text
      if rows > 4 { #expect(text.contains("Page 19"), "\(rows): \(text)") }
    }
    for columns in 1..<90 { _ = app(columns, tabs(1)).app.text }
  }

  @Test func theKeysOfThePaneWithTheFocusAreHintedAtOnce() throws {
    let tabs = TabsElement(tabs: [.init(title: "Home"), .init(title: "Books")], childTabs: [0])
    let split = node(
      .split(SplitElement()), [node(.tabs(tabs), [page("Home", button("Read"))]), page("Detail", label("Text"))])
    let question = alert("Sure?", button("Yes"))
    let app = TestApp(columns: 100, split, question)
    app.apply(.remove(question.id, from: try #require(app.screen.tree.root)))
    let first = app.text
    app.screen.compose()
    #expect(app.text == first && first.contains("1-2 tabs"))
  }
}
