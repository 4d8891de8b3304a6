import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// Nodes that a change affects although it names another node: the page equals that of a new tab.
@Suite @MainActor struct DependentTests {
  /// Applies operations to a page. Returns the outline of the page, which must be that of a new one.
  private func changed(_ page: WebPage, _ operations: Patch.Operation...) -> String {
    let mirror = PageMirror(page)
    for frame in page.apply(Patch(operations: operations)) { #expect(mirror.take(frame) == nil) }
    let shown = mirror.root?.outline() ?? ""
    #expect(shown == PageMirror(page).root?.outline())
    return shown
  }

  @Test func theRefreshButtonInTheHeadFollowsAViewAroundTheList() {
    let list = Sketch.list(refresh: .available, Sketch.section(rows: [Sketch.row("Harbour")]))
    let stack = Sketch.column(list)
    let page = Pages.page(Sketch.window("", Sketch.screen("Wi-Fi", stack)))
    let disabled = changed(page, .attributes(stack.id, Attributes(isEnabled: false)))
    #expect(disabled.split(separator: "\n").contains { $0.contains("class=refresh") && $0.contains("disabled") })
    let enabled = changed(page, .attributes(stack.id, Attributes()))
    #expect(!enabled.split(separator: "\n").contains { $0.contains("class=refresh") && $0.contains("disabled") })
  }

  @Test func aStackThatBecomesLazyHasTheRefreshButtonInItsList() {
    let list = Sketch.list(refresh: .available, Sketch.section(rows: [Sketch.row("Harbour")]))
    let stack = Sketch.column(list)
    let page = Pages.page(Sketch.window("", Sketch.screen("Wi-Fi", stack)))
    let lazy = StackElement(window: ChildWindow(count: 4))
    #expect(changed(page, .update(stack.id, .stack(lazy))).components(of: "class=refresh ") == 1)
    #expect(changed(page, .update(stack.id, .stack(StackElement()))).components(of: "class=refresh ") == 1)
  }

  @Test func aFieldThatBecomesSecureLosesTheTextOfTheProgramInThePage() {
    let field = Sketch.field("Name", text: "Ada")
    let page = Pages.page(field)
    var secure = TextFieldElement(text: "Ada", placeholder: "Name", isSecure: true)
    #expect(!changed(page, .update(field.id, .textField(secure))).contains("Ada"))
    secure.isSecure = false
    #expect(changed(page, .update(field.id, .textField(secure))).contains("=Ada"))
  }

  @Test func aPageWithActionsLosesTheRefreshButtonOfItsListOnce() {
    let list = Sketch.list(refresh: .available, Sketch.section(rows: []))
    let stack = Sketch.column(list)
    var screen = Sketch.screen("Wi-Fi", stack)
    screen.attributes.actions = [RowAction(id: 1, title: "Share")]
    let page = Pages.page(Sketch.window("", screen))
    #expect(changed(page, .remove(list.id, from: stack.id)).components(of: "class=refresh ") == 0)
  }

  @Test func theRatioOfABoxFollowsTheKindOfItsContent() {
    let shape = Sketch.node(.shape(ShapeElement()))
    let inner = Sketch.node(.box(BoxElement(placement: .aspectRatio(nil, .fit))), [shape])
    let outer = Sketch.node(.box(BoxElement(background: .color(.red))), [inner])
    let page = Pages.page(outer)
    #expect(PageMirror(page).root?.outline().contains("--ratio:1") == true)
    let editor = changed(page, .update(shape.id, .textEditor(TextEditorElement(text: "Notes"))))
    #expect(!editor.contains("--ratio"))
    #expect(changed(page, .update(shape.id, .shape(ShapeElement()))).contains("--ratio:1"))
  }

  @Test func anAreaAroundAListIsNoButtonWhileTheListContainsAControl() {
    let section = Sketch.section(rows: [])
    let button = ButtonElement(style: .area, hasLabelChild: true)
    let area = Sketch.node(.button(button), [Sketch.list(section)])
    let page = Pages.page(area)
    let row = Sketch.row("Metered", selectable: false, Sketch.toggle("On"))
    let name = "id=k\(area.id.wire) "
    let with = changed(page, .insert(row, into: section.id, at: 0))
    #expect(with.split(separator: "\n").first { $0.contains(name) }?.contains("div ") == true)
    let without = changed(page, .remove(row.id, from: section.id))
    #expect(without.split(separator: "\n").first { $0.contains(name) }?.contains("button ") == true)
  }

  @Test func aPageScrollsInPlaceOfARegionOnlyWhileTheRegionMayScroll() {
    var scroll = ScrollElement()
    let region = Sketch.node(.scroll(scroll), [Sketch.label("Text")])
    let stack = Sketch.node(.stack(StackElement(distribution: .pageContent)), [region])
    let page = Pages.page(Sketch.window("", Sketch.screen("Page", stack)))
    scroll.isEnabled = false
    #expect(!changed(page, .update(region.id, .scroll(scroll))).contains("placed long"))
    scroll.isEnabled = true
    #expect(changed(page, .update(region.id, .scroll(scroll))).contains("placed long"))
  }

  @Test func aBarThatChangesWithItsPlaceComesToAnotherPartOfThePage() {
    let bar = Sketch.bar(.principal, Sketch.label("Middle"))
    let page = Pages.page(Sketch.window("", Sketch.screen("Page", bar)))
    var attributes = Attributes()
    attributes.actions = [RowAction(id: 1, title: "Share")]
    let shown = changed(
      page, .update(bar.id, .bar(BarElement(placement: .bottom))), .attributes(bar.id, attributes))
    #expect(!shown.contains("class=principal") && shown.contains("b-bottom"))
  }

  @Test func theTitleAndThePathFollowPagesThatBecomeSomethingElse() {
    let screen = Sketch.screen("Detail", Sketch.label("Text"))
    let stack = Sketch.navigation(Sketch.screen("Start"), screen)
    let page = Pages.page(Sketch.window("Home", stack))
    #expect(page.title == "Detail – Home" && page.path == "detail" && page.stepsBack == 1)
    _ = changed(page, .update(stack.id, .split(SplitElement())))
    #expect(page.title == page.titleOfPlace && page.path == "" && page.stepsBack == 0)
  }

  @Test func thePathFollowsPagesInOtherContainers() {
    let layers = Sketch.node(.layers(LayersElement()))
    let page = Pages.page(Sketch.window("Home", Sketch.screen("Start", layers)))
    let stack = Sketch.navigation(Sketch.screen("One"), Sketch.screen("Two"))
    _ = changed(page, .insert(stack, into: layers.id, at: 0))
    #expect(page.stepsBack == 1)
    _ = changed(page, .remove(stack.id, from: layers.id))
    #expect(page.stepsBack == 0)
  }
}
