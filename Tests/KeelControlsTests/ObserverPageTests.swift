import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Observation
import Testing

/// Pages that an observer brings to the screen: code in them that tracks by other means sees the models.
@MainActor @Suite(.serialized) struct ObserverPageTests {
  let model = TestModel()

  /// A page that counts the changes of a model by the standard tracking.
  final class Tracking: UIViewController {
    let model: TestModel
    private(set) var changes = 0

    init(_ model: TestModel) {
      self.model = model
      super.init()
    }

    override func viewDidLoad() {
      withObservationTracking {
        _ = model.text
      } onChange: {
        MainActor.assumeIsolated { self.changes += 1 }
      }
    }
  }

  /// Shows a page in an observer, and expects that it has loaded by the end of the turn and sees a change.
  private func expectTracking(
    on stage: Stage?, sourceLocation: SourceLocation = #_sourceLocation, _ show: @escaping @MainActor (Tracking) -> Void
  ) {
    let page = Tracking(model)
    var isLoadedInside: Bool?
    let token = observe { [model] in
      guard model.isPresented else { return }
      show(page)
      isLoadedInside = page.isViewLoaded
    }
    model.isPresented = true
    Turn.shared.flush()
    #expect(isLoadedInside == false, sourceLocation: sourceLocation)
    #expect(page.isViewLoaded, sourceLocation: sourceLocation)
    model.text = "changed"
    #expect(page.changes == 1, sourceLocation: sourceLocation)
    withExtendedLifetime((token, stage)) {}
  }

  @Test func aPushedPage() {
    let navigation = UINavigationController(rootViewController: Page("Root"))
    let stage = Stage(navigation)
    expectTracking(on: stage) { navigation.pushViewController($0, animated: false) }
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func aPushedPageOfAStackWithoutAWindow() {
    let navigation = UINavigationController(rootViewController: Page("Root"))
    expectTracking(on: nil) { navigation.pushViewController($0, animated: false) }
  }

  @Test func aPageThatReplacesAStack() {
    let journal = Journal()
    let root = Page("Root", journal)
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(navigation)
    _ = journal.take()
    expectTracking(on: stage) { navigation.setViewControllers([$0], animated: false) }
    #expect(journal.take() == ["Root willMoveOut", "Root willDisappear", "Root didDisappear", "Root didMoveOut"])
    #expect(root.parent == nil)
  }

  @Test func aPresentedPage() {
    let root = Page("Root")
    let stage = Stage(root)
    expectTracking(on: stage) { root.present($0, animated: false) }
    #expect(root.presentedViewController is Tracking)
  }

  @Test func aPageThatIsPresentedAndDismissedInOneRunNeverLoads() {
    let root = Page("Root")
    let stage = Stage(root)
    let page = Tracking(model)
    var completions = 0
    let token = observe {
      root.present(page, animated: false) { completions += 1 }
      root.dismiss(animated: false)
    }
    Turn.shared.flush()
    #expect(!page.isViewLoaded)
    #expect(root.presentedViewController == nil)
    #expect(completions == 1)
    withExtendedLifetime((token, stage)) {}
  }

  @Test func thePageOfAPane() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("Primary"), for: .primary)
    let stage = Stage(split)
    expectTracking(on: stage) { split.setViewController($0, for: .secondary) }
  }

  @Test func thePageOfATab() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("First")]
    let stage = Stage(tabs)
    expectTracking(on: stage) {
      tabs.viewControllers = [Page("First"), $0]
      tabs.selectedIndex = 1
    }
  }

  @Test func thePageOfAPageController() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Page("First")], direction: .forward, animated: false)
    let stage = Stage(pages)
    expectTracking(on: stage) { pages.setViewControllers([$0], direction: .forward, animated: false) }
  }

  @Test func thePageOfAWindow() {
    let stage = Stage(Page("Root"))
    expectTracking(on: stage) { stage.window.rootViewController = $0 }
  }

  @Test func aNestedObserverWaitsForTheOuterOne() {
    let navigation = UINavigationController(rootViewController: Page("Root"))
    let stage = Stage(navigation)
    var inner: ObservationToken?
    expectTracking(on: stage) { page in
      inner = observe { navigation.pushViewController(page, animated: false) }
    }
    withExtendedLifetime(inner) {}
  }

  @Test func whatTheClosureLoadsItselfLoadsAtOnce() {
    let page = Tracking(model)
    let token = observe {
      _ = page.view
      #expect(page.isViewLoaded)
    }
    withExtendedLifetime(token) {}
  }
}
