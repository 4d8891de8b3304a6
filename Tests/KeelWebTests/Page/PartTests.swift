import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// The parts of rows, alerts and split views in a page.
@Suite @MainActor struct PartTests {
  @Test func theCheckMarksOfRowsThatAreSelectedOneByOneAreDefined() {
    let section = Sketch.section(rows: [])
    let page = Pages.page(Sketch.list(selection: .multiple, section))
    let frame = page.frame(.insert(Sketch.row("Apple"), into: section.id, at: 0))
    #expect(frame.components(of: "[11,") == 1 && frame.contains("#s-checkmark"))
  }

  @Test func theThirdAnswerOfAnAlertPutsAllBelowEachOther() {
    let alert = Sketch.alert("Which?", Sketch.button("One"), Sketch.button("Two"))
    let page = Pages.page(Sketch.window("", Sketch.screen("Page"), alert))
    #expect(!page.document(resume: "").contains("stacked"))
    let mirror = PageMirror(page)
    let third = Sketch.button("Three")
    #expect(mirror.take(page.frame(.insert(third, into: alert.id, at: 2))) == nil)
    #expect(page.document(resume: "").contains("buttons stacked"))
    #expect(mirror.take(page.frame(.remove(third.id, from: alert.id))) == nil)
    #expect(!page.document(resume: "").contains("stacked"))
  }

  @Test func theLastPaneIsShownEvenIfAllAreHidden() {
    let panes = (0..<3).map { Sketch.screen("Pane \($0)") }
    let page = Pages.page(Sketch.window("", Sketch.node(.split(SplitElement(hiddenPanes: 9)), panes)))
    #expect(page.document(resume: "").components(of: "wide-off") == 2)
  }

  @Test func aFieldHasAnIdentityThatOutlivesTheProgram() {
    var field = TextFieldElement(text: "Ada")
    let node = Sketch.node(.textField(field))
    let page = Pages.page(Sketch.window("", Sketch.screen("Page", node, Sketch.field("Other"))))
    #expect(!page.document(resume: "").contains("data-own"))
    let mirror = PageMirror(page)
    field.restorationIdentifier = "reply 2\""
    #expect(mirror.take(page.frame(.update(node.id, .textField(field)))) == nil)
    let identity = "data-own=\"reply 2&quot;\""
    #expect(page.document(resume: "").components(of: identity) == 1)
    let redacted = Sketch.node(.box(BoxElement(isRedacted: true)), [Sketch.node(.textField(field))])
    let other = Pages.page(Sketch.window("", Sketch.screen("Page", redacted)))
    #expect(other.document(resume: "").components(of: identity) == 1)
  }

  @Test func panesHaveTheWidthsThatTheProgramRequests() {
    let panes = (0..<2).map { Sketch.screen("Pane \($0)") }
    let split = Sketch.node(.split(SplitElement()), panes)
    let page = Pages.page(Sketch.window("", split))
    #expect(!page.document(resume: "").contains("flex-basis"))
    let mirror = PageMirror(page)
    func document(_ widths: [Int: PaneWidth], isDetailProminent: Bool = false) -> String {
      let element = SplitElement(paneWidths: widths, isDetailProminent: isDetailProminent)
      #expect(mirror.take(page.frame(.update(split.id, .split(element)))) == nil)
      return page.document(resume: "")
    }
    #expect(document([0: PaneWidth(preferred: 200)]).contains("flex-basis:min(12.5rem,50%)"))
    #expect(
      document([0: PaneWidth(preferredPart: 0.25, maximum: 320)]).contains(
        "flex-basis:min(clamp(14rem,25%,20rem),50%)"))
    #expect(document([:], isDetailProminent: true).contains("flex-basis:min(14rem,50%)"))
    let both = document([0: PaneWidth(minimum: 160, preferred: 320), 1: PaneWidth(minimum: 640)])
    #expect(both.contains("flex-basis:min(20rem,50%);flex-shrink:1;min-inline-size:min(10rem,50%)"))
    #expect(both.contains("min-inline-size:min(40rem,100%)"))
  }

  @Test func aControlWithoutANameHasTheWordForItsKind() {
    let slider = Sketch.node(.slider(SliderElement(value: 0)))
    let date = Sketch.node(
      .datePicker(DatePickerElement(components: .date, date: SceneDate(year: 2028, month: 2, day: 28))))
    let html = Pages.page(slider, date).document(resume: "")
    #expect(html.contains("aria-label=\"Value\"") && html.contains("aria-label=\"Date\""))
  }
}
