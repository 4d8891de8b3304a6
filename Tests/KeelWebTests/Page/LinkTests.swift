import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// Elements with a declared address are links; others are buttons.
@Suite @MainActor struct LinkTests {
  private func leading(_ node: Subtree, to path: String?) -> Subtree {
    var node = node
    node.attributes.address = path
    return node
  }

  private func html(_ children: Subtree..., base: String = "/") -> String {
    let page = WebPage(settings: WebPageSettings(basePath: base))
    _ = page.apply(.root(Sketch.window("", Sketch.screen("Page", Sketch.node(.stack(StackElement()), children)))))
    return page.document(resume: "")
  }

  @Test func rowsAndButtonsThatLeadToAnAddressAreLinksBelowTheBaseOfTheApp() {
    let row = leading(Sketch.row("Harbour"), to: "detail/Harbour")
    let button = leading(Sketch.node(.button(ButtonElement(title: "More", style: .detail))), to: "detail/H%20x")
    let document = html(Sketch.list(Sketch.section("", row, Sketch.row("Plain"))), button, base: "/apps/keel/")
    #expect(document.contains("<a class=\"main\" data-e=\"o\" href=\"/apps/keel/detail/Harbour\">"))
    #expect(document.contains("href=\"/apps/keel/detail/H%20x\""))
    #expect(document.contains("<button class=\"main\" type=\"button\" data-e=\"o\">"), "no address, no link")
    #expect(!document.contains("target="), "the app follows it by itself")
  }

  @Test func theTargetOfALinkStaysInTheApp() {
    for (path, shown) in [
      ("//evil.example/x", "/evil.example/x"), ("\\\\evil.example", "/evil.example"), ("javascript:x", "/javascript:x"),
      ("a\\b \u{1}ü\"", "/a%5Cb%20%01%C3%BC&quot;"), ("", "/"),
    ] {
      let document = html(leading(Sketch.node(.button(ButtonElement(title: "Go"))), to: path))
      #expect(document.contains("href=\"\(shown)\""), "\(path)")
    }
  }

  @Test func aLinkThatIsDisabledLeadsNowhere() {
    var row = leading(Sketch.row("Harbour"), to: "detail/Harbour")
    row.attributes.isEnabled = false
    let document = html(Sketch.list(Sketch.section("", row)))
    #expect(!document.contains("href=\"/detail") && document.contains("role=\"link\" aria-disabled=\"true\""))
  }

  @Test func aChangedLinkIsUpdatedInPlaceAndPressedAsAnyRow() throws {
    let row = leading(Sketch.row("Harbour"), to: "detail/Harbour")
    let page = Pages.page(Sketch.list(Sketch.section("", row)))
    var attributes = row.attributes
    attributes.address = "detail/Port"
    #expect(page.frame(.attributes(row.id, attributes)).contains("\"href\",\"/detail/Port\""))
    #expect(page.events(.activate(row.id)) == [.activate(row.id)])
    #expect(!page.isLink(.activate(row.id)), "the browser does not navigate by itself")
    // Without an address, the element is created again as a button.
    attributes.address = nil
    #expect(page.frame(.attributes(row.id, attributes)).contains("\"button\""))
  }

  @Test func theWayBackAndTabsAreLinksWhereTheirPagesHaveAddresses() {
    let list = Sketch.node(.screen(ScreenElement(title: "Wi-Fi", address: "")))
    let stack = Sketch.navigation(list, Sketch.screen("Harbour"))
    let tabs = Sketch.node(
      .tabs(
        TabsElement(
          tabs: [.init(title: "First", address: "one"), .init(title: "Second")], selectedIndex: 0, childTabs: [0])),
      [stack])
    let page = WebPage(settings: WebPageSettings())
    _ = page.apply(.root(Sketch.window("", tabs)))
    let document = page.document(resume: "")
    #expect(document.contains("<a class=\"back\" data-e=\"p\"") && document.contains("aria-label=\"Back to Wi-Fi\""))
    #expect(document.contains("<a class=\"tab\" role=\"tab\"") && document.contains("href=\"/one\""))
    #expect(document.contains("<button class=\"tab\""))
    // The page below gets an address later: the back button becomes a link.
    let moved = page.frame(.update(list.id, .screen(ScreenElement(title: "Wi-Fi", address: "list"))))
    #expect(moved.contains("\"href\",\"/list\""))
  }

  @Test func pathsHaveTheBaseOfEachPage() {
    func change(base: String) -> String {
      let row = leading(Sketch.row("Harbour", secondary: "a"), to: nil)
      let page = WebPage(settings: WebPageSettings(basePath: base))
      _ = page.apply(
        .root(Sketch.window("", Sketch.screen("", Sketch.list(Sketch.section("", leading(row, to: "x")))))))
      var attributes = Attributes()
      attributes.address = "y"
      return page.frame(.attributes(row.id, attributes))
    }
    #expect(change(base: "/a/").contains("/a/y") && change(base: "/b/").contains("/b/y"))
  }
}
