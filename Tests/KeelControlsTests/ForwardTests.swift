import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// A browser's Forward in windows whose paths are derived from the titles of their pages.
@MainActor @Suite(.serialized) struct ForwardTests {
  let model = TestModel()
  var bindable: UIBindable<TestModel> { UIBindable(model) }

  private func browser(_ root: UIViewController) -> Stage {
    let stage = Stage(root)
    stage.send(.environment(SceneEnvironment(idiom: .web)))
    return stage
  }

  @Test func theElementsOfAPathReturn() {
    let stage = browser(
      NavigationStackController(path: bindable.path) {
        Page("root") { page in page.navigationDestination(for: String.self) { Page($0) } }
      })
    stage.change { model.path = ["a", "b"] }
    #expect(stage.window.go(to: "a"))
    #expect(stage.window.go(to: ""))
    #expect(stage.pages == "root")
    #expect(stage.window.go(to: "a"))
    #expect(stage.pages == "root a" && model.path == ["a"])
    #expect(stage.window.go(to: "a/b"))
    #expect(stage.pages == "root a b")
    stage.pop(to: 0)
    #expect(stage.window.go(to: "a/b"), "two steps at once")
    #expect(stage.pages == "root a b" && model.path == ["a", "b"])
    stage.expectFresh()
  }

  @Test func anItemReturnsByItsState() {
    let page = Page("root") { [self] page in
      page.navigationDestination(item: bindable.item) { Page("P\($0.id)") }
    }
    let stage = browser(UINavigationController(rootViewController: page))
    stage.change { model.item = Item(id: 7) }
    stage.pop(to: 0)
    #expect(model.item == nil && stage.pages == "root")
    #expect(stage.window.go(to: "p7"))
    #expect(model.item == Item(id: 7) && stage.pages == "root P7")
    stage.expectFresh()
  }

  @Test func aSheetOfAnItemWithAnIDReturnsByItsState() {
    let page = Page("root") { [self] page in
      page.present(item: bindable.item, id: \.id) { Page("S\($0.id)") }
    }
    let stage = browser(UINavigationController(rootViewController: page))
    stage.change { model.item = Item(id: 7) }
    stage.dismissTop()
    #expect(stage.window.go(to: "s7"))
    #expect(model.item == Item(id: 7) && stage.pages == "root [S7]")
  }

  /// Back leads through tabs, which are not places that the user has gone to.
  @Test func forwardLeadsThroughTabs() {
    let pages = UINavigationController(rootViewController: Page("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("A"), pages]
    tabs.selectedIndex = 1
    let stage = browser(tabs)
    stage.change { pages.pushViewController(Page("One"), animated: false) }
    #expect(stage.window.go(to: "b"))
    #expect(stage.window.go(to: "") && tabs.selectedIndex == 0)
    #expect(stage.window.go(to: "b") && tabs.selectedIndex == 1)
    #expect(stage.window.go(to: "b/one"))
    #expect(pages.viewControllers.count == 2)
  }

  /// A page that stays is no step of the way.
  @Test func aRefusedStepIsNotGoneForward() {
    let pages = UINavigationController(rootViewController: Page("root"))
    let stage = browser(pages)
    stage.change { ["a", "b", "c"].forEach { pages.pushViewController(Page($0), animated: false) } }
    pages.viewControllers[2].leaveRequest = { false }
    stage.pop(to: 0)
    #expect(stage.pages == "root a b")
    #expect(stage.window.go(to: "a/b/c"))
    #expect(stage.pages == "root a b c")
  }

  @Test func aSheetReturnsByItsState() {
    let page = Page("root") { [self] page in
      page.present(item: bindable.item) { Page("S\($0.id)") }
    }
    let stage = browser(UINavigationController(rootViewController: page))
    stage.change { model.item = Item(id: 7) }
    stage.dismissTop()
    #expect(model.item == nil && stage.pages == "root")
    #expect(stage.window.go(to: "s7"))
    #expect(model.item == Item(id: 7) && stage.pages == "root [S7]")
    stage.expectFresh()
  }

  @Test func aPushedPageReturnsAsItWasUntilTheUserGoesElsewhere() throws {
    let pages = UINavigationController(rootViewController: Page("root"))
    let stage = browser(pages)
    weak var first: UIViewController?
    stage.change {
      let page = Page("One")
      first = page
      pages.pushViewController(page, animated: false)
    }
    stage.pop(to: 0)
    #expect(stage.pages == "root")
    #expect(stage.window.go(to: "one"))
    #expect(stage.pages == "root One")
    #expect(first != nil && pages.topViewController === first)
    stage.pop(to: 0)
    #expect(!stage.window.go(to: "two") && stage.pages == "root")
  }

  @Test func onlyBrowsersKeepPages() {
    let pages = UINavigationController(rootViewController: Page("root"))
    let stage = Stage(pages)
    weak var first: UIViewController?
    stage.change {
      let page = Page("One")
      first = page
      pages.pushViewController(page, animated: false)
    }
    stage.pop(to: 0)
    #expect(first == nil)
    #expect(!stage.window.go(to: "one"))
  }
}
