import KeelControls
import KeelScene
import KeelTesting
import Testing

/// A view that is one element for assistive technology speaks for its parts.
@MainActor @Suite(.serialized) struct AccessibilityElementTests {
  private let stars = (1...3).map { number in
    let label = UILabel()
    label.text = "star \(number)"
    return label
  }
  private let rating: UIStackView
  private let stage: Stage

  init() {
    let page = Page("Rating")
    rating = UIStackView(arrangedSubviews: stars)
    page.view.addSubview(rating)
    stage = Stage(page)
  }

  private var hidden: [String] {
    stars.filter { stage.frontEnd.tree[$0.nodeID]?.attributes.accessibility.isHidden == true }.compactMap(\.text)
  }

  @Test func aLabelReplacesThePartsWhileTheViewIsAnElement() {
    #expect(!rating.isAccessibilityElement && hidden == [])
    // Without a label there are no other words than those of the parts.
    stage.change { rating.isAccessibilityElement = true }
    #expect(rating.isAccessibilityElement && hidden == [])
    stage.change { rating.accessibilityLabel = "Rating" }
    #expect(hidden == ["star 1", "star 2", "star 3"])
    #expect(stage.change { rating.accessibilityLabel = "Your rating" }.count == 1)
    stage.expectFresh()
    stage.change { rating.isAccessibilityElement = false }
    #expect(hidden == [])
    #expect(stage.frontEnd.tree[rating.nodeID]?.attributes.accessibility.isHidden == false)
    stage.expectFresh()
  }

  @Test func partsComeAndGo() {
    stage.change {
      rating.isAccessibilityElement = true
      rating.accessibilityLabel = "Rating"
    }
    stage.change { rating.superview?.addSubview(stars[0]) }
    #expect(hidden == ["star 2", "star 3"])
    stage.expectFresh()
    stage.change { rating.addArrangedSubview(stars[0]) }
    #expect(hidden == ["star 1", "star 2", "star 3"])
    stage.expectFresh()
  }

  @Test func aViewWithoutPartsIsSkipped() {
    #expect(stars[0].isAccessibilityElement)
    stage.change { stars[0].isAccessibilityElement = false }
    #expect(!stars[0].isAccessibilityElement && hidden == ["star 1"])
    stage.change { stars[0].isAccessibilityElement = true }
    #expect(hidden == [])
    for control in [UIButton(), UISwitch(), UISlider(), UITextField()] as [UIView] {
      #expect(control.isAccessibilityElement)
    }
    #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
  }
}
