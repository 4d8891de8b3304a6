import KeelControls
import KeelScene
import KeelTesting
import Testing

/// Tabs and panes of a child controller fill its page.
@MainActor @Suite(.serialized) struct WholeContentTests {
  private func content(of page: UIViewController, _ stage: Stage) -> String {
    let children = stage.frontEnd.tree[page.nodeID]?.children ?? []
    return children.map { child in
      switch stage.frontEnd.tree[child]?.element {
      case .tabs: "tabs"
      case .split: "split"
      case .stack: "stack"
      default: "other"
      }
    }.joined(separator: " ")
  }

  private func page(around child: UIViewController) -> Page {
    let page = Page("Outer")
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    return page
  }

  @Test func nothingIsAroundTabsThatAreThePage() {
    let tabs = UITabBarController()
    tabs.setViewControllers([Page("A"), Page("B")], animated: false)
    let page = page(around: tabs)
    let stage = Stage(page)
    #expect(content(of: page, stage) == "tabs")
    let label = UILabel()
    label.text = "Below"
    let changes: [(() -> Void, String)] = [
      ({ page.view.addSubview(label) }, "stack"), ({ label.isHidden = true }, "tabs"),
      ({ tabs.view.accessibilityLabel = "Screens" }, "stack"), ({ tabs.view.accessibilityLabel = nil }, "tabs"),
      ({ page.view.tintColor = .systemRed }, "stack"), ({ page.view.tintColor = nil }, "tabs"),
      ({ tabs.view.backgroundColor = .systemRed }, "tabs"), ({ label.isHidden = false }, "stack"),
      ({ tabs.view.removeFromSuperview() }, "stack"), ({ label.removeFromSuperview() }, "stack"),
    ]
    for (index, (change, expected)) in changes.enumerated() {
      stage.change(change)
      #expect(content(of: page, stage) == expected, "change \(index)")
      stage.expectFresh("change \(index)")
    }
  }

  @Test func panesInAPageFillItToo() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("List"), for: .primary)
    split.setViewController(Page("Detail"), for: .secondary)
    let page = page(around: split)
    let stage = Stage(page)
    #expect(content(of: page, stage) == "split")
    stage.change { split.view.removeFromSuperview() }
    #expect(content(of: page, stage) == "stack")
    stage.change { page.view.addSubview(split.view) }
    #expect(content(of: page, stage) == "split")
    stage.expectFresh()
  }
}
