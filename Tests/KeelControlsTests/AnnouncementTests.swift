import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

import struct FoundationEssentials.AttributedString

/// What the program lets assistive technology speak.
@MainActor @Suite(.serialized) struct AnnouncementTests {
  private let page = Page("First")
  private let field = UITextField()
  private let save = UIButton(primaryAction: UIAction(title: "Save") { _ in })

  private func stage() -> Stage {
    page.view.addSubview(field)
    page.view.addSubview(save)
    return Stage(page)
  }

  @Test func theSameTextIsSpokenEachTime() {
    let stage = stage()
    WindowScope.run(for: stage.window) {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      AccessibilityNotification.Announcement("Saved").post()
      AccessibilityNotification.Announcement(AttributedString("Done")).post()
      AccessibilityNotification.PageScrolled("Page 2 of 3").post()
      UIAccessibility.post(notification: .announcement, argument: nil)
      UIAccessibility.post(notification: .announcement, argument: "")
    }
    #expect(stage.frontEnd.announcements == ["Saved", "Saved", "Done", "Page 2 of 3"])
  }

  @Test func onlyTheWindowOfTheUserSpeaks() {
    let (one, other) = (stage(), Stage(Page("Other")))
    save.addAction(UIAction { _ in AccessibilityNotification.Announcement("Saved").post() }, for: .touchUpInside)
    one.send(.activate(save.nodeID))
    #expect(one.frontEnd.announcements == ["Saved"])
    #expect(other.frontEnd.announcements == [])
  }

  @Test func aChangedLayoutMovesTheFocus() {
    let stage = stage()
    stage.change { UIAccessibility.post(notification: .layoutChanged, argument: field) }
    #expect(stage.frontEnd.keyboard == field.nodeID && field.isFirstResponder)
    stage.change { UIAccessibility.post(notification: .screenChanged, argument: save) }
    #expect(stage.frontEnd.keyboard == save.nodeID)
  }

  @Test func theErrorOfAFieldIsItsOwnAndIsSpoken() {
    let stage = stage()
    stage.change { field.accessibilityError = "Enter a name." }
    #expect(stage.frontEnd.tree[field.nodeID]?.attributes.accessibility.error == "Enter a name.")
    #expect(stage.frontEnd.announcements == ["Enter a name."])
    stage.change { field.accessibilityError = nil }
    #expect(stage.frontEnd.tree[field.nodeID]?.attributes.accessibility.error == "")
    #expect(stage.frontEnd.announcements.count == 1)
  }

  @Test func theLanguageOfTheRootViewIsThatOfTheWindow() {
    let stage = stage()
    func language() -> String? {
      let tree = stage.frontEnd.tree
      guard case .window(let window)? = tree.root.flatMap(tree.element) else { return nil }
      return window.language
    }
    #expect(language() == nil)
    stage.change { page.view.accessibilityLanguage = "ko" }
    #expect(language() == "ko")
    // The view is as it was: front ends leave out such a view around tabs.
    #expect(stage.frontEnd.tree[page.view.nodeID]?.attributes.isPlain == true)
    stage.expectFresh()
  }

  /// Front ends show the tabs in the place of the root's view.
  @Test func theLanguageOfARootAroundTabsIsThatOfTheWindow() {
    let (root, tabs) = (UIViewController(), UITabBarController())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    root.addChild(tabs)
    root.view.addSubview(tabs.view)
    tabs.didMove(toParent: root)
    root.view.accessibilityLanguage = "ko"
    let stage = Stage(root)
    func language() -> String? {
      let tree = stage.frontEnd.tree
      guard case .window(let window)? = tree.root.flatMap(tree.element) else { return nil }
      return window.language
    }
    #expect(language() == "ko")
    stage.change { root.view.accessibilityLanguage = "en" }
    #expect(language() == "en")
    // The view may be out of the scene for a while.
    stage.change {
      tabs.view.removeFromSuperview()
      root.view.accessibilityLanguage = "ko"
    }
    #expect(language() == "ko")
    stage.expectFresh()
  }
}
