import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// The page's own controls, and their positions.
@Suite @MainActor struct LooksTests {
  @Test func aFieldForASecretHasAButtonThatShowsIt() {
    let secret = Sketch.field("Password", isSecure: true)
    let html = Pages.page(Sketch.field("Name"), secret).document(resume: "")
    #expect(html.components(of: "data-e=\"R\"") == 1)
    #expect(html.contains("type=\"button\" data-e=\"R\" aria-pressed=\"false\" aria-label=\"Show password\""))
    #expect(html.contains("id=\"s-eye\"") && html.contains("id=\"s-eye-slash\""), "the pictures come along")
    let span = "<span id=\"k\(secret.id.wire)\" class=\"inlaid secret gx\">"
    #expect(html.contains(span + "<input class=\"field\" type=\"password\""))
  }

  private func clearable(
    _ text: String, _ button: TextFieldElement.ClearButton, isSecure: Bool = false
  ) -> Element {
    var field = TextFieldElement(text: text, placeholder: "Name", isSecure: isSecure)
    field.clearButton = button
    return .textField(field)
  }

  @Test func theClearButtonComesAndGoesBesideTheFieldThatIsTypedInto() {
    let field = Sketch.node(clearable("", .hidden))
    let page = Pages.page(field)
    let mirror = PageMirror(page)
    #expect(!page.document(resume: "").contains("Clear text"))
    #expect(page.events(.activate(field.id)) == [])
    _ = page.events(.edit(field.id, text: "Ada"), 2)
    let shown = page.frame(.update(field.id, clearable("Ada", .shown)))
    // Neither the field nor its text is sent again.
    #expect(shown.contains("Clear text") && !shown.contains("[9,") && !shown.contains("Ada"), "\(shown)")
    #expect(mirror.take(shown) == nil)
    #expect(page.events(.activate(field.id), 3) == [.activate(field.id)])
    let cleared = page.frame(.update(field.id, clearable("", .hidden)))
    #expect(!cleared.contains("[9,") && cleared.contains("[7,\"\(field.id.wire).0\",\"\""), "\(cleared)")
    #expect(mirror.take(cleared) == nil)
  }

  @Test func theClearButtonOfASecretIsBesideTheOneThatShowsIt() {
    let html = Pages.page(Sketch.node(clearable("sesame", .shown, isSecure: true))).document(resume: "")
    #expect(html.contains("Show password") && html.contains("Clear text") && !html.contains("sesame"))
    // Each button has a place of its own, and the text ends before both.
    #expect(html.contains("inset-inline-end:2.75rem") && html.contains("padding-inline-end:5.5rem"))
  }

  @Test func aSecretChangedByTheProgramUpdatesItsField() {
    let secret = Sketch.field("Password", isSecure: true)
    let page = Pages.page(secret)
    let mirror = PageMirror(page)
    let frame = page.frame(
      .update(secret.id, .textField(TextFieldElement(text: "", placeholder: "Key", isSecure: true))))
    #expect(mirror.take(frame) == nil)
    #expect(frame.contains("\(secret.id.wire).0"), "\(frame)")
  }

  @Test func theRowThatHoldsIsCurrentAndNoPressedButton() {
    var row = Sketch.row("Harbour")
    if case .row(var element) = row.element {
      element.hasCheckmark = true
      row.element = .row(element)
    }
    let html = Pages.page(Sketch.list(Sketch.section("", row))).document(resume: "")
    #expect(html.contains("aria-current=\"true\"") && !html.contains("aria-pressed"))
  }

  @Test func refreshingIsShownInTheHeaderWithoutMovingTheList() {
    let list = Sketch.list(refresh: .available, Sketch.section("", Sketch.row("One")))
    let page = Pages.page(Sketch.window("", Sketch.screen("Page", Sketch.column(list))))
    let html = page.document(resume: "")
    let parts = html.split(separator: "class=\"refresh\"", omittingEmptySubsequences: false)
    #expect(parts.count == 2 && parts[0].contains("class=\"head\"") && !parts[0].contains("class=\"body\""))
    #expect(html.contains("data-i=\"\(list.id.wire)\""))
    let mirror = PageMirror(page)
    guard case .list(var element) = list.element else {
      Issue.record("not a list")
      return
    }
    for refresh in [ListElement.Refresh.active, .unavailable, .available] {
      element.refresh = refresh
      let frame = page.frame(.update(list.id, .list(element)))
      #expect(mirror.take(frame) == nil)
      #expect(mirror.root?.outline() == PageMirror(page).root?.outline(), "\(refresh)")
    }
  }

  @Test func aListWithABackgroundKeepsTheMarginsOfItsCard() {
    let list = Sketch.list(Sketch.section("", Sketch.row("One")))
    let box = Sketch.node(.box(BoxElement(background: .color(.red))), [list])
    let stack = Sketch.node(.stack(StackElement(axis: .vertical, distribution: .pageContent)), [box])
    let html = Pages.page(Sketch.window("", Sketch.screen("Page", stack))).document(resume: "")
    #expect(html.contains("class=\"content placed\"") && html.contains("class=\"list insetGrouped"))
    let sheet = String(decoding: Assets.stylesheet, as: UTF8.self)
    #expect(sheet.contains(".placed :is(.insetGrouped, .grouped):not(.scroll *) {padding-inline:max(1rem,"))
  }

  @Test func aListThatIsNotThePagesHasItsOwnButton() {
    let list = Sketch.list(refresh: .available, Sketch.section("", Sketch.row("One")))
    let label = Sketch.label("Words")
    let stack = Sketch.column(label, list)
    let page = Pages.page(Sketch.window("", Sketch.screen("Page", stack)))
    let mirror = PageMirror(page)
    func ownsButton() -> Bool {
      let parts = page.document(resume: "").split(separator: "id=\"k\(list.id.wire)\"")
      return parts.last?.split(separator: "class=\"sections\"").first?.contains("class=\"refresh\"") == true
    }
    #expect(ownsButton())
    // The button moves into the page's head when the label before the list is removed.
    #expect(mirror.take(page.frame(.remove(label.id, from: stack.id))) == nil)
    #expect(!ownsButton())
    #expect(mirror.root?.outline() == PageMirror(page).root?.outline())
  }

  @Test func theFirstFocusOfAnAlertIsInTheDocumentAndInTheMessage() {
    let keep = Sketch.button("Keep")
    let alert = Sketch.alert("Forget?", Sketch.button("Forget", role: .destructive), keep)
    let window = Sketch.window("", Sketch.screen("Page", Sketch.button("Below")))
    let page = Pages.page(window)
    #expect(!page.document(resume: "").contains("data-first"))
    let frame = page.frame(.insert(alert, into: window.id, at: 1), .focus(nil))
    #expect(frame.contains("[8,\"\(keep.id.wire)\",0]"), "\(frame)")
    #expect(page.document(resume: "").contains("data-first=\"\(keep.id.wire)\""))
  }
}
