import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Observation
import Testing

/// Tabs as a sidebar, and panes that are hidden, in the imperative layer.
@MainActor @Suite(.serialized) struct SidebarTests {
  @MainActor @Observable final class Columns {
    var mode = UISplitViewController.DisplayMode.automatic
    var column = UISplitViewController.Column.primary
  }

  private func tabs(_ stage: Stage) -> TabsElement? {
    stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
      if case .tabs(let tabs) = node.element { tabs } else { nil }
    }.first
  }

  private func hidden(_ stage: Stage) -> Int? {
    stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
      if case .split(let split) = node.element { split.hiddenPanes } else { nil }
    }.first
  }

  @Test func theModeAndTheWidthChooseBetweenABarAndASidebar() {
    let controller = UITabBarController()
    controller.viewControllers = [Page("Home"), Page("More")]
    let stage = Stage(controller)
    #expect(tabs(stage)?.isSidebar == false)
    stage.change { controller.mode = .tabSidebar }
    #expect(tabs(stage)?.isSidebar == true)
    #expect(!controller.traitCollection.prefersTabNavigation)
    stage.frontEnd.clearLog()
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(tabs(stage)?.isSidebar == false)
    #expect(stage.frontEnd.log.operations.count == 1)
    #expect(controller.traitCollection.prefersTabNavigation)
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .regular }
    stage.change { controller.mode = .tabBar }
    #expect(tabs(stage)?.isSidebar == false)
    stage.expectFresh()
  }

  @Test func aSplitViewRequestsTheWidthsOfItsPanes() {
    let controller = UISplitViewController(style: .doubleColumn)
    controller.viewControllers = [Page("Side"), Page("Detail")]
    let stage = Stage(controller)
    func widths() -> [Int: PaneWidth]? {
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
        if case .split(let split) = node.element { split.paneWidths } else { nil }
      }.first
    }
    #expect(controller.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(widths() == [:])
    stage.change {
      controller.preferredPrimaryColumnWidthFraction = 0.4
      controller.minimumPrimaryColumnWidth = 200
      controller.maximumPrimaryColumnWidth = 500
    }
    #expect(widths() == [0: PaneWidth(minimum: 200, preferredPart: 0.4, maximum: 500)])
    #expect(controller.minimumPrimaryColumnWidth == 200)
    stage.change { controller.preferredPrimaryColumnWidth = 320 }
    #expect(widths()?[0]?.preferred == 320)
    stage.change {
      controller.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
      controller.preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
      controller.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
      controller.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    }
    #expect(widths() == [:])
    stage.change { controller.preferredSupplementaryColumnWidth = 240 }
    #expect(widths() == [:], "there is no such pane")
    stage.expectFresh()
  }

  @Test func groupsHaveHeadersAndTheirTabsArePages() throws {
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in Page(name) }
    }
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [tab("Books"), tab("Films")])
    let controller = UITabBarController(tabs: [tab("Home"), group, tab("More")])
    controller.mode = .tabSidebar
    let stage = Stage(controller)
    #expect(tabs(stage)?.tabs.map(\.title) == ["Home", "Books", "Films", "More"])
    #expect(tabs(stage)?.tabs.map(\.header) == [nil, "Library", nil, ""])
    try stage.driver.chooseTab("Films")
    #expect(controller.selectedTab?.identifier == "Films")
    stage.change { group.title = "Shelf" }
    #expect(tabs(stage)?.tabs.map(\.header) == [nil, "Shelf", nil, ""])
    stage.change { group.children.removeFirst() }
    #expect(tabs(stage)?.tabs.map(\.title) == ["Home", "Films", "More"])
    #expect(tabs(stage)?.tabs.map(\.header) == [nil, "Shelf", ""])
    #expect(controller.selectedTab?.identifier == "Films")
    stage.change { controller.selectedTab = controller.tab(forIdentifier: "More") }
    #expect(controller.selectedIndex == 2)
    stage.expectFresh()
  }

  @Test func panesAreHiddenAndShownByTheProgramTheUserAndABinding() throws {
    final class Ways: UISplitViewControllerDelegate {
      var modes: [UISplitViewController.DisplayMode] = []
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) {
        modes.append(displayMode)
      }
    }
    let ways = Ways()
    let columns = Columns()
    @UIBindable var bindable = columns
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: Page("Side")), for: .primary)
    split.setViewController(Page("Main"), for: .secondary)
    split.displayModeButtonVisibility = .always
    split.delegate = ways
    split.bind(displayMode: $bindable.mode)
    let stage = Stage(split)
    #expect(split.displayMode == .oneBesideSecondary)
    stage.change { split.hide(.primary) }
    #expect(columns.mode == .secondaryOnly && split.displayMode == .secondaryOnly)
    #expect(hidden(stage) == 1)
    stage.change { split.show(.primary) }
    #expect(columns.mode == .oneBesideSecondary)
    #expect(hidden(stage) == 0)
    try stage.driver.tap("Hide Sidebar")
    #expect(columns.mode == .secondaryOnly)
    let id = try #require(stage.id { if case .split = $0.element { true } else { false } })
    stage.send(.choose(id, index: 0))
    #expect(columns.mode == .oneBesideSecondary)
    stage.change { columns.mode = .secondaryOnly }
    #expect(hidden(stage) == 1)
    stage.change { split.hide(.secondary) }
    #expect(hidden(stage) == 1, "the last pane stays")
    #expect(ways.modes == [.secondaryOnly, .oneBesideSecondary, .secondaryOnly, .oneBesideSecondary])
    stage.expectFresh()
    split.unbindDisplayMode()
    stage.change { columns.mode = .automatic }
    #expect(hidden(stage) == 1)
  }

  @Test func threeColumnsAreHiddenOneByOneAndFollowEachOtherInANarrowWindow() throws {
    let place = Columns()
    place.column = .supplementary
    @UIBindable var bindable = place
    let split = UISplitViewController(style: .tripleColumn)
    for (column, title) in [
      (UISplitViewController.Column.primary, "Side"), (.supplementary, "List"), (.secondary, "Main"),
    ] {
      split.setViewController(Page(title), for: column)
    }
    split.bind(displayMode: $bindable.mode)
    split.bind(preferredCompactColumn: $bindable.column)
    let stage = Stage(split)
    #expect(stage.pages == "Side List Main" && hidden(stage) == 0)
    stage.change { split.hide(.primary) }
    #expect(place.mode == .oneBesideSecondary && hidden(stage) == 1)
    stage.change { split.hide(.supplementary) }
    #expect(place.mode == .secondaryOnly && hidden(stage) == 2)
    stage.change { split.show(.primary) }
    #expect(place.mode == .twoBesideSecondary && hidden(stage) == 0)

    func compactPane() throws -> Int {
      let id = try #require(stage.id { if case .split = $0.element { true } else { false } })
      guard case .split(let element)? = stage.frontEnd.tree[id]?.element else { return -1 }
      return element.preferredCompactPane
    }
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(try compactPane() == 0 && place.column == .primary, "`show` has led there")
    stage.change { place.column = .secondary }
    #expect(try compactPane() == 2)
    try stage.driver.goBack()
    #expect(try compactPane() == 1 && place.column == .supplementary)
    try stage.driver.goBack()
    #expect(try compactPane() == 0 && place.column == .primary)
    stage.expectFresh()
    split.unbindPreferredCompactColumn()
    stage.change { place.column = .secondary }
    #expect(try compactPane() == 0)
  }

  @Test func theProgramMayPutTheButtonIntoABarOfItsOwn() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let main = Page("Main")
    split.setViewController(Page("Side"), for: .primary)
    split.setViewController(main, for: .secondary)
    main.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    let stage = Stage(split)
    try stage.driver.tap("Hide Sidebar")
    #expect(split.displayMode == .secondaryOnly)
    stage.expectFresh()
  }
}
