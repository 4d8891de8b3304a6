import KeelScene
import KeelTesting
import Testing

@testable import KeelControls

/// The link addresses of buttons, bar items, pages and tabs of the imperative layer.
@MainActor @Suite(.serialized) struct LinkAddressTests {
  private final class Page: UIViewController {
    let button = UIButton(type: .system)
    let item = UIBarButtonItem(title: "Settings")
    override func viewDidLoad() {
      button.setTitle("Go", for: .normal)
      button.linkAddress = "place"
      item.linkAddress = "settings"
      navigationItem.rightBarButtonItem = item
      navigationItem.address = "home"
      view.addSubview(button)
    }
  }

  @Test func buttonsBarItemsAndPagesHavePaths() {
    let page = Page()
    let stage = Stage(UINavigationController(rootViewController: page))
    func addresses() -> [String] { stage.frontEnd.tree.inReadingOrder().compactMap(\.attributes.address).sorted() }
    #expect(addresses() == ["place", "settings"])
    #expect(page.button.rare == nil, "Rows have several such buttons, and would have as many large objects.")
    #expect(stage.driver.path == "home")
    let operations = stage.change { page.button.linkAddress = nil }
    #expect(operations.count == 1 && addresses() == ["settings"])
    stage.change { page.navigationItem.address = nil }
    #expect(stage.driver.path.isEmpty)
    stage.expectFresh()
  }

  /// `UITab` had no path, so that a bar of tabs was no row of links in browsers.
  @Test func aTabMadeFromATabHasAPath() {
    let tab = UITab(title: "One", image: nil, identifier: "one") { _ in UIViewController() }
    let other = UITab(title: "Two", image: nil, identifier: "two") { _ in
      let page = UIViewController()
      page.tabBarItem.linkAddress = "second"
      return page
    }
    tab.linkAddress = "first"
    let tabs = UITabBarController(tabs: [tab, other])
    let stage = Stage(tabs)
    #expect(stage.driver.path == "first")
    stage.change { tab.linkAddress = "first/deep" }
    #expect(stage.driver.path == "first/deep")
    stage.change { tabs.selectedIndex = 1 }
    #expect(stage.driver.path == "second")
    stage.change {
      tab.linkAddress = nil
      tabs.selectedIndex = 0
    }
    #expect(tab.viewController?.tabBarItem.linkAddress == nil)
    stage.expectFresh()
  }

  @Test func aTabHasAPath() {
    let tabs = UITabBarController()
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    pages[1].tabBarItem.linkAddress = "second"
    tabs.viewControllers = pages
    let stage = Stage(tabs)
    stage.change { tabs.selectedIndex = 1 }
    #expect(stage.driver.path == "second")
    stage.expectFresh()
  }
}
