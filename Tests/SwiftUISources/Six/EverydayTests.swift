import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import SwiftUI
import SwiftUISources
import Testing

/// More sources in common idioms: tables, sidebars, and UIKit APIs in SwiftUI sources.
@MainActor @Suite struct EverydayTests {
  /// The texts of each row of a list.
  private func rows(_ stage: PageStage<some View>) -> [[String]] {
    let tree = stage.frontEnd.tree
    func texts(_ id: NodeID) -> [String] {
      guard let node = tree[id] else { return [] }
      if case .label(let label) = node.element { return [label.text] }
      if case .button(let button) = node.element { return [button.title] }
      return node.children.flatMap(texts)
    }
    return tree.inReadingOrder().compactMap { node in
      if case .row = node.element { texts(node.id) } else { nil }
    }
  }

  @Test func aTableIsOrderedByTheTitlesOfItsColumns() throws {
    let stage = PageStage(PlanetTable())
    #expect(rows(stage).first == ["Planet", "Moons", "Kind"])
    try stage.driver.tap("Moons")
    #expect(rows(stage).map(\.first) == ["Planet", "Earth", "Mars", "Saturn"])
    try stage.driver.tap("Moons")
    #expect(rows(stage).map(\.first) == ["Planet", "Saturn", "Mars", "Earth"])
    #expect(rows(stage)[1] == ["Saturn", "146", "giant"])
    try stage.driver.tap("Planet")
    #expect(rows(stage).map(\.first) == ["Planet", "Earth", "Mars", "Saturn"])
  }

  @Test func rowsOfATableCanBeWrittenOut() {
    #expect(rows(PageStage(WrittenTable())) == [["Planet", "Moons"], ["Venus", "0"], ["Jupiter", "95"]])
  }

  @Test func aSidebarMayAlwaysHaveARowChosen() throws {
    let stage = PageStage(SidebarPage())
    #expect(stage.texts.contains("Chosen: Apple"))
    #expect(stage.texts.contains("kept"))
    try stage.driver.tap("Kiwi")
    #expect(stage.texts.contains("Chosen: Kiwi"))
  }

  @Test func functionsOfTheAppAreFoundInViews() {
    #expect(PageStage(BoundValue()).texts == ["Bound 42"])
  }

  @Test func gesturesAndClosuresMayComeFromElsewhere() throws {
    var count = 0
    let stage = PageStage(PressPage { count += 1 })
    #expect(count == 1, "as it appears")
    try stage.driver.tap("Yours")
    #expect(count == 2)
    try stage.driver.tap("Mine")
    try stage.driver.tap("Mine")
    #expect(stage.texts.contains("Pressed: 2"))
  }

  @Test func aDelegateIsCreatedAndNotifiedOnce() {
    let holder = DelegateHolder()
    #expect(holder.delegate.launches == 0, "not before the app has been made")
    UIApplication.shared.finishLaunching()
    #expect(holder.delegate.launches == 1)
    #expect(ResponderHolder().delegate.note == "made", "whatever it descends from")
  }

  @Test func rareUIKitMembersWork() throws {
    let stage = PageStage(CornersPage())
    try stage.driver.type("abc", into: "Note")
    try stage.driver.tap("Copy")
    #expect(stage.texts.contains("Copied: abc"))
    let field = try #require(stage.driver.find(name: "Note"))
    stage.frontEnd.moveFocus(to: field.id)
    try stage.driver.tap("Done")
    #expect(stage.frontEnd.focused != field.id)
    try stage.driver.tap("Site")
    #expect(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/etc")) == false)
  }

  @Test func pagesAreTurnedByTheProgramAndTheUser() throws {
    let stage = PageStage(PagesPage())
    #expect(stage.texts == ["First", "Page 1"])
    let pages = try #require(
      stage.frontEnd.tree.inReadingOrder().first { !$0.attributes.actions.isEmpty })
    #expect(pages.attributes.actions.map(\.title) == ["Next Page"])
    stage.frontEnd.send(.action(pages.id, actionID: pages.attributes.actions[0].id))
    #expect(stage.texts == ["Second", "Page 2"])
    let now = try #require(stage.frontEnd.tree[pages.id])
    #expect(now.attributes.actions.map(\.title) == ["Previous Page", "Next Page"])
  }
}
