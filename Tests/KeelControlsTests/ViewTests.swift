import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// One change of a view is one operation, an equal value is none, and the cost does not grow with the tree.
@MainActor @Suite(.serialized) struct ViewTests {
  /// A label that counts its descriptions: each description reads its hint.
  final class Counted: UILabel {
    static var described = 0
    override var accessibilityHint: String? {
      get {
        Counted.described += 1
        return nil
      }
      set {}
    }
  }

  /// A page with `count` labels in stacks of ten, and one label to change.
  func page(labels count: Int) -> (Stage, Counted, UIViewController) {
    let page = Page("A")
    let target = Counted()
    var stacks: [UIStackView] = []
    for group in 0..<(count / 10) {
      let labels = (0..<10).map { row in
        let label = Counted()
        label.text = "\(group).\(row)"
        return label
      }
      stacks.append(UIStackView(arrangedSubviews: labels))
    }
    stacks.first?.addArrangedSubview(target)
    page.view.addSubview(UIStackView(arrangedSubviews: stacks))
    let stage = Stage(page)
    return (stage, target, page)
  }

  @Test(arguments: [10, 100, 10_000]) func aChangeIsOneOperationAndOneDescription(count: Int) {
    let (stage, label, _) = page(labels: count)
    let changes: [@MainActor () -> Void] = [
      { label.text = "new" }, { label.textColor = .systemRed }, { label.font = .preferredFont(forTextStyle: .title1) },
      { label.numberOfLines = 0 }, { label.textAlignment = .center }, { label.tintColor = .systemBlue },
      { label.isUserInteractionEnabled = false }, { label.accessibilityLabel = "label" },
      { label.accessibilityValue = "value" },
      { label.accessibilityIdentifier = "identifier" }, { label.accessibilityTraits = .header },
      { label.accessibilityElementsHidden = true },
    ]
    for (index, change) in changes.enumerated() {
      Counted.described = 0
      #expect(stage.change(change).count == 1, "change \(index)")
      #expect(Counted.described == 1, "change \(index)")
      #expect(stage.change(change).isEmpty, "change \(index) again")
      #expect(Counted.described == 1, "change \(index) again")
    }
    stage.expectFresh()
  }

  @Test func manyChangesInOneTurnAreOneDescription() {
    let (stage, label, _) = page(labels: 10)
    Counted.described = 0
    let operations = stage.change {
      for step in 0..<1_000 { label.text = "\(step)" }
      label.accessibilityLabel = "label"
    }
    #expect(operations.count == 2)
    #expect(stage.frontEnd.log.patchCount == 1)
    #expect(Counted.described == 1)
  }

  @Test func hidingIsOneRemovalAndShowingOneInsertion() {
    let (stage, label, page) = page(labels: 10)
    guard case .remove(label.nodeID, _)? = stage.change({ label.isHidden = true }).first else {
      Issue.record("not a removal")
      return
    }
    #expect(stage.change { label.text = "changed while hidden" }.isEmpty)
    #expect(stage.change { label.isHidden = false }.count == 1)
    stage.expectFresh()
    // The view of the page itself.
    #expect(stage.change { page.view.isHidden = true }.count == 1)
    #expect(stage.change { page.view.isHidden = false }.count == 1)
    stage.expectFresh()
  }

  @Test func controlsInADisabledViewAreOutOfReachAndKeepTheirState() throws {
    let page = Page("A")
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Switch"
    let stack = UIStackView(arrangedSubviews: [toggle])
    page.view.addSubview(stack)
    let stage = Stage(page)
    #expect(stage.change { stack.isUserInteractionEnabled = false }.count == 1)
    stage.send(.toggle(toggle.nodeID, isOn: true))
    #expect(!toggle.isOn)
    stage.change { stack.isUserInteractionEnabled = true }
    stage.send(.toggle(toggle.nodeID, isOn: true))
    #expect(toggle.isOn)
  }

