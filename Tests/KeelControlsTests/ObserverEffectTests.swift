import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Observation
import Testing

/// An observer runs again only for values that it reads, not for its effects on the screen.
@MainActor @Suite(.serialized) struct ObserverEffectTests {
  let model = TestModel()

  /// A page that reads many values while it loads and appears.
  final class Curious: UIViewController {
    let model: TestModel
    var seen: [String] = []

    init(_ model: TestModel) {
      self.model = model
      super.init()
    }

    private func look() { seen.append("\(model.text) \(traitCollection.horizontalSizeClass)") }

    override func viewDidLoad() { look() }
    override func viewWillAppear(_ animated: Bool) { look() }
    override func viewIsAppearing(_ animated: Bool) { look() }
    override func viewDidAppear(_ animated: Bool) { look() }
    override func willMove(toParent parent: UIViewController?) { look() }
    override func didMove(toParent parent: UIViewController?) { look() }
  }

  func settle() { for _ in 0..<6 { Turn.shared.flush() } }

  @Test func anObserverThatPushesRunsOnce() {
    let root = Page("Root")
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(navigation)
    var runs = 0
    let token = root.observe { [model] in
      runs += 1
      _ = root.traitCollection
      guard model.isPresented else { return }
      navigation.pushViewController(Curious(model), animated: true)
    }
    stage.change { model.isPresented = true }
    settle()
    #expect(runs == 2)
    #expect(navigation.viewControllers.count == 2)
    // Values that the page read while it appeared are not dependencies of the observer that pushed it.
    stage.change { model.text = "changed" }
    settle()
    #expect(navigation.viewControllers.count == 2)
    withExtendedLifetime(token) {}
  }

  @Test func anObserverThatAddsAChildRunsOnce() {
    let root = Page("Root")
    let stage = Stage(root)
    var runs = 0
    let token = root.observe { [model] in
      runs += 1
      guard model.isPresented else { return }
      let child = Curious(model)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    stage.change { model.isPresented = true }
    settle()
    #expect(runs == 2)
    withExtendedLifetime(token) {}
  }

  @Test func anObserverThatPresentsAndDismissesRunsOnce() {
    let root = Page("Root")
    let stage = Stage(root)
    var runs = 0
    let token = root.observe { [model] in
      runs += 1
      if model.isPresented {
        root.present(Curious(model), animated: true)
      } else if root.presentedViewController != nil {
        root.dismiss(animated: true)
      }
    }
    stage.change { model.isPresented = true }
    settle()
    #expect(runs == 2)
    stage.change { model.text = "changed" }
    settle()
    #expect(runs == 2)
    stage.change { model.isPresented = false }
    settle()
    #expect(runs == 3)
    #expect(root.presentedViewController == nil)
    withExtendedLifetime(token) {}
  }

  @Test func anObserverOfADetachedPageRunsOnlyWhenItAppears() {
    let page = Page("Page")
    var seen: [UIUserInterfaceSizeClass] = []
    let token = page.observe { seen.append(page.traitCollection.horizontalSizeClass) }
    let navigation = UINavigationController(rootViewController: Page("Root"))
    let stage = Stage(navigation)
    stage.change { navigation.pushViewController(Page("Other"), animated: false) }
    settle()
    #expect(seen.count == 1)
    stage.change { navigation.pushViewController(page, animated: false) }
    settle()
    #expect(seen.count == 2)
    stage.change { stage.window.send(.environment(SceneEnvironment(horizontalSizeClass: .compact))) }
    settle()
    #expect(seen.last == .compact)
    withExtendedLifetime(token) {}
  }

  @Test func anAncestorThatEntersAWindowNotifiesItsPages() {
    let page = Page("Page")
    var runs = 0
    let token = page.observe {
      runs += 1
      _ = page.traitCollection
    }
    let navigation = UINavigationController(rootViewController: page)
    settle()
    #expect(runs == 2)
    let stage = Stage(navigation)
    settle()
    #expect(runs == 3)
    withExtendedLifetime((token, stage)) {}
  }

  @Test func otherObservationsWorkInANewPage() {
    nonisolated(unsafe) var changes = 0
    let page = Page("Page") { [model] _ in
      withObservationTracking {
        _ = model.text
      } onChange: {
        changes += 1
      }
    }
    let root = Page("Root")
    root.navigationDestination(isPresented: UIBindable(model).isPresented) { page }
    let stage = Stage(UINavigationController(rootViewController: root))
    stage.change { model.isPresented = true }
    #expect(page.isViewLoaded)
    model.text = "changed"
    #expect(changes == 1)
    settle()
  }
}
