import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// What a page contains for assistive technology.
@Suite @MainActor struct AssistiveTests {
  @Test func theToolsOfARowWithContentAreNamedAfterTheContent() {
    var element = RowElement()
    element.actions = [RowAction(id: 1, title: "Mark")]
    element.contentChildCount = 1
    let row = Sketch.node(.row(element), [Sketch.label("One")])
    let list = Sketch.list(Sketch.section("", row))
    let html = Pages.page(list).document(resume: "")
    let id = "k" + row.id.wire
    #expect(html.contains("id=\"\(id)-A\""), "\(html)")
    #expect(html.contains("aria-label=\"Actions for\""))
    #expect(html.contains("aria-labelledby=\"\(id)-A \(id)-c\""))
    #expect(!html.contains("Actions for row"))
  }

  @Test func theLanguageOfTheWindowIsThatOfTheDocument() {
    let page = Pages.page(Sketch.label("One"))
    #expect(page.document(resume: "").contains("<html lang=\"en\""))
    guard let root = page.tree.root else { return }
    let message = page.frame(.update(root, .window(WindowElement(language: "ko"))))
    #expect(message.contains("\"data-lang\":\"ko\""), "\(message)")
    let html = page.document(resume: "")
    #expect(html.contains("<html lang=\"ko\""))
    // The language of the user is still known.
    #expect(html.contains("data-locale=\"en\""))
  }

  @Test func theErrorOfAFieldIsInItsElement() {
    var field = Sketch.field("Name")
    field.attributes.accessibility.error = "Enter <a> name."
    let html = Pages.page(field).document(resume: "")
    #expect(html.contains("data-error=\"Enter &lt;a&gt; name.\""), "\(html)")
    // The regions exist before their first text.
    #expect(html.contains("<div id=\"say\" class=\"unseen\" aria-live=\"polite\"></div>"))
    #expect(html.contains("<div id=\"errors\" hidden></div>"))
  }

  // MARK: Landmarks and headings

  private func document(_ content: Subtree, title: String = "Harbour") -> String {
    Pages.page(Sketch.window(title, content)).document(resume: "")
  }

  private func tabs(_ pages: Subtree...) -> Subtree {
    let titles = pages.indices.map { TabsElement.Tab(title: "Tab \($0)") }
    return Sketch.node(.tabs(TabsElement(tabs: titles, childTabs: Array(pages.indices))), pages)
  }

  /// Only one of the pages in a stack or behind tabs is visible, and the others have their own.
  @Test func eachWindowHasAMainPartAndAFirstHeading() {
    let page = Sketch.screen("Lighthouse", Sketch.label("On"))
    let bar = Sketch.node(.bar(BarElement(placement: .trailing)), [Sketch.button("Add")])
    let contents: [(Subtree, String)] = [
      (page, "Lighthouse"), (Sketch.label("On"), "Harbour"), (Sketch.screen("", Sketch.label("On")), "Harbour"),
      (Sketch.screen("", bar, Sketch.label("On")), "Harbour"),
      (Sketch.node(.navigation(NavigationElement()), [page]), "Lighthouse"), (tabs(page), "Lighthouse"),
      (Sketch.node(.split(SplitElement()), [Sketch.screen("List"), page]), "Lighthouse"),
      (Sketch.node(.split(SplitElement()), [Sketch.screen("List"), Sketch.screen("")]), "Harbour"),
      (Sketch.node(.split(SplitElement()), [Sketch.screen(""), Sketch.screen("")]), "Harbour"),
    ]
    for (content, heading) in contents {
      let html = document(content)
      #expect(html.components(of: "<main ") == 1 && html.components(of: "<h1 ") == 1, "\(html)")
      guard let start = html.firstRange(of: "<h1 "), let end = html.firstRange(of: "</h1>") else { continue }
      #expect(html[start.upperBound..<end.lowerBound].contains(">\(heading)"), "\(html)")
    }
  }

  @Test func theHeadingOfAWindowWithoutPagesIsInItsMainPart() throws {
    let html = document(Sketch.label("On"))
    let (main, heading) = (try #require(html.firstRange(of: "<main ")), try #require(html.firstRange(of: "<h1 ")))
    #expect(main.upperBound < heading.lowerBound && html[heading.upperBound...].contains("</main>"))
  }

  @Test func theHeadingOfAPageWithoutATitleFollowsTheWindow() {
    let page = Pages.page(Sketch.window("", Sketch.screen("", Sketch.label("On"))))
    #expect(page.document(resume: "").contains("<h1 class=\"title\""))
    guard let root = page.tree.root else { return }
    #expect(page.frame(.update(root, .window(WindowElement(title: "Harbour")))).contains("\"Harbour\""))
    #expect(page.document(resume: "").contains(">Harbour</span></h1>"))
    // That of a page with a title stays.
    let titled = Pages.page(Sketch.window("", Sketch.screen("Lighthouse", Sketch.label("On"))))
    guard let window = titled.tree.root else { return }
    #expect(!titled.frame(.update(window, .window(WindowElement(title: "Harbour")))).contains("title\""))
  }

  @Test func tabsOfTheWindowAreALandmarkAndTabsInAPageAreNot() {
    let pages = tabs(Sketch.screen("Lighthouse", Sketch.label("On")))
    let html = document(pages)
    #expect(html.contains("<nav class=\"tablist\" aria-label=\"Pages\"><div role=\"tablist\""), "\(html)")
    // A name would be text outside of the landmarks.
    let name = "aria-labelledby=\"k\(pages.id.wire)-t0\""
    #expect(html.contains("role=\"tabpanel\"") && !html.contains(name), "\(html)")
    let inner = document(Sketch.screen("Around", Sketch.node(.stack(StackElement()), [pages])))
    #expect(!inner.contains("<nav") && inner.contains("<div class=\"tablist\" role=\"tablist\""), "\(inner)")
    #expect(inner.contains("role=\"tabpanel\"") && inner.contains(name), "\(inner)")
  }

  @Test func theLinkToThePairedBrowsersIsInALandmark() {
    let page = WebPage(settings: WebPageSettings(pairingPath: "/_keel/pair"))
    _ = page.apply(.root(Sketch.window("", Sketch.label("On"))))
    let name = page.settings.words[.pairedTitle]
    #expect(page.document(resume: "").contains("<nav aria-label=\"\(name)\"><a class=\"skip pairing\""))
  }
}
