import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import SwiftUI
import SwiftUISources
import Testing

/// The listings of an article on navigation behave as in SwiftUI.
@MainActor @Suite(.serialized) struct MultiAppTests {
  private func stage(isCompact: Bool, name: String = "real") -> PageStage<MultiAppRoot> {
    let stage = PageStage(
      MultiAppRoot(container: DependencyContainer(name: name), context: NSManagedObjectContext(name: "test")))
    if isCompact { stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact } }
    return stage
  }

  private func has(_ stage: PageStage<some View>, _ kind: String) -> Bool {
    stage.frontEnd.tree.inReadingOrder().contains { $0.element.kind == kind }
  }

  @Test func theScreensAreTabsOnANarrowSurfaceAndASidebarOnAWideOne() throws {
    let narrow = stage(isCompact: true)
    #expect(has(narrow, "tabs") && !has(narrow, "split"))
    try narrow.driver.chooseTab("Statistics")
    #expect(narrow.texts.contains("Context: test"))
    let wide = stage(isCompact: false)
    #expect(has(wide, "split") && !has(wide, "tabs"))
    #expect(wide.texts.contains("Home"))
    try wide.driver.tap("Statistics")
    #expect(wide.texts.contains("Context: test") && !wide.texts.contains("Home"))
  }

  @Test func theSelectionSurvivesTheChangeOfWidthAndTheStateInsideOfTheConditionDoesNot() throws {
    let stage = stage(isCompact: true)
    try stage.driver.chooseTab("Statistics")
    try stage.driver.tap("Taps: 0")
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .regular }
    #expect(has(stage, "split"))
    #expect(stage.texts.contains("Context: test"), "the selection is outside of the condition")
    #expect(throws: DriverError.self) { try stage.driver.tap("Taps: 1") }
    try stage.driver.tap("Settings")
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(stage.texts.contains("real"))
  }

  @Test func thePreferenceThatAProgramBridgesFromATraitFollowsTheWidth() {
    let bridged = PageStage(BridgedTabsPage())
    let appleOnly = PageStage(AppleOnlyTabsPage())
    #expect(bridged.texts == ["Sidebar"])
    #expect(appleOnly.texts == ["Sidebar", "Inner sidebar"])
    for stage in [bridged.frontEnd, appleOnly.frontEnd] {
      stage.changeEnvironment { $0.horizontalSizeClass = .compact }
    }
    #expect(bridged.texts == ["Tabs"])
    #expect(appleOnly.texts == ["Sidebar", "Inner tabs"], "without iOS only what a view has set is read")
  }

  @Test func theContainerIsReplacedInTests() throws {
    let stage = stage(isCompact: true, name: "fake")
    try stage.driver.chooseTab("Settings")
    #expect(stage.texts.contains("fake"))
    #expect(PageStage(ContainerReader().environment(ObservableContainer(name: "mock"))).texts == ["Container: mock"])
  }

  @Test func aDestinationOutsideOfItsStackIsReported() throws {
    let reports = RuntimeWarning.withCapture { _ = stage(isCompact: true) }
    // In the panes of the first, wide window, and in the tabs of the narrow one.
    #expect(reports.count == 2, "\(reports)")
    for report in reports {
      #expect(report.happened.contains("navigationDestination(for: String.self)"))
      #expect(report.remedy.contains("not on the stack"))
    }
  }

  @Test func aPathOfMixedTypes() throws {
    let stage = PageStage(MixedPathPage())
    for (link, text) in [
      ("문자열 화면으로", "문자열 화면: 문자열 값"), ("숫자 화면으로", "숫자 화면: 42"), ("사용자 화면으로", "사용자: Kim"),
      ("프로그래매틱 네비게이션", "문자열 화면: 프로그래매틱 추가됨"),
    ] {
      try stage.driver.tap(link)
      #expect(stage.texts.contains(text))
      try stage.driver.goBack()
      #expect(!stage.texts.contains(text))
    }
  }

  @Test func sheetsOfAnEnumAndAPathWithoutAPage() throws {
    let stage = PageStage(RoutedStack())
    try stage.driver.tap("New activity")
    try stage.driver.tap("Other sheet than newActivity")
    #expect(has(stage, "sheet"))
    try stage.driver.dismiss()
    let reports = try RuntimeWarning.withCapture { try stage.driver.tap("To a date") }
    #expect(reports.count == 1)
    #expect(stage.driver.outline.contains("There is no page for this place."))
    try stage.driver.goBack()
    try stage.driver.tap("Three at once")
    try stage.driver.tap("Home from c")
    try stage.driver.tap("New activity")
  }
}
