import Foundation
import KeelControls
import KeelModel
import KeelScene
import Testing

@testable import KeelTesting

/// What programs do with constraints, apart from the places that follow from them (`ConstraintSceneTests`).
@MainActor @Suite struct ConstraintTests {
  @Test func constraintsHaveAnEffectOnceTheirViewsAreInOneTree() {
    let view = UIView()
    view.backgroundColor = .red
    view.accessibilityIdentifier = "a"
    let around = UIViewController()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 70), view.heightAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: around.view.topAnchor, constant: 12),
      view.leadingAnchor.constraint(equalTo: around.view.leadingAnchor, constant: 5),
    ])
    let stage = Stage(around)
    stage.change { around.view.addSubview(view) }
    #expect(stage.frame("a") == SceneRect(x: 5, y: 12, width: 70, height: 30))
    stage.expectFresh()
  }

  @Test func aChangedConstantIsOneOperation() {
    let view = UIView()
    view.backgroundColor = .red
    view.accessibilityIdentifier = "a"
    var width: NSLayoutConstraint?
    let stage = page { page in
      page.addSubview(view)
      width = view.widthAnchor.constraint(equalToConstant: 70)
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
      width?.isActive = true
    }
    #expect(stage.frame("a").width == 70)
    #expect(stage.change { width?.constant = 90 }.count == 1)
    #expect(stage.frame("a").width == 90)
    #expect(stage.change { width?.isActive = false }.count == 1)
    #expect(stage.frame("a").width == 0)
    stage.change { width?.isActive = true }
    #expect(stage.frame("a").width == 90)
    stage.change { width?.priority = .defaultLow }
    #expect(stage.frame("a").width == 90)
    #expect(stage.change {}.isEmpty)
    stage.expectFresh()
  }

  @Test func openPlacesAreNamed() {
    let (open, placed) = (UIView(), UIView())
    for (view, name) in [(open, "open"), (placed, "placed")] {
      view.accessibilityIdentifier = name
      view.backgroundColor = .red
    }
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "page"
    controller.view.addSubview(open)
    controller.view.addSubview(placed)
    NSLayoutConstraint.activate([
      open.topAnchor.constraint(equalTo: controller.view.topAnchor), open.widthAnchor.constraint(equalToConstant: 20),
      placed.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      placed.topAnchor.constraint(equalTo: controller.view.topAnchor),
      placed.widthAnchor.constraint(equalToConstant: 20), placed.heightAnchor.constraint(equalToConstant: 20),
    ])
    var lines: [String] = []
    TurnTrace.start([.layout]) { lines.append($0) }
    defer { TurnTrace.stop() }
    let stage = Stage(controller)
    #expect(open.hasAmbiguousLayout && !placed.hasAmbiguousLayout)
    _ = stage.frame("open")
    #expect(lines.last == "layout of page: open has no leading, height")
    stage.change {
      open.leadingAnchor.constraint(equalTo: placed.trailingAnchor).isActive = true
      open.heightAnchor.constraint(equalToConstant: 5).isActive = true
    }
    #expect(!open.hasAmbiguousLayout)
    _ = stage.frame("open")
    #expect(lines.last == "layout of page: complete")
  }

  @Test func aFormatThatCannotBeReadIsReported() {
    let view = UIView()
    let reports = RuntimeWarning.withCapture {
      for format in ["[a", "[b]", "[a(c)]", "[a]-8[a]", "|-|", ""] {
        #expect(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view]).isEmpty)
      }
    }
    #expect(reports.count == 6)
    #expect(reports[1].happened == "The visual format “[b]” cannot be read: there is no view “b”.")
  }

  @Test func aCustomSpaceIsForgottenWithItsView() {
    let stack = UIStackView()
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(12, after: view)
    #expect(stack.customSpacing(after: view) == 12)
    stack.removeArrangedSubview(view)
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test func layoutIfNeededAnimatesWhatChangedBefore() {
    let view = UIView()
    view.backgroundColor = .red
    let controller = UIViewController()
    controller.view.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: controller.view.topAnchor)
    top.isActive = true
    let stage = Stage(controller)
    stage.change {
      top.constant = 40
      UIView.animate(withDuration: 0.3) { controller.view.layoutIfNeeded() }
      #expect(view.frame.origin.y == 40)
    }
    #expect(stage.frontEnd.log.patches.last?.animation?.duration == 0.3)
  }

  @Test func aContradictionIsReportedOnce() {
    let reports = RuntimeWarning.withCapture {
      let stage = page { page in
        let view = UIView()
        view.accessibilityIdentifier = "b"
        view.backgroundColor = .red
        page.addSubview(view)
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        narrow.identifier = "narrow"
        narrow.isActive = true
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        view.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
      }
      _ = stage.frame("b")
      _ = stage.frame("b")
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.happened == """
        Unable to simultaneously satisfy constraints: broken is <b.width == 200.0>, in UIView, because of \
        <“narrow” b.width == 100.0>.
        """)
  }

  @Test func aConstraintToAViewElsewhereIsReported() {
    let reports = RuntimeWarning.withCapture {
      let stage = page { page in
        let region = UIScrollView()
        let label = UILabel(text: "a")
        region.addSubview(label)
        page.addSubview(region)
        region.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
      }
      stage.change {}
    }
    #expect(reports.map(\.happened) == ["The constraint <UILabel.leading == UIView.leading> has no effect."])
  }

  @Test func aRemovedViewLosesItsConstraintsToOthers() {
    let view = UIView()
    let controller = UIViewController()
    controller.view.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: controller.view.topAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([top, width])
    view.removeFromSuperview()
    #expect(!top.isActive)
    #expect(width.isActive)
    #expect(controller.view.constraints.isEmpty)
  }

  @Test func aSizeInAStackIsThatOfTheBoxAroundTheView() {
    let stack = UIStackView()
    stack.axis = .vertical
    let line = UIView()
    line.backgroundColor = .red
    line.accessibilityIdentifier = "line"
    let picture = UIView()
    picture.backgroundColor = .red
    picture.accessibilityIdentifier = "picture"
    stack.addArrangedSubview(line)
    stack.addArrangedSubview(picture)
    let height = line.heightAnchor.constraint(equalToConstant: 2)
    NSLayoutConstraint.activate([
      height, picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
    ])
    let stage = page { $0.addSubview(stack) }
    #expect(stage.boxFrame("line").height == 2)
    #expect(stage.boxFrame("picture").size == SceneSize(width: 40, height: 20))
    stage.change { height.constant = 5 }
    #expect(stage.boxFrame("line").height == 5)
    stage.change { height.isActive = false }
    #expect(stage.boxFrame("line").height == 0)
    stage.expectFresh()
  }

  @Test func constraintsToOtherViewsApplyInStacks() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    let (one, two) = (UIView(), UILabel(text: "1234"))
    one.backgroundColor = .red
    one.accessibilityIdentifier = "one"
    two.accessibilityIdentifier = "two"
    stack.addArrangedSubview(one)
    stack.addArrangedSubview(two)
    let stage = page { page in
      page.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: page.topAnchor),
        stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        stack.widthAnchor.constraint(equalToConstant: 200), one.heightAnchor.constraint(equalToConstant: 20),
        one.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
      ])
    }
    #expect(stage.frame("one") == SceneRect(x: 50, y: 0, width: 100, height: 20))
    #expect(stage.frame("two") == SceneRect(x: 84, y: 30, width: 32, height: 16))
    stage.change { stack.spacing = 20 }
    #expect(stage.frame("two").y == 40)
    stage.change { one.isHidden = true }
    #expect(stage.frame("two").y == 0)
    stage.change { stack.axis = .horizontal }
    #expect(stage.frame("two").height == 16)
    stage.expectFresh()
  }

  @Test func aListThatFillsThePageIsTheContentOfThePage() {
    let table = UITableView()
    table.translatesAutoresizingMaskIntoConstraints = false
    let stage = page { page in
      page.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
        table.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      ])
    }
    #expect(stage.arrangedCount == 0)
    stage.change {
      let label = UILabel(text: "above")
      table.superview?.addSubview(label)
    }
    #expect(stage.arrangedCount == 1)
    stage.expectFresh()
  }

  @Test func aPressReachesTheViewAroundALabel() throws {
    let card = UIView()
    let label = UILabel(text: "Card")
    var presses = 0
    let stage = page { page in
      page.addSubview(card)
      card.addSubview(label)
      card.addGestureRecognizer(UITapGestureRecognizer { _ in presses += 1 })
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: page.topAnchor), card.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        label.topAnchor.constraint(equalTo: card.topAnchor), label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      ])
    }
    try stage.driver.tap("Card")
    #expect(presses == 1)
    stage.expectFresh()
  }

  @Test func aHiddenViewKeepsItsPlace() {
    let (first, second) = (UIView(), UIView())
    second.backgroundColor = .red
    second.accessibilityIdentifier = "b"
    let stage = page { page in
      page.addSubview(first)
      page.addSubview(second)
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: page.topAnchor), first.heightAnchor.constraint(equalToConstant: 30),
        second.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        second.topAnchor.constraint(equalTo: first.bottomAnchor), second.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(stage.frame("b").y == 30)
    stage.change { first.isHidden = true }
    #expect(stage.frame("b").y == 30)
    stage.change { first.removeFromSuperview() }
    #expect(stage.frame("b").y == 0)
    stage.expectFresh()
  }

  @Test func aViewIsInOneIslandAtATime() {
    let (one, two) = (UIView(), UIView())
    let label = UILabel(text: "label")
    label.accessibilityIdentifier = "label"
    let stage = page { page in
      for view in [one, two] { page.addSubview(view) }
      one.addSubview(label)
      NSLayoutConstraint.activate([
        one.topAnchor.constraint(equalTo: page.topAnchor),
        two.topAnchor.constraint(equalTo: page.topAnchor, constant: 50),
        label.topAnchor.constraint(equalTo: one.topAnchor, constant: 5),
      ])
    }
    #expect(stage.frame("label").y == 5)
    stage.change {
      two.addSubview(label)
      label.topAnchor.constraint(equalTo: two.topAnchor, constant: 7).isActive = true
    }
    #expect(stage.frame("label").y == 57)
    stage.expectFresh()
  }

  @Test func aRowIsAsHighAsItsConstraintsMakeIt() {
    let cell = UICollectionViewListCell()
    let label = UILabel(text: "row")
    cell.contentView.addSubview(label)
    label.accessibilityIdentifier = "row"
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 30),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -30),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -4),
    ])
    let size = cell.contentView.systemLayoutSizeFitting(
      .init(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 200)
    #expect(size.height == 76)
    let compressed = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed.width == 32)
  }

  @Test func aClassMayAddToTheSizeOfItsContent() {
    final class PaddedLabel: UILabel {
      var padding = 10.0
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 2 * padding, height: size.height + padding)
      }
    }
    let label = PaddedLabel(text: "1234")
    label.accessibilityIdentifier = "label"
    let stage = page { page in
      page.addSubview(label)
      label.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    }
    #expect(stage.frame("label").size == SceneSize(width: 52, height: 26))
    stage.change {
      label.padding = 0
      label.invalidateIntrinsicContentSize()
    }
    #expect(stage.frame("label").size == SceneSize(width: 32, height: 16))
  }

  @Test func updateConstraintsIsCalledOnceAndOnRequest() {
    final class Bar: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let bar = Bar()
    let stage = page { page in
      page.addSubview(bar)
      bar.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    }
    #expect(bar.count == 1)
    stage.change { bar.setNeedsLayout() }
    #expect(bar.count == 1)
    stage.change { bar.setNeedsUpdateConstraints() }
    #expect(bar.count == 2)
  }
}

/// A stage with a page.
@MainActor func page(_ build: (UIView) -> Void) -> Stage {
  let controller = UIViewController()
  build(controller.view)
  return Stage(controller)
}

extension Stage {
  /// The frame of the view with an identifier, in the window.
  func frame(_ identifier: String) -> SceneRect {
    id { $0.attributes.accessibility.identifier == identifier }.map(frontEnd.frame) ?? SceneRect()
  }
  /// The frame of the box around that view.
  func boxFrame(_ identifier: String) -> SceneRect {
    let view = id { $0.attributes.accessibility.identifier == identifier }
    return view.flatMap(frontEnd.tree.parent).map(frontEnd.frame) ?? SceneRect()
  }
  var arrangedCount: Int {
    frontEnd.tree.inReadingOrder().count { if case .arranged = $0.element { true } else { false } }
  }
}
