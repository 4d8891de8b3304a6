import KeelControls
import Testing

/// What controllers and views have from `NSObject` in UIKit.
@MainActor @Suite struct ObjectOverrideTests {
  private final class Page: UIViewController {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init()
    }
    override var description: String { "Page" }
    override var debugDescription: String { "Page \(number)" }
    override func isEqual(_ object: Any?) -> Bool { (object as? Page)?.number == number }
    override var hash: Int { number }
  }

  private final class Badge: UIView {
    override var description: String { "Badge" }
  }

  @Test func overriddenDescriptionsAreUsed() {
    #expect("\(Page(number: 1))" == "Page")
    #expect(String(reflecting: Page(number: 1)) == "Page 1")
    #expect(String(reflecting: Badge()) == "Badge")
    #expect("\(UILabel())".hasPrefix("<UILabel: 0x"))
  }

  @Test func overriddenEqualityIsUsed() {
    #expect(Page(number: 1) == Page(number: 1) && Page(number: 1) != Page(number: 2))
    #expect(Set<UIViewController>([Page(number: 1), Page(number: 1), Page(number: 2)]).count == 2)
    let label = UILabel()
    #expect(label == label && label != UILabel() && !label.isEqual(nil) && !label.isEqual("label"))
  }

  @Test func theViewIsReadAsAnOptional() {
    let page = UIViewController()
    if let view = page.view { #expect(view === page.viewIfLoaded) } else { Issue.record("The view is not loaded.") }
    page.view?.isHidden = true
    #expect(page.view.isHidden)
    page.view = nil
    #expect(!page.isViewLoaded)
    #expect(!page.view.isHidden, "A view is loaded again.")
  }
}
