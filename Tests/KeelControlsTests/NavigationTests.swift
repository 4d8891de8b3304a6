import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Stacks of pages, changed by the program and by the user.
@MainActor @Suite(.serialized) struct NavigationTests {
  let navigation = UINavigationController(rootViewController: Page("A"))

  @Test func aPushIsOneInsertionAndAPopOfSeveralTakesOnePatch() {
    let stage = Stage(navigation)
    #expect(stage.change { navigation.pushViewController(Page("B"), animated: true) }.count == 1)
    stage.change { navigation.pushViewController(Page("C"), animated: true) }
    #expect(stage.pages == "A B C")
    let operations = stage.pop(to: 0)
    #expect(stage.pages == "A")
    #expect(operations.count == 2)
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.expectFresh()
  }

  @Test func thePagesOnTheWayKeepTheirState() throws {
    let stage = Stage(navigation)
    let field = UITextField()
    field.placeholder = "Name"
    navigation.topViewController?.view.addSubview(field)
    Turn.shared.flush()
    try stage.driver.type("typed", into: "Name")
    stage.change { navigation.pushViewController(Page("B"), animated: true) }
    stage.pop(to: 0)
    #expect(field.text == "typed")
    stage.expectFresh()
  }

  @Test func theWayBackIsCalledAfterThePageBelow() throws {
    let stage = Stage(navigation)
    let second = Page("B")
    stage.change { navigation.pushViewController(second, animated: true) }
    func backTitle() -> String? {
      guard case .screen(let screen)? = stage.frontEnd.tree[second.nodeID]?.element else { return nil }
      return screen.backTitle
    }
    #expect(backTitle() == "A")
    let renamed = stage.change { navigation.viewControllers[0].title = "Home" }
    #expect(backTitle() == "Home")
    #expect(renamed.count == 2)
    stage.change { navigation.viewControllers[0].navigationItem.backButtonTitle = "Back" }
    #expect(backTitle() == "Back")
    stage.expectFresh()
  }

  @Test func aPageWithoutABackButtonCannotBeLeft() {
    let stage = Stage(navigation)
    let second = Page("B")
    second.navigationItem.hidesBackButton = true
    stage.change { navigation.pushViewController(second, animated: true) }
    stage.pop(to: 0)
    #expect(stage.pages == "A B")
    stage.change { second.navigationItem.hidesBackButton = false }
    stage.pop(to: 0)
    #expect(stage.pages == "A")
  }

  @Test func barItemsAreInsertedRemovedAndPressed() throws {
    let page = Page("A")
    let stage = Stage(UINavigationController(rootViewController: page))
    var taps = 0
    let item = UIBarButtonItem(title: "Join", primaryAction: UIAction { _ in taps += 1 })
    stage.change { page.navigationItem.rightBarButtonItem = item }
    try stage.driver.tap("Join")
    #expect(taps == 1)
    #expect(stage.change { item.isEnabled = false }.count == 1)
    #expect(stage.change { item.isEnabled = false }.isEmpty)
    #expect(stage.change { item.isHidden = true }.count == 1)
    #expect(stage.change { item.isHidden = false }.count == 1)
    let second = UIBarButtonItem(title: "Help")
    second.isHidden = true
    stage.change { page.navigationItem.rightBarButtonItems = [item, second] }
    #expect(stage.change { second.isHidden = false }.count == 1)
    try stage.driver.tap("Help")
    let view = UIActivityIndicatorView()
    let custom = UIBarButtonItem(customView: view)
    stage.change { page.navigationItem.leftBarButtonItem = custom }
    #expect(stage.change { view.startAnimating() }.count == 1)
    #expect(stage.frontEnd.tree[view.nodeID] != nil)
    #expect(view.window === stage.window)
    #expect(stage.change { view.stopAnimating() }.count == 1)
    stage.expectFresh()
  }

  @Test func setViewControllersKeepsMovesAndDrops() {
    let stage = Stage(navigation)
    let pages = ["B", "C", "D"].map { Page($0) }
    stage.change { navigation.setViewControllers(navigation.viewControllers + pages, animated: true) }
    #expect(stage.pages == "A B C D")
    stage.change { navigation.setViewControllers([pages[2], navigation.viewControllers[0]], animated: true) }
    #expect(stage.pages == "D A")
    #expect(pages[0].parent == nil)
    #expect(stage.change { navigation.setViewControllers(navigation.viewControllers, animated: true) }.isEmpty)
    stage.change { navigation.setViewControllers([], animated: false) }
    #expect(stage.pages == "")
    stage.expectFresh()
  }

  @Test func aPageMayPushAnotherWhileItAppears() {
    let journal = Journal()
    let last = Page("C", journal)
    let middle = Page("B", journal) { page in page.navigationController?.pushViewController(last, animated: false) }
    let stage = Stage(navigation)
    stage.change { navigation.pushViewController(middle, animated: true) }
    #expect(stage.pages == "A B C")
    #expect(!journal.lines.contains("B willAppear"))
    #expect(journal.lines.contains("C didAppear"))
    #expect(navigation.visibleViewController === last)
  }
}
