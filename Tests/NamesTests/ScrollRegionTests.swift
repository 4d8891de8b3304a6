import KeelModel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// The scroll position of a `UIScrollView`, as programs for UIKit read, set and follow it.
@MainActor @Suite(.serialized) struct ScrollRegionTests {
  /// A page with a region of 100 lines of 16 points each.
  private final class Page: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let stack = UIStackView()
    var said: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      stack.axis = .vertical
      stack.spacing = 0
      for number in 0..<100 { stack.addArrangedSubview(UILabel(text: "Line \(number)")) }
      scrollView.addSubview(stack)
      view.addSubview(scrollView)
      scrollView.delegate = self
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { said.append("\(Int(scrollView.contentOffset.y))") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { said.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { said.append("end") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { said.append("arrived") }
  }

  private func show(_ page: Page) -> (frontEnd: HeadlessFrontEnd, region: NodeID) {
    let frontEnd = HeadlessFrontEnd()
    UIWindow(rootViewController: page).show(on: frontEnd)
    frontEnd.revealVisibleRows()
    return (frontEnd, page.scrollView.nodeID)
  }

  /// Makes a change, and lets the front end follow it.
  private func change(_ frontEnd: HeadlessFrontEnd, _ work: () -> Void) {
    work()
    Turn.shared.flush()
    frontEnd.revealVisibleRows()
  }

  @Test func thePositionIsReadAndSet() {
    let page = Page()
    let (frontEnd, region) = show(page)
    let scrollView = page.scrollView
    #expect(scrollView.contentSize.height == 1600 && scrollView.visibleSize.height == 768)
    #expect(scrollView.contentOffset == .zero)
    page.said = []
    scrollView.contentOffset.y = 300
    // It is there at once for the program, and with the next turn for the user.
    #expect(scrollView.contentOffset.y == 300 && frontEnd.scrollOffset(of: region).y == 0)
    change(frontEnd) {}
    #expect(frontEnd.scrollOffset(of: region).y == 300 && page.said == ["300"])
    #expect(scrollView.contentOffset.y == 300)
    // More than the content allows.
    change(frontEnd) { scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: false) }
    #expect(scrollView.contentOffset.y == 832 && frontEnd.scrollOffset(of: region).y == 832)
    change(frontEnd) { scrollView.contentOffset = CGPoint(x: -10, y: -10) }
    #expect(scrollView.contentOffset == .zero)
    change(frontEnd) { scrollView.contentOffset.y = .nan }
    #expect(scrollView.contentOffset == .zero && frontEnd.faults == [])
  }

  @Test func theDelegateIsToldWhatTheUserDoes() {
    let page = Page()
    let (frontEnd, region) = show(page)
    page.said = []
    frontEnd.scroll(region, down: 100)
    #expect(page.said == ["begin", "100", "end"])
    #expect(page.scrollView.contentOffset.y == 100 && !page.scrollView.isDragging && !page.scrollView.isTracking)
  }

  @Test func theDelegateIsToldOfTheEndOfAnAnimatedMovement() {
    let page = Page()
    let (frontEnd, _) = show(page)
    page.said = []
    change(frontEnd) { page.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    #expect(page.said == ["100", "arrived"])
    change(frontEnd) { page.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
    #expect(page.said == ["100", "arrived", "50"])
  }

  @Test func anEqualPositionIsNoRequest() {
    let page = Page()
    let (frontEnd, region) = show(page)
    frontEnd.scroll(region, down: 100)
    frontEnd.clearLog()
    change(frontEnd) { page.scrollView.contentOffset.x = 0 }
    #expect(frontEnd.log.patchCount == 0)
    // Back to where it was, before the front end has moved.
    change(frontEnd) {
      page.scrollView.contentOffset.y = 200
      page.scrollView.contentOffset.y = 100
    }
    #expect(frontEnd.scrollOffset(of: region).y == 100 && page.scrollView.contentOffset.y == 100)
  }

  @Test func anAreaBecomesVisibleByTheShortestWay() {
    let page = Page()
    let (frontEnd, region) = show(page)
    func reveal(_ y: CGFloat, _ height: CGFloat) -> Double {
      change(frontEnd) {
        page.scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      }
      return frontEnd.scrollOffset(of: region).y
    }
    #expect(reveal(700, 50) == 0)
    #expect(reveal(1000, 100) == 332)
    #expect(reveal(200, 50) == 200)
    // Of what is higher than the region, the beginning.
    #expect(reveal(300, 1000) == 300)
    #expect(reveal(10_000, 1) == 832)
  }

  /// The area is requested before anything is known of the region.
  @Test func anAreaIsRevealedOnceThePositionIsKnown() {
    let page = Page()
    page.loadViewIfNeeded()
    page.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
    let (frontEnd, region) = show(page)
    frontEnd.revealVisibleRows()
    #expect(frontEnd.scrollOffset(of: region).y == 332)
  }

  @Test func insetsAreAroundTheContent() {
    let page = Page()
    let (frontEnd, region) = show(page)
    change(frontEnd) { page.scrollView.contentInset = UIEdgeInsets(top: 30, left: 8, bottom: 50, right: 0) }
    #expect(page.scrollView.contentInset == UIEdgeInsets(top: 30, left: 8, bottom: 50, right: 0))
    #expect(page.scrollView.adjustedContentInset.top == 30)
    #expect(page.scrollView.contentOffset.y == -30)
    change(frontEnd) { page.scrollView.contentOffset.y = 0 }
    #expect(frontEnd.scrollOffset(of: region).y == 30 && page.scrollView.contentOffset.y == 0)
    #expect(abs(page.scrollView.contentSize.height - 1600) < 0.01)
    change(frontEnd) { page.scrollView.contentOffset.y = 5000 }
    #expect(abs(page.scrollView.contentOffset.y - (1600 + 50 - 768)) < 0.01)
    change(frontEnd) { page.scrollView.contentOffset.y = -5000 }
    #expect(page.scrollView.contentOffset.y == -30)
  }
}
