import Conformance
import KeelInteraction
import KeelScene
import Testing

@testable import KeelWeb

/// The message for a change is computed once and reused for other pages on which it is the same.
@Suite(.serialized) @MainActor struct ChangeMemoTests {
  private struct Tab {
    let page: WebPage
    let row: NodeID
    let label: NodeID

    @MainActor init(_ list: ListElement = ListElement(), language: SystemWords = .inEnglish, grid: Bool = false) {
      let row = Sketch.row("Harbour", secondary: "Weak")
      let label = Sketch.label("Idle")
      let column = Sketch.node(
        grid ? .gridRow(GridRowElement()) : .stack(StackElement()),
        [label, Sketch.node(.list(list), [Sketch.section(rows: [row])])])
      page = WebPage(settings: WebPageSettings(words: language))
      _ = page.apply(.root(Sketch.window("", Sketch.screen("Page", Sketch.node(.grid(GridElement()), [column])))))
      self.row = row.id
      self.label = label.id
    }

    /// The message about the row, with the row's identity replaced.
    @MainActor func turns(_ text: String) -> String {
      page.frame(.update(row, .row(RowElement(text: "Harbour", secondaryText: text))))
        .replacing("\"\(row.wire).", with: "\"ROW.")
    }
  }

  /// The number of results taken from the memo.
  private func uses(_ work: () throws -> Void) rethrows -> Int {
    let before = WebPage.memo.useCount
    try work()
    return WebPage.memo.useCount - before
  }

  @Test func tabsWithEqualChangesReceiveEqualMessages() {
    WebPage.memo = SharedResults(capacity: 512)
    let tabs = (0..<5).map { _ in Tab() }
    var told: Set<String> = []
    #expect(uses { for tab in tabs { told.insert(tab.turns("Connected")) } } == 4)
    #expect(told.count == 1 && told.first?.contains("Connected") == true)
    // The tree of each page is correct.
    let connected = Element.row(RowElement(text: "Harbour", secondaryText: "Connected"))
    for tab in tabs { #expect(tab.page.tree[tab.row]?.element == connected) }
  }

  @Test func theSurroundingsArePartOfTheKey() {
    WebPage.memo = SharedResults(capacity: 512)
    let count = uses {
      for list in [ListElement(), ListElement(isEditing: true), ListElement(selection: .multiple)] {
        _ = Tab(list).turns("On")
      }
    }
    #expect(count == 0)
  }

  @Test func changesInActionsAndGridsAreNotShared() {
    WebPage.memo = SharedResults(capacity: 512)
    var offering = Attributes()
    offering.actions = [RowAction(id: 1, title: "Copy")]
    let count = uses {
      for tab in [Tab(), Tab()] { #expect(tab.page.frame(.attributes(tab.label, offering)).contains("Copy")) }
      for tab in [Tab(grid: true), Tab(grid: true)] {
        #expect(tab.page.frame(.update(tab.label, .label(LabelElement(text: "Busy")))).contains("Busy"))
      }
    }
    #expect(count == 0)
  }

  @Test func changesThatContainANodeNameAreNotShared() {
    // The text moves to its own element, whose identity contains the row's.
    WebPage.memo = SharedResults(capacity: 512)
    let alone = Element.row(RowElement(text: "Harbour", badge: "2"))
    let count = uses {
      for tab in [Tab(), Tab()] { #expect(tab.page.frame(.update(tab.row, alone)).contains(tab.row.wire + "-t")) }
    }
    #expect(count == 0)
  }

  @Test func longTextsAreNotStored() {
    WebPage.memo = SharedResults(capacity: 512)
    let long = String(repeating: "a", count: 1_000)
    let count = uses {
      for tab in [Tab(), Tab()] { #expect(tab.turns(long).contains(long)) }
    }
    #expect(count == 0)
  }

  @Test func aPictureThatOnePageLacksGoesToThatOne() {
    WebPage.memo = SharedResults(capacity: 512)
    let starred = Element.row(RowElement(text: "Harbour", secondaryText: "Weak", image: Symbol("star")))
    let tabs = [Tab(), Tab()]
    let count = uses {
      for tab in tabs { #expect(tab.page.frame(.update(tab.row, starred)).contains("[11,")) }
    }
    #expect(count == 1)
    let again = Element.row(RowElement(text: "Harbour", secondaryText: "Strong", image: Symbol("star")))
    for tab in tabs { #expect(!tab.page.frame(.update(tab.row, again)).contains("[11,")) }
  }
}