  @Test func movingAViewToAnotherPlaceKeepsItsNode() {
    let page = Page("A")
    let label = UILabel(text: "moving")
    let left = UIStackView(arrangedSubviews: [label])
    let right = UIStackView(arrangedSubviews: [UILabel(text: "other")])
    page.view.addSubview(left)
    page.view.addSubview(right)
    let stage = Stage(page)
    let operations = stage.change { right.insertArrangedSubview(label, at: 0) }
    #expect(operations.count == 2)
    #expect(label.superview === right)
    #expect(label.host === stage.window)
    #expect(stage.change { right.bringSubviewToFront(label) }.count == 1)
    #expect(stage.change { label.text = "still shown" }.count == 1)
    stage.expectFresh()
  }

  @Test func viewsHearOfTheirPlaceOnceAMove() {
    final class Watcher: UIView {
      var calls: [String] = []
      override func willMove(toSuperview superview: UIView?) { calls.append(superview == nil ? "willOut" : "willIn") }
      override func didMoveToSuperview() { calls.append(superview == nil ? "out" : "in") }
    }
    let view = Watcher()
    let first = UIView()
    first.addSubview(view)
    let second = UIView()
    second.addSubview(view)
    view.removeFromSuperview()
    #expect(view.calls == ["willIn", "in", "willIn", "in", "willOut", "out"])
    #expect(first.subviews.isEmpty && second.subviews.isEmpty)
  }

  @Test func aViewInItselfIsReported() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let reports = RuntimeWarning.withCapture {
      inner.addSubview(outer)
      inner.addSubview(inner)
    }
    #expect(reports.count == 2)
    #expect(inner.subviews.isEmpty && outer.superview == nil)
  }

  @Test func oneViewInTwoPlacesIsReportedAndShownOnce() {
    let page = Page("A")
    let stage = Stage(UINavigationController(rootViewController: page))
    let item = UIBarButtonItem(title: "Twice")
    let reports = RuntimeWarning.withCapture {
      stage.change {
        page.navigationItem.leftBarButtonItem = item
        page.navigationItem.rightBarButtonItem = item
      }
    }
    #expect(reports.count == 1)
    #expect(stage.frontEnd.faults == [])
    #expect(stage.frontEnd.tree[item.nodeID] != nil)
  }

  @Test func controlsDescribeTheirContent() {
    let page = Page("A")
    let spinner = UIActivityIndicatorView()
    let progress = UIProgressView()
    let image = UIImageView(image: UIImage(systemName: "wifi", variableValue: 0.5))
    let button = UIButton(type: .close)
    let scroll = UIScrollView()
    scroll.addSubview(UILabel(text: "one"))
    for view in [spinner, progress, image, button, scroll] { page.view.addSubview(view) }
    let stage = Stage(page)
    #expect(stage.frontEnd.tree[spinner.nodeID] == nil)
    #expect(stage.change { spinner.startAnimating() }.count == 1)
    #expect(stage.change { spinner.stopAnimating() }.count == 1)
    #expect(stage.change { progress.progress = 7 }.count == 1)
    #expect(progress.progress == 1)
    #expect(stage.change { progress.progress = .nan }.count == 1)
    #expect(progress.progress == 0)
    #expect(stage.change { image.tintColor = .systemRed }.count <= 2)
    #expect(stage.frontEnd.tree[button.nodeID]?.attributes.accessibility.label == "Close")
    stage.change { scroll.addSubview(UILabel(text: "two")) }
    stage.expectFresh()
    stage.change { scroll.subviews[1].isHidden = true }
    stage.expectFresh()
    stage.change { scroll.subviews[0].isHidden = true }
    stage.expectFresh()
  }

  @Test func aPageFollowsItsTraitEnvironment() {
    let page = Page("A")
    let label = UILabel()
    page.view.addSubview(label)
    page.observe { [weak page] in
      label.text = page?.traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
    }
    let stage = Stage(page)
    stage.change { stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact } }
    #expect(label.text == "compact")
    #expect(stage.frontEnd.log.operationCount == 1)
  }

  @Test func aButtonShowsTheTitleOfItsAction() {
    let action = UIAction(title: "Go") { _ in }
    #expect(UIButton(primaryAction: action).currentTitle == "Go")
    #expect(UIButton(configuration: .filled(), primaryAction: action).currentTitle == "Go")
    #expect(UIButton(type: .custom, primaryAction: action).currentTitle == "Go")
  }
}
