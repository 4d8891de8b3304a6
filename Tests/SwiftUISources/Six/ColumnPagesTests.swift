import KeelScene
import KeelTesting
import SwiftUI
import SwiftUISources
import Testing

/// A `NavigationView` with several views.
@MainActor @Suite struct ColumnPagesTests {
  /// Both views stood one below the other.
  @Test func theViewsAreColumnsWhereThereIsRoom() throws {
    let stage = PageStage(ColumnPages())
    #expect(panes(of: stage.frontEnd) == 2)
    #expect(stage.texts.contains("Rigi") && stage.texts.contains("Choose a peak"))
    try stage.driver.tap("Rigi")
    #expect(stage.texts.contains("About Rigi") && !stage.texts.contains("Choose a peak"))
    // The page that is shown leads on in its column.
    try stage.driver.tap("Weather")
    #expect(stage.texts.contains("Sun on Rigi") && stage.texts.contains("Titlis"))
    try stage.driver.tap("Titlis")
    #expect(stage.texts.contains("About Titlis") && !stage.texts.contains("Sun on Rigi"))
    #expect(stage.frontEnd.faults.isEmpty)
  }

  @Test func aCompactWindowShowsTheFirstViewAndThePagesThatItLeadsTo() throws {
    let stage = PageStage(ColumnPages())
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(seen(stage) == ["Rigi", "Titlis"])
    try stage.driver.tap("Rigi")
    #expect(seen(stage) == ["About Rigi", "Weather"])
    try stage.driver.tap("Weather")
    #expect(seen(stage) == ["Sun on Rigi"])
    try stage.driver.goBack()
    #expect(seen(stage) == ["About Rigi", "Weather"])
    try stage.driver.goBack()
    #expect(seen(stage) == ["Rigi", "Titlis"])
    // A link that has led to its page before leads there again.
    try stage.driver.tap("Rigi")
    #expect(seen(stage) == ["About Rigi", "Weather"])
    #expect(stage.frontEnd.faults.isEmpty)
  }

  @Test func theStackStyleShowsTheFirstViewAlone() {
    let stage = PageStage(StackedColumnPages())
    #expect(panes(of: stage.frontEnd) == nil)
    #expect(stage.texts == ["First"])
  }

  private func panes(of frontEnd: HeadlessFrontEnd) -> Int? {
    frontEnd.tree.inReadingOrder().first { if case .split = $0.element { true } else { false } }?.children.count
  }

  /// The words in the pane that a compact window shows, or on its topmost page.
  private func seen(_ stage: PageStage<ColumnPages>) -> [String] {
    let tree = stage.frontEnd.tree
    let panes = tree.inReadingOrder().first { if case .split = $0.element { true } else { false } }
    guard case .split(let split)? = panes?.element, let pane = panes?.children[split.preferredCompactPane] else {
      return []
    }
    func words(in id: NodeID) -> [String] {
      guard let node = tree[id] else { return [] }
      switch node.element {
      case .label(let label): return [label.text]
      case .row(let row): return [row.text]
      case .button(let button) where !button.title.isEmpty: return [button.title]
      case .navigation: return node.children.last.map(words) ?? []
      default: return node.children.flatMap(words)
      }
    }
    return words(in: pane)
  }
}
