import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The title and the target of the back button, and the name of the frontmost place.
@Suite @MainActor struct WayBackTests {
  private func tree(_ content: Subtree, _ over: Subtree...) -> SceneTree {
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(Sketch.node(.window(WindowElement(title: "App")), [content] + over))]))
    return tree
  }

  @Test func theBackButtonIsNamedAfterThePageBelowByDefault() {
    let below = Sketch.node(.screen(ScreenElement(title: "Networks", address: "wifi")))
    let top = Sketch.screen("Harbour")
    let stack = Sketch.navigation(below, top)
    let tree = tree(stack)
    let way = WayBack(title: "Networks", event: .pop(stack.id, toLevel: 0), address: "wifi")
    #expect(tree.wayBack(from: top.id) == way)
    #expect(tree.wayBack(from: below.id) == nil)
    tree.apply(Patch(operations: [.update(top.id, .screen(ScreenElement(title: "Harbour", backTitle: "All")))]))
    #expect(tree.wayBack(from: top.id)?.title == "All")
    tree.apply(Patch(operations: [.update(top.id, .screen(ScreenElement(title: "Harbour", hidesBackButton: true)))]))
    #expect(tree.wayBack(from: top.id) == nil)
  }

  @Test func theFirstPageOfAPaneLeadsToThePreviousPane() {
    let inbox = Sketch.screen("Inbox")
    let sidebar = Sketch.navigation(Sketch.screen("Folders"), inbox)
    let detail = Sketch.screen("Letter")
    let stack = Sketch.navigation(detail)
    let split = Sketch.node(.split(SplitElement()), [sidebar, stack])
    let tree = tree(split)
    #expect(
      tree.wayBack(from: detail.id)
        == WayBack(
          title: "Inbox", event: .choose(split.id, index: 0), pane: .init(split: split.id, number: 0)))
    #expect(tree.wayBack(from: inbox.id)?.title == "Folders")
    let next = Sketch.screen("Next")
    tree.apply(Patch(operations: [.insert(next, into: stack.id, at: 1)]))
    #expect(tree.wayBack(from: next.id)?.event == .pop(stack.id, toLevel: 0))
  }

  @Test func theLocationIsNamedAfterTheFrontPage() {
    let first = Sketch.screen("First")
    let second = Sketch.screen("Second")
    let tabs = Sketch.node(
      .tabs(TabsElement(tabs: [.init(title: "1"), .init(title: "2")], selectedIndex: 1, childTabs: [0, 1])),
      [first, second])
    let tree = tree(tabs)
    #expect(tree.titles == ("App", "Second"))
    #expect(tree.pageInFront(in: tabs.id) == second.id)
    let sheet = Sketch.sheet(Sketch.navigation(Sketch.screen("Low"), Sketch.screen("Over")))
    tree.apply(Patch(operations: [.insert(sheet, into: tree.root!, at: 1)]))
    #expect(tree.titles == ("App", "Over"))
  }

  @Test func eachPageSheetAndAlertThatCanBeLeftIsAStepBack() {
    let alert = Sketch.alert("Sure?", Sketch.button("Yes"))
    let sheet = Sketch.sheet(Sketch.navigation(Sketch.screen("Over"), Sketch.screen("Further")))
    let chosen = Sketch.navigation(Sketch.screen("A"), Sketch.screen("B"), Sketch.screen("C"))
    let other = Sketch.navigation(Sketch.screen("D"), Sketch.screen("E"))
    func tabs(_ index: Int) -> Element {
      .tabs(TabsElement(tabs: [.init(title: "1"), .init(title: "2")], selectedIndex: index, childTabs: [0, 1]))
    }
    let bar = Sketch.node(tabs(0), [chosen, other])
    let tree = tree(bar, sheet, alert)
    #expect(tree.stepsBack == 5, "two pages, a sheet, a page in it, an alert")
    tree.apply(.change(.update(bar.id, tabs(1))))
    #expect(tree.stepsBack == 4)
    tree.apply(.change(.remove(alert.id, from: tree.root ?? .next()), .remove(sheet.id, from: tree.root ?? .next())))
    #expect(tree.stepsBack == 1)
    #expect(SceneTree().stepsBack == 0)
  }

  @Test func theWayBackAroundANodeStopsAtASheet() {
    let (button, inner) = (Sketch.button("Go"), Sketch.button("In"))
    let stack = Sketch.navigation(Sketch.screen("First"), Sketch.screen("Second", button))
    let tree = tree(stack)
    #expect(tree.wayBack(around: button.id)?.event == .pop(stack.id, toLevel: 0))
    #expect(tree.wayBack(around: nil)?.event == .pop(stack.id, toLevel: 0))
    tree.apply(.change(.insert(Sketch.sheet(Sketch.screen("Over", inner)), into: tree.root ?? .next(), at: 1)))
    #expect(tree.wayBack(around: inner.id) == nil)
    #expect(tree.wayBack(around: nil) == nil)
  }
}
