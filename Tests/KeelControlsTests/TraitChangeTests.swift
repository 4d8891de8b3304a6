import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Handlers for changes of traits.
@MainActor @Suite(.serialized) struct TraitChangeTests {
  private enum ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
  }
  /// A trait whose values cannot be compared.
  private enum RuleTrait: UITraitDefinition {
    struct Rule: Sendable { let width: Int }
    static let defaultValue = Rule(width: 0)
  }

  /// A page that registers as UIKit's documentation shows it.
  private class Columns: UIViewController {
    var changes: [String] = []
    var registration: (any UITraitChangeRegistration)?

    override func viewDidLoad() {
      registration = registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous) in
        self.note(previous)
      }
    }
    func note(_ previous: UITraitCollection) {
      changes.append("\(previous.horizontalSizeClass) to \(traitCollection.horizontalSizeClass)")
    }
  }

  private func change(_ stage: Stage, _ change: @escaping (inout SceneEnvironment) -> Void) {
    stage.change { stage.frontEnd.changeEnvironment(change) }
  }

  @Test func aHandlerReceivesTheTraitsBeforeAChange() throws {
    let page = Columns()
    let stage = Stage(page)
    #expect(page.changes == [])
    change(stage) { $0.horizontalSizeClass = .compact }
    #expect(page.changes == ["regular to compact"])
    change(stage) { $0.colorScheme = .dark }
    #expect(page.changes.count == 1)
    change(stage) {
      $0.horizontalSizeClass = .regular
      $0.colorScheme = .light
    }
    #expect(page.changes == ["regular to compact", "compact to regular"])
    page.unregisterForTraitChanges(try #require(page.registration))
    change(stage) { $0.horizontalSizeClass = .compact }
    #expect(page.changes.count == 2)
  }

  @Test func aClassThatOverridesTheMethodIsToldOfEachChange() {
    final class Badge: UILabel {
      var styles: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styles.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    final class Home: UIViewController {
      var changes = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
    }
    let (page, badge) = (Home(), Badge())
    page.view.addSubview(badge)
    let stage = Stage(page)
    let (first, atFirst) = (badge.styles.count, page.changes)
    change(stage) { $0.colorScheme = .dark }
    #expect(badge.styles.count == first + 1 && badge.traitCollection.userInterfaceStyle == .dark)
    #expect(page.changes == atFirst + 1)
    stage.change { badge.text = "New" }
    #expect(badge.styles.count == first + 1)
    change(stage) { $0.colorScheme = .light }
    #expect(badge.styles.last == .dark)
  }

  @Test func severalChangesOfATurnAreOne() {
    let page = Page("Page")
    let stage = Stage(page)
    var themes: [String] = []
    page.registerForTraitChanges([ThemeTrait.self]) { (page: Page, previous) in
      themes.append("\(previous[ThemeTrait.self]) to \(page.traitCollection[ThemeTrait.self])")
    }
    stage.change {
      page.traitOverrides[ThemeTrait.self] = "festive"
      stage.window.traitOverrides[ThemeTrait.self] = "sober"
      page.traitOverrides.remove(ThemeTrait.self)
    }
    #expect(themes == ["plain to sober"])
  }

  @Test func aHandlerOfAViewIsCalledAfterAMove() {
    let page = Page("Page")
    let (festive, plain, label) = (UIView(), UIView(), UILabel())
    festive.traitOverrides[ThemeTrait.self] = "festive"
    var themes: [String] = []
    label.registerForTraitChanges([ThemeTrait.self]) { (label: UILabel, previous) in
      themes.append("\(previous[ThemeTrait.self]) to \(label.traitCollection[ThemeTrait.self])")
    }
    festive.addSubview(label)
    page.view.addSubview(festive)
    page.view.addSubview(plain)
    let stage = Stage(page)
    Turn.shared.flush()
    #expect(themes == ["plain to festive"])
    stage.change { plain.addSubview(label) }
    #expect(themes == ["plain to festive", "festive to plain"])
    // A view outside the window keeps its traits, so its return is not a change.
    stage.change { label.removeFromSuperview() }
    stage.change { plain.addSubview(label) }
    #expect(themes.count == 2)
    stage.change { festive.addSubview(label) }
    #expect(themes.last == "plain to festive")
  }

  @Test func valuesThatCannotBeComparedChangeWhenTheyAreSet() {
    let page = Page("Page")
    let stage = Stage(page)
    var widths: [Int] = []
    page.registerForTraitChanges([RuleTrait.self]) { (page: Page, _) in
      widths.append(page.traitCollection[RuleTrait.self].width)
    }
    change(stage) { $0.horizontalSizeClass = .compact }
    #expect(widths == [])
    stage.change { page.traitOverrides[RuleTrait.self] = .init(width: 7) }
    change(stage) { $0.horizontalSizeClass = .regular }
    #expect(widths == [7])
  }

  @Test func aPreferenceForTabsThatFollowsFromTheWidthIsAChange() {
    let page = Page("Page")
    let stage = Stage(page)
    var preferences: [Bool] = []
    page.registerForTraitChanges([UITraitPrefersTabNavigation.self]) { (page: Page, _) in
      preferences.append(page.traitCollection.prefersTabNavigation)
    }
    change(stage) { $0.horizontalSizeClass = .compact }
    #expect(preferences == [true])
    stage.change { page.traitOverrides.prefersTabNavigation = true }
    #expect(preferences == [true])
  }

  @Test func aHandlerForAnotherTypeIsReported() {
    let label = UILabel()
    let reports = RuntimeWarning.withCapture {
      label.registerForTraitChanges([ThemeTrait.self]) { (_: UIButton, _) in }
    }
    #expect(reports.count == 1)
  }

  @Test func aHandlerEndsWithItsView() {
    var label: UILabel? = UILabel()
    weak var gone: UILabel?
    gone = label
    label?.registerForTraitChanges([ThemeTrait.self]) { (label: UILabel, _) in label.text = "changed" }
    label = nil
    #expect(gone == nil)
  }

  @Test func anObserverOfADetachedViewFollowsItIntoItsWindow() {
    let page = Page("Page")
    let stage = Stage(page)
    change(stage) { $0.horizontalSizeClass = .compact }
    let (outer, label) = (UIView(), UILabel())
    var seen: [UIUserInterfaceSizeClass] = []
    label.observe { [weak label] in if let label { seen.append(label.traitCollection.horizontalSizeClass) } }
    outer.addSubview(label)
    Turn.shared.flush()
    #expect(seen == [.regular, .regular])
    stage.change { page.view.addSubview(outer) }
    #expect(seen == [.regular, .regular, .compact])
    change(stage) { $0.horizontalSizeClass = .regular }
    #expect(seen.count == 4 && seen.last == .regular)
    // In a window, the observer follows the values only.
    stage.change { outer.removeFromSuperview() }
    #expect(seen.count == 4)
  }
}
