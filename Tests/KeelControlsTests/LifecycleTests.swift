import KeelControls
import KeelModel
import KeelTesting
import Testing

/// Lifecycle callbacks run in UIKit's order.
@MainActor @Suite(.serialized) struct LifecycleTests {
  let journal = Journal()

  @Test func aWindowShowsItsRoot() {
    let stage = Stage(Page("A", journal))
    #expect(journal.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    stage.window.close()
    #expect(journal.take() == ["A willDisappear", "A didDisappear"])
  }

  @Test func didAppearFollowsTheUpdateOfTheScreen() {
    let page = Page("A")
    let stage = Stage(page, shows: false)
    final class Watcher: UIViewController {
      var patchesAtWill = -1
      var patchesAtDid = -1
      var count: () -> Int = { 0 }
      override func viewIsAppearing(_ animated: Bool) { patchesAtWill = count() }
      override func viewDidAppear(_ animated: Bool) { patchesAtDid = count() }
    }
    let watcher = Watcher()
    stage.window.rootViewController = watcher
    watcher.count = { [weak stage] in stage?.frontEnd.log.patchCount ?? -1 }
    stage.show()
    #expect(watcher.patchesAtWill == 0)
    #expect(watcher.patchesAtDid == 1)
  }

  @Test func pushAndPop() {
    let navigation = UINavigationController(rootViewController: Page("A", journal))
    let stage = Stage(navigation)
    _ = journal.take()
    let second = Page("B", journal)
    stage.change { navigation.pushViewController(second, animated: true) }
    #expect(
      journal.take() == [
        "B willMoveIn", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
        "B didAppear", "B didMoveIn",
      ])
    stage.change { navigation.popViewController(animated: true) }
    #expect(
      journal.take() == [
        "B willMoveOut", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
        "B didMoveOut",
      ])
    #expect(second.navigationController == nil)
  }

  @Test func pagesBetweenHearNothingOfComingAndGoing() {
    let navigation = UINavigationController(rootViewController: Page("A", journal))
    let stage = Stage(navigation)
    _ = journal.take()
    let pages = ["B", "C", "D"].map { Page($0, journal) }
    stage.change { navigation.setViewControllers(navigation.viewControllers + pages, animated: true) }
    #expect(!journal.lines.contains { $0.hasPrefix("B") && $0.contains("ppear") })
    #expect(!pages[0].isViewLoaded)
    #expect(journal.take().filter { $0.hasPrefix("D") && $0.contains("ppear") }.count == 3)
    stage.change { navigation.popToRootViewController(animated: true) }
    let lines = journal.take()
    #expect(!lines.contains { $0.hasPrefix("B") && $0.contains("ppear") })
    #expect(lines.filter { $0.contains("didMoveOut") } == ["D didMoveOut", "C didMoveOut", "B didMoveOut"])
    #expect(stage.pages == "A")
  }

  @Test func aPushTakenBackInTheSameTurn() {
    let navigation = UINavigationController(rootViewController: Page("A", journal))
    let stage = Stage(navigation)
    _ = journal.take()
    let operations = stage.change {
      navigation.pushViewController(Page("B", journal), animated: true)
      navigation.popViewController(animated: true)
    }
    #expect(operations.isEmpty)
    #expect(
      journal.take() == [
        "B willMoveIn", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B willMoveOut",
        "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear", "B didMoveOut",
      ])
  }

  @Test func presentAndDismiss() {
    let root = Page("A", journal)
    let stage = Stage(root)
    _ = journal.take()
    let sheet = Page("S", journal)
    stage.change { root.present(sheet, animated: true) { journal.write("presented") } }
    #expect(journal.take() == ["S didLoad", "S willAppear", "S isAppearing", "S didAppear", "presented"])
    stage.change { root.dismiss(animated: true) { journal.write("dismissed") } }
    #expect(journal.take() == ["S willDisappear", "S didDisappear", "dismissed"])
  }

  @Test func aFullScreenPageHidesTheOneUnderIt() {
    let root = Page("A", journal)
    let stage = Stage(root)
    _ = journal.take()
    let full = Page("F", journal)
    full.modalPresentationStyle = .fullScreen
    stage.change { root.present(full, animated: true) }
    let coming = journal.take()
    #expect(coming.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
    stage.change { full.dismiss(animated: true) }
    #expect(journal.take().filter { $0.hasPrefix("A") } == ["A willAppear", "A isAppearing", "A didAppear"])
  }

  @Test func aPresentationTakenBackInTheSameTurn() {
    let root = Page("A", journal)
    let stage = Stage(root)
    _ = journal.take()
    let operations = stage.change {
      root.present(Page("S", journal), animated: true) { journal.write("presented") }
      root.dismiss(animated: true) { journal.write("dismissed") }
    }
    #expect(operations.isEmpty)
    #expect(
      journal.take() == [
        "S didLoad", "S willAppear", "S isAppearing", "S willDisappear", "presented", "S didDisappear", "dismissed",
      ])
  }

  @Test func aStackInASheetReceivesItsAppearance() {
    let root = Page("A", journal)
    let stage = Stage(root)
    _ = journal.take()
    let inner = UINavigationController(rootViewController: Page("N", journal))
    stage.change { root.present(inner, animated: true) }
    #expect(journal.take().filter { $0.hasPrefix("N") && $0.contains("ppear") }.count == 3)
    #expect(inner.presentingViewController === root)
    stage.change { root.dismiss(animated: true) }
    #expect(journal.take() == ["N willDisappear", "N didDisappear"])
    #expect(stage.pages == "A")
  }

  @Test func flagsDescribeWhyAPageAppearsOrDisappears() {
    final class Flags: UIViewController {
      var seen: [String] = []
      private func note(_ when: String) {
        let flags = [
          isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil, isMovingToParent ? "in" : nil,
          isMovingFromParent ? "out" : nil,
        ]
        seen.append(when + ":" + flags.compactMap { $0 }.joined(separator: "+"))
      }
      override func viewWillAppear(_ animated: Bool) { note("will") }
      override func viewDidAppear(_ animated: Bool) { note("did") }
      override func viewWillDisappear(_ animated: Bool) { note("willNot") }
      override func viewDidDisappear(_ animated: Bool) { note("didNot") }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(navigation)
    let page = Flags()
    stage.change { navigation.present(page, animated: false) }
    stage.change { page.dismiss(animated: false) }
    stage.change { navigation.pushViewController(page, animated: false) }
    stage.change { navigation.pushViewController(UIViewController(), animated: false) }
    stage.change { navigation.popViewController(animated: false) }
    stage.change { navigation.popViewController(animated: false) }
    #expect(
      page.seen == [
        "will:presented", "did:presented", "willNot:dismissed", "didNot:dismissed", "will:in", "did:in", "willNot:",
        "didNot:", "will:", "did:", "willNot:out", "didNot:out",
      ])
  }

  @Test func childControllersFollowTheirViews() {
    let root = Page("A", journal)
    let stage = Stage(root)
    _ = journal.take()
    let child = Page("C", journal)
    stage.change {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(
      journal.take() == [
        "C willMoveIn", "C didLoad", "C willAppear", "C isAppearing", "C didMoveIn", "C didAppear",
      ])
    stage.change {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(journal.take() == ["C willMoveOut", "C willDisappear", "C didMoveOut", "C didDisappear"])
    stage.expectFresh()
  }

  @Test func aChildReceivesTheAppearanceOfItsParent() {
    let child = Page("C", journal)
    let root = Page("A", journal) { page in
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
    }
    let stage = Stage(root)
    #expect(
      journal.take() == [
        "A didLoad", "C willMoveIn", "C didLoad", "C didMoveIn", "A willAppear", "A isAppearing", "C willAppear",
        "C isAppearing", "C didAppear", "A didAppear",
      ])
    stage.window.close()
    #expect(journal.take() == ["A willDisappear", "C willDisappear", "C didDisappear", "A didDisappear"])
  }

  @Test func theDelegateOfAStackIsNotified() {
    final class Delegate: UINavigationControllerDelegate {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { journal.write("willShow \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { journal.write("didShow \(viewController.title ?? "")") }
    }
    let delegate = Delegate(journal)
    let navigation = UINavigationController(rootViewController: Page("A"))
    navigation.delegate = delegate
    let stage = Stage(navigation)
    stage.change { navigation.pushViewController(Page("B"), animated: true) }
    stage.pop(to: 0)
    #expect(
      journal.take() == ["willShow A", "didShow A", "willShow B", "didShow B", "willShow A", "didShow A"])
  }
}
