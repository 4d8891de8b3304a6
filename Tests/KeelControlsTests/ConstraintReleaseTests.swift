import KeelControls
import KeelScene
import Testing

@testable import KeelTesting

/// Views, pages and constraints that programs let go are given back.
@MainActor @Suite struct ConstraintReleaseTests {
  @Test func nothingKeepsAPageThatHasGone() {
    weak var gone: UIViewController?
    weak var view: UIView?
    let root = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(root)
    do {
      let next = UIViewController()
      let label = UILabel(text: "next")
      next.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: next.view.topAnchor),
        label.leadingAnchor.constraint(equalTo: next.view.layoutMarginsGuide.leadingAnchor),
      ])
      (gone, view) = (next, label)
      stage.change { root.pushViewController(next, animated: false) }
    }
    stage.change { root.popViewController(animated: false) }
    #expect(gone == nil)
    #expect(view == nil)
  }

  @Test func nothingKeepsAPageThatIsAStackOfConstrainedViews() {
    final class Page: UIViewController {
      override func loadView() {
        let (one, other) = (UILabel(text: "one"), UILabel(text: "other"))
        one.accessibilityIdentifier = "one"
        let stack = UIStackView(arrangedSubviews: [one, other])
        one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        view = stack
      }
    }
    let root = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(root)
    weak var view: UIView?
    stage.change {
      let next = Page()
      root.pushViewController(next, animated: false)
      view = next.view
    }
    #expect(view != nil && stage.arrangedCount == 1 && stage.frame("one").width > 0)
    stage.change { root.popViewController(animated: false) }
    #expect(view == nil)
  }

  @Test func nothingKeepsAConstraintThatIsInactive() {
    let view = UIView()
    view.backgroundColor = .red
    view.accessibilityIdentifier = "a"
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    let stage = Stage(controller)
    #expect(stage.frame("a").width == 0)
    weak var gone: NSLayoutConstraint?
    do {
      let width = view.widthAnchor.constraint(equalToConstant: 70)
      stage.change { width.isActive = true }
      #expect(stage.frame("a").width == 70)
      stage.change { width.isActive = false }
      gone = width
    }
    #expect(gone == nil)
  }
}
