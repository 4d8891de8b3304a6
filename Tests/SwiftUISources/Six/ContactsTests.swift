import KeelTesting
import SwiftUISources
import Testing
import UIKit

/// A UIKit program without storyboards: views by `init(frame:)`, cells by class, bars and tabs.
@MainActor @Suite struct ContactsTests {
  let frontEnd = HeadlessFrontEnd()
  let driver: Driver
  let window: UIWindow

  init() {
    window = UIWindow(rootViewController: makeContactTabs())
    driver = Driver(frontEnd)
    window.show(on: frontEnd)
  }

  @Test func viewsMadeByTheirFramesAndCellsByTheirClassAreShown() throws {
    #expect(driver.outline.contains("tabs {\"People\" ✓, \"Settings\"}"))
    #expect(driver.exists("Ada") && driver.exists("Grace"))
    #expect(driver.find(role: .button, name: "Choose somebody")?.isEnabled == false, "the title of its state")
    #expect(driver.exists("Nobody chosen"))
    try driver.select("Grace")
    #expect(!driver.exists("Nobody chosen"), "a view with no opacity is not shown")
    try driver.tap("Call")
    #expect(driver.exists("555 2"))
    #expect(frontEnd.faults.isEmpty)
  }

  @Test func aHiddenBarShowsNeitherTitleNorItems() throws {
    let page = UIViewController()
    page.title = "Plain"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in })
    let stack = UINavigationController(rootViewController: page)
    let window = UIWindow(rootViewController: stack)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    #expect(driver.exists("Share") && driver.outline.contains("screen \"Plain\""))
    stack.setNavigationBarHidden(true, animated: false)
    Turn.shared.flush()
    #expect(!driver.exists("Share") && !driver.outline.contains("Plain"))
    stack.isNavigationBarHidden = false
    Turn.shared.flush()
    #expect(driver.exists("Share"))
  }

  @Test func aButtonShowsTheTitleOfItsState() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving", for: .disabled)
    button.setTitleColor(.systemRed, for: .normal)
    #expect(button.currentTitle == "Save")
    button.isEnabled = false
    #expect(button.currentTitle == "Saving")
    button.isSelected = true
    #expect(button.currentTitle == "Saving" && button.state == [.disabled, .selected])
    button.isEnabled = true
    #expect(button.currentTitle == "Save")
    #expect(button.titleColor(for: .normal) == .systemRed && button.titleColor(for: .disabled) == nil)
  }

  @Test func stylePropertiesBelongToTheirViewAndChangeNothingOnTheScreen() {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    let page = UIViewController()
    page.view.addSubview(segments)
    let stack = UINavigationController(rootViewController: page)
    let window = UIWindow(rootViewController: stack)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    Turn.shared.flush()
    frontEnd.clearLog()
    defer { UINavigationBar.appearance().tintColor = nil }
    UINavigationBar.appearance().tintColor = .systemRed
    segments.selectedSegmentTintColor = .systemBlue
    stack.navigationBar.prefersLargeTitles = true
    Turn.shared.flush()
    #expect(frontEnd.log.operationCount == 0, "front ends decide looks: \(frontEnd.log)")
    #expect(UINavigationBar.appearance().tintColor == .systemRed)
    #expect(UITabBar.appearance().tintColor == nil && stack.navigationBar.tintColor == nil)
    #expect(segments.selectedSegmentTintColor == .systemBlue)
    #expect(UISegmentedControl(items: nil).selectedSegmentTintColor == nil)
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(!UINavigationController().navigationBar.prefersLargeTitles)
    // The accent colour is a property that front ends do show.
    segments.tintColor = .systemBlue
    Turn.shared.flush()
    #expect(frontEnd.log.count(of: .attributes) == 1 && frontEnd.log.operationCount == 1, "\(frontEnd.log)")
  }
}
