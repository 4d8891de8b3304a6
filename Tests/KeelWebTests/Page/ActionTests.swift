import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// Keyboard access to the actions of elements that only display something.
@Suite @MainActor struct ActionTests {
  private func offering(_ element: Element, _ children: [Subtree] = []) -> Subtree {
    var node = Sketch.node(element, children)
    node.attributes.actions = [RowAction(id: 3, title: "Share")]
    return node
  }
  private let words = Element.label(LabelElement(text: "Words"))

  /// True if the keyboard reaches the node, with its role and name on the page.
  private struct Stop: Equatable {
    var isReached: Bool
    var role: String?
    var name: String?
  }

  private func stop(_ node: Subtree, in page: WebPage) throws -> Stop {
    let markup = try #require(page.description(of: node.id)?.markup())
    #expect(markup["data-a"]?.contains("Share") == true)
    return Stop(
      isReached: markup["tabindex"] == "0" && markup["data-e"] == "A", role: markup["role"], name: markup["aria-label"])
  }

  @Test func wordsAndPicturesAreReachedWithAMenu() throws {
    let label = offering(words)
    let picture = offering(.image(ImageElement(source: .symbol(Symbol("star")))))
    let page = Pages.page(label, picture)
    #expect(try stop(label, in: page) == Stop(isReached: true, role: "button"))
    // A picture without a name is called "Actions".
    #expect(try stop(picture, in: page) == Stop(isReached: true, role: "button", name: "Actions"))
    #expect(page.events(.action(label.id, actionID: 3)) == [.action(label.id, actionID: 3)])
  }

  @Test func aHeadingStaysOne() throws {
    var heading = offering(words)
    heading.attributes.accessibility.isHeader = true
    #expect(try stop(heading, in: Pages.page(heading)) == Stop(isReached: true, role: "heading"))
  }

  @Test func unreachableNodesAndPartsOfOthersAreNoStops() throws {
    var hidden = offering(words)
    hidden.attributes.accessibility.isHidden = true
    var still = offering(words)
    still.attributes.isEnabled = false
    let links = offering(.label(LabelElement(text: "a", runs: [TextRun("a", link: "https://a.example")])))
    let face = offering(words)
    let button = Sketch.node(.button(ButtonElement(hasLabelChild: true)), [face])
    let inRow = offering(words)
    let row = Sketch.node(.row(RowElement(contentChildCount: 1)), [inRow])
    let page = Pages.page(hidden, still, links, button, Sketch.list(Sketch.section("", rows: [row])))
    for node in [hidden, still, links, face, inRow] { #expect(try !stop(node, in: page).isReached) }
  }

  @Test func aContainerIsAStopWhileItsContentHasNone() throws {
    let label = Sketch.node(words)
    let inner = Sketch.node(.stack(StackElement()), [label])
    let card = offering(.box(BoxElement()), [inner])
    let page = Pages.page(card)
    #expect(try stop(card, in: page).isReached)
    let button = Sketch.button("Press")
    for change in [
      Patch.Operation.insert(button, into: inner.id, at: 0), .update(label.id, .button(ButtonElement(title: "Press"))),
    ] {
      #expect(page.frame(change).contains("tabindex"))
      #expect(try !stop(card, in: page).isReached)
      if case .insert = change { #expect(page.frame(.remove(button.id, from: inner.id)).contains("tabindex")) }
    }
    #expect(page.frame(.update(label.id, words)).contains("tabindex"))
    #expect(try stop(card, in: page).isReached)
    var attributes = Attributes()
    attributes.accessibility.isButton = true
    #expect(page.frame(.attributes(label.id, attributes)).contains("[1,\"\(card.id.wire)\","))
    #expect(try !stop(card, in: page).isReached)
  }

  @Test func theActionsOfARowAreNamedByItsTextOrItsContent() throws {
    let plain = offering(.row(RowElement(text: "Mail")))
    let own = offering(.row(RowElement(contentChildCount: 1)), [Sketch.node(words)])
    let page = Pages.page(Sketch.list(Sketch.section("", rows: [plain, own])))
    func menu(of row: Subtree) throws -> Markup {
      guard case .elements(let parts)? = page.description(of: row.id)?.markup().content else { return Markup("none") }
      return try #require(parts.first { $0["class"] == "actions" })
    }
    #expect(try menu(of: plain)["aria-label"] == "Actions for Mail")
    #expect(try menu(of: plain)["aria-labelledby"] == nil)
    let named = try menu(of: own)
    let content = try #require(page.description(of: own.id)).name("c")
    #expect(named["aria-labelledby"] == "\(try #require(named["id"])) \(content)")
  }
}
