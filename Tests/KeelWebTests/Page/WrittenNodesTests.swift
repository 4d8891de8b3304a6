import Conformance
import KeelInteraction
import KeelScene
import Testing

@testable import KeelWeb

/// Nodes that have the same HTML on several pages are written once.
@Suite(.serialized) @MainActor struct WrittenNodesTests {
  private struct Tab {
    let page: WebPage
    let section: NodeID

    @MainActor init(_ list: ListElement = ListElement(), language: SystemWords = .inEnglish, base: String = "/") {
      let section = Sketch.section("Ports", Sketch.row("First"))
      let window = Sketch.window("", Sketch.screen("Page", Sketch.node(.list(list), [section])))
      page = WebPage(settings: WebPageSettings(basePath: base, words: language))
      _ = page.apply(.root(WrittenNodesTests.unmistakable(window)))
      self.section = WrittenNodesTests.unmistakable(section).id
    }

    /// The message about the row, with the identities of the nodes replaced.
    @MainActor func inserts(_ row: Subtree) -> String {
      var frame = page.frame(.insert(WrittenNodesTests.unmistakable(row), into: section, at: 1))
      for (number, node) in page.tree.inReadingOrder().enumerated() {
        frame = frame.replacing(node.id.wire, with: "node \(number)")
      }
      return frame
    }
  }

  /// The subtree with large identities: all have the same length, and no word of a frame contains one.
  private static func unmistakable(_ tree: Subtree) -> Subtree {
    Subtree(
      id: NodeID(rawValue: tree.id.rawValue + 1 << 60), element: tree.element, attributes: tree.attributes,
      children: tree.children.map(unmistakable))
  }

  /// The number of forms taken from the memo, which is empty at first and so large that collisions are rare.
  private func uses(_ work: () throws -> Void) rethrows -> Int {
    WebPage.writtenNodes = SharedResults(capacity: 1 << 20)
    try work()
    return WebPage.writtenNodes.useCount
  }

  private func row(_ text: String, address: String? = nil) -> Subtree {
    var button = Attributes()
    button.accessibility.label = "More about \(text)"
    button.address = address
    let detail = Subtree(id: .next(), element: .button(ButtonElement(style: .detail)), attributes: button, children: [])
    return Sketch.node(
      .row(RowElement(text: text, image: Symbol("star"), isSelectable: true, badge: "2")), [detail])
  }

  @Test func tabsWithEqualRowsReceiveEqualMessages() {
    let tabs = (0..<5).map { _ in Tab() }
    var told: Set<String> = []
    #expect(uses { for tab in tabs { told.insert(tab.inserts(row("Harbour", address: "harbour"))) } } == 8)
    #expect(told.count == 1, "A row and the button in it, four times.")
    #expect(told.first?.contains("Harbour") == true && told.first?.contains("More about Harbour") == true)
  }

  @Test func buttonsThatDifferInWordsAloneAreKeptSideBySide() {
    let nodes = ["Harbour", "Quay"].compactMap { row($0).children.first }.map {
      DescribedNode(element: $0.element, attributes: $0.attributes)
    }
    #expect(Set(nodes.map(\.element)).count == 1 && Set(nodes.map(\.hashValue)).count == 2)
  }

  @Test func storedNodesMatchNewlyWrittenOnes() {
    for text in ["k1", "\"k2\"", "\\u007f", "a\u{7F}b", "Harbour", String(repeating: "a", count: 300)] {
      WebPage.writtenNodes = SharedResults(capacity: 512)
      let first = Tab().inserts(row(text, address: text))
      WebPage.writtenNodes = SharedResults(capacity: 512)
      let (other, again) = (Tab(), Tab())
      #expect(other.inserts(row(text, address: text)) == first)
      #expect(again.inserts(row(text, address: text)) == first)
    }
  }

  @Test func theSurroundingsArePartOfTheKey() {
    let count = uses {
      for list in [ListElement(), ListElement(isEditing: true), ListElement(selection: .multiple)] {
        _ = Tab(list).inserts(Sketch.row("Harbour"))
      }
      _ = Tab(base: "/wifi/").inserts(Sketch.row("Harbour"))
    }
    #expect(count == 0)
  }

  @Test func aButtonThatIsCalledAfterPicturesInItIsWrittenEachTime() {
    func button(_ symbol: String) -> Subtree {
      Sketch.node(
        .button(ButtonElement(hasLabelChild: true)), [Sketch.node(.image(ImageElement(symbol: Symbol(symbol))))])
    }
    let count = uses {
      for symbol in ["star", "trash"] {
        let stack = Sketch.column()
        let page = Pages.page(Sketch.window("", Sketch.screen("Page", stack)))
        #expect(page.frame(.insert(button(symbol), into: stack.id, at: 0)).contains(symbol))
      }
    }
    #expect(count == 0, "Neither the buttons nor the pictures are the same.")
  }

  @Test func aPictureThatOnePageLacksGoesToThatOne() {
    let tabs = [Tab(), Tab()]
    _ = uses {
      for tab in tabs { #expect(tab.inserts(row("Harbour")).contains("[11,")) }
      for tab in tabs { #expect(!tab.inserts(row("Quay")).contains("[11,")) }
    }
  }
}
