import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Tabs and panes: visible pages appear, hidden ones do not, and removed ones are released.
@MainActor @Suite(.serialized) struct TabTests {
  @Test func aPageAppearsAsItsTabIsChosenAndIsMadeThen() throws {
    let journal = Journal()
    let tabs = UITabBarController()
    let home = Page("Home", journal)
    let more = Page("More", journal)
    tabs.viewControllers = [home, more]
    _ = journal.take()
    let stage = Stage(tabs)
    #expect(journal.take() == ["Home didLoad", "Home willAppear", "Home isAppearing", "Home didAppear"])
    #expect(!more.isViewLoaded)
    try stage.driver.chooseTab("More")
    #expect(tabs.selectedViewController === more)
    #expect(
      journal.take() == [
        "Home willDisappear", "More didLoad", "More willAppear", "More isAppearing", "Home didDisappear",
        "More didAppear",
      ])
    stage.change { tabs.selectedIndex = 0 }
    #expect(stage.driver.outline.contains("screen \"Home\""))
    stage.expectFresh()
  }

  @Test func theStackOfATabLoadsItsPagesWhenTheTabIsChosen() throws {
    let tabs = UITabBarController()
    let more = Page("More")
    tabs.viewControllers = [Page("Home"), UINavigationController(rootViewController: more)]
    let stage = Stage(tabs)
    #expect(!more.isViewLoaded)
    stage.change { tabs.selectedIndex = 1 }
    #expect(more.isViewLoaded)
    // It keeps its place in the scene.
    let place = more.view.nodeID
    stage.change { tabs.selectedIndex = 0 }
    #expect(stage.frontEnd.tree.contains(place))
    stage.expectFresh()
  }

  @Test func contentOfAnotherTabIsOutOfReach() {
    let tabs = UITabBarController()
    let home = Page("Home")
    let more = Page("More")
    let toggle = UISwitch()
    home.onLoad = { $0.view.addSubview(toggle) }
    tabs.viewControllers = [UINavigationController(rootViewController: home), more]
    let stage = Stage(tabs)
    stage.change { tabs.selectedIndex = 1 }
    stage.send(.toggle(toggle.nodeID, isOn: true))
    #expect(!toggle.isOn)
    stage.change { tabs.selectedIndex = 0 }
    stage.send(.toggle(toggle.nodeID, isOn: true))
    #expect(toggle.isOn)
    stage.expectFresh()
  }

  @Test func onlyThePaneThatANarrowWindowShowsIsInReach() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let button = UIButton()
    button.setTitle("Search", for: .normal)
    let list = Page("List")
    list.onLoad = { $0.view.addSubview(button) }
    split.setViewController(list, for: .primary)
    split.setViewController(Page("Detail"), for: .secondary)
    let stage = Stage(split)
    #expect(stage.driver.outline.contains("List") && stage.driver.outline.contains("Detail"))
    #expect(stage.frontEnd.tree.verdict(on: .activate(button.nodeID)) == .accepted(.activate(button.nodeID)))
    stage.change { stage.frontEnd.resize(width: 390, height: 844) }
    #expect(stage.driver.outline.contains("List") && !stage.driver.outline.contains("Detail"))
    stage.change { split.show(.secondary) }
    #expect(!stage.driver.outline.contains("List") && stage.driver.outline.contains("Detail"))
    #expect(stage.frontEnd.tree.verdict(on: .activate(button.nodeID)) == .late)
    #expect(throws: DriverError.self) { try stage.driver.tap("Search") }
    try stage.driver.goBack()
    #expect(stage.driver.outline.contains("List") && !stage.driver.outline.contains("Detail"))
    try stage.driver.tap("Search")
    stage.expectFresh()
  }

  @Test func theSelectedTabStaysSelectedAsOthersChange() {
    let tabs = UITabBarController()
    let pages = (0..<3).map { Page("P\($0)") }
    tabs.viewControllers = pages
    let stage = Stage(tabs)
    stage.change { tabs.selectedIndex = 2 }
    stage.change { tabs.viewControllers = [pages[2], pages[0]] }
    #expect(tabs.selectedViewController === pages[2] && tabs.selectedIndex == 0)
    #expect(pages[1].parent == nil)
    stage.change { pages[2].removeFromParent() }
    #expect(tabs.selectedViewController === pages[0])
    stage.expectFresh()
    stage.change { tabs.viewControllers = [] }
    stage.expectFresh()
  }

  @Test func aTabBarInAStackIsAPageOfIt() throws {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    tabs.viewControllers = [Page("One"), Page("Two")]
    let stack = UINavigationController(rootViewController: Page("Root"))
    let stage = Stage(stack)
    stage.change { stack.pushViewController(tabs, animated: false) }
    try stage.driver.chooseTab("Two")
    #expect(tabs.selectedIndex == 1)
    stage.expectFresh()
    try stage.driver.goBack()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func panesAppearTogetherAndArePutInPlace() throws {
    let journal = Journal()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("Side", journal), for: .primary)
    split.setViewController(Page("Main", journal), for: .secondary)
    _ = journal.take()
    let stage = Stage(split)
    #expect(journal.take().filter { $0.hasSuffix("didAppear") } == ["Side didAppear", "Main didAppear"])
    let other = Page("Other", journal)
    stage.change { split.setViewController(other, for: .secondary) }
    #expect(stage.driver.outline.contains("screen \"Other\"") && !stage.driver.outline.contains("screen \"Main\""))
    stage.change { split.show(.secondary) }
    let element = stage.id { if case .split(let split) = $0.element { split.preferredCompactPane == 1 } else { false } }
    let id = try #require(element)
    var chosen: [UISplitViewController.Column] = []
    split.onCompactColumnChange = { chosen.append($0) }
    stage.send(.choose(id, index: 0))
    #expect(chosen == [.primary])
    stage.expectFresh()
  }

  @Test func theDelegateOfASplitViewHearsOfTheUsersWaysWhereThereIsRoomForOnePane() throws {
    final class Ways: UISplitViewControllerDelegate {
      var columns: [UISplitViewController.Column] = []
      func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        columns.append(column)
      }
    }
    let ways = Ways()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("Side"), for: .primary)
    split.setViewController(Page("Main"), for: .secondary)
    split.delegate = ways
    let stage = Stage(split)
    let id = try #require(stage.id { if case .split = $0.element { true } else { false } })
    stage.send(.choose(id, index: 1))
    #expect(ways.columns.isEmpty, "with room for both panes, nothing is left or entered")
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    stage.send(.choose(id, index: 0))
    #expect(ways.columns == [.primary])
    stage.change { split.show(.secondary) }
    #expect(ways.columns == [.primary], "the program's own ways are known to it")
  }

  @Test func tabsAndPanesLeakNothing() {
    weak var page: UIViewController?
    weak var controller: UIViewController?
    do {
      let tabs = UITabBarController()
      let split = UISplitViewController(style: .doubleColumn)
      let inner = Page("Inner")
      split.setViewController(inner, for: .primary)
      tabs.viewControllers = [split, Page("Other")]
      let stage = Stage(tabs)
      stage.change { tabs.selectedIndex = 1 }
      stage.change { stage.window.rootViewController = Page("Empty") }
      (page, controller) = (inner, tabs)
      stage.window.close()
    }
    Turn.shared.flush()
    #expect(page == nil && controller == nil)
  }

  @Test func aSearchTextIsReportedAndEndsEmpty() throws {
    let page = Page("People")
    let search = UISearchController()
    search.searchBar.placeholder = "Names"
    var heard: [String] = []
    search.onText = { heard.append($0) }
    page.navigationItem.searchController = search
    let stage = Stage(page)
    #expect(stage.driver.outline.contains("search \"Names\""))
    try stage.driver.setSearchText("Ad")
    #expect(search.isActive && search.searchBar.text == "Ad")
    try stage.driver.endSearch()
    #expect(!search.isActive && search.searchBar.text == "" && heard == ["Ad", ""])
    stage.expectFresh()
  }
}
