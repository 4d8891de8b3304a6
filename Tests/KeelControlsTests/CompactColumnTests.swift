import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// The column of a split view that is shown in place of all panes in a narrow window, and the delegate's choices.
@MainActor @Suite(.serialized) struct CompactColumnTests {
  private final class Choices: UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    var calls: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("top \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      calls.append("mode \(proposedDisplayMode)")
      return mode ?? proposedDisplayMode
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
  }

  private final class SeenPage: Page {
    var seen: [String] = []
    override func viewDidAppear(_ animated: Bool) { seen.append("on") }
    override func viewDidDisappear(_ animated: Bool) { seen.append("off") }
  }

  private let side = SeenPage("Side")
  private let main = SeenPage("Main")
  private let tabs = SeenPage("Tabs")

  private func makeSplit(compact: UIViewController?) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(side, for: .primary)
    split.setViewController(main, for: .secondary)
    split.setViewController(compact, for: .compact)
    return split
  }

  private func resize(_ stage: Stage, to width: SceneEnvironment.SizeClass) {
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = width }
    stage.expectFresh()
  }

  @Test func theCompactColumnReplacesAllPanesWhileTheWindowIsNarrow() {
    let split = makeSplit(compact: tabs)
    let stage = Stage(split)
    #expect(stage.pages == "Side Main" && !split.isCollapsed)
    resize(stage, to: .compact)
    #expect(stage.pages == "Tabs" && split.isCollapsed)
    #expect(tabs.seen == ["on"] && side.seen == ["on", "off"] && main.seen == ["on", "off"])
    stage.change { split.setViewController(Page("Other"), for: .compact) }
    #expect(stage.pages == "Other")
    #expect(tabs.seen == ["on", "off"])
    stage.change { split.setViewController(nil, for: .compact) }
    #expect(stage.pages == "Side Main", "without one the panes are shown one at a time")
    resize(stage, to: .regular)
    #expect(stage.pages == "Side Main" && side.seen.last == "on")
  }

  @Test func theBeginningIsNarrowToo() {
    let split = makeSplit(compact: tabs)
    let choices = Choices()
    split.delegate = choices
    let stage = Stage(split, shows: false)
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    stage.show()
    #expect(stage.pages == "Tabs")
    #expect(choices.calls == ["top compact", "collapsed"])
    #expect(side.seen.isEmpty && tabs.seen == ["on"])
  }

  @Test func theDelegateChoosesTheFirstPaneAndTheModeAfterwards() {
    let split = makeSplit(compact: nil)
    let choices = Choices()
    split.delegate = choices
    let stage = Stage(split)
    func preferred() -> Int? {
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
        if case .split(let split) = node.element { split.preferredCompactPane } else { nil }
      }.first
    }
    #expect(preferred() == 0 && choices.calls.isEmpty)
    choices.top = .secondary
    choices.mode = .secondaryOnly
    resize(stage, to: .compact)
    #expect(preferred() == 1)
    #expect(choices.calls == ["top primary", "collapsed"])
    resize(stage, to: .regular)
    #expect(split.displayMode == .secondaryOnly)
    #expect(choices.calls.suffix(2) == ["mode oneBesideSecondary", "expanded"])
    choices.top = .supplementary
    resize(stage, to: .compact)
    #expect(preferred() == 1, "a pane without a controller is not shown")
  }

  @Test func theDelegateMayPreferAPaneToTheCompactColumn() {
    let split = makeSplit(compact: tabs)
    let choices = Choices()
    choices.top = .secondary
    split.delegate = choices
    let stage = Stage(split)
    resize(stage, to: .compact)
    #expect(stage.pages == "Side Main" && main.seen == ["on"])
    choices.top = nil
    resize(stage, to: .regular)
    resize(stage, to: .compact)
    #expect(stage.pages == "Tabs")
  }

  @Test func stacksOfThePanesAndTheTextInThemAreKept() throws {
    let field = UITextField()
    field.placeholder = "Draft"
    let form = Page("Form")
    form.loadViewIfNeeded()
    form.view.addSubview(field)
    let stack = UINavigationController(rootViewController: Page("Main"))
    stack.viewControllers.append(contentsOf: [Page("Second"), form])
    let split = makeSplit(compact: tabs)
    split.setViewController(stack, for: .secondary)
    let stage = Stage(split)
    try stage.driver.type("half a tex", into: "Draft")
    resize(stage, to: .compact)
    #expect(stage.pages == "Tabs")
    resize(stage, to: .regular)
    #expect(field.text == "half a tex")
    #expect(stack.viewControllers.count == 3)
    try stage.driver.type("half a text", into: "Draft")
    #expect(field.text == "half a text")
  }
}
