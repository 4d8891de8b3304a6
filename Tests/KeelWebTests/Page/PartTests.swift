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

  @Test func aControlWithoutANameHasTheWordForItsKind() {
    let slider = Sketch.node(.slider(SliderElement(value: 0)))
    let date = Sketch.node(
      .datePicker(DatePickerElement(components: .date, date: SceneDate(year: 2028, month: 2, day: 28))))
    let html = Pages.page(slider, date).document(resume: "")
    #expect(html.contains("aria-label=\"Value\"") && html.contains("aria-label=\"Date\""))
  }
}
