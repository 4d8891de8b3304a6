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
}
