import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import SwiftUI
import Testing

@testable import KeelViews

/// Links, tabs, taps and texts in common idioms behave as in SwiftUI.
@MainActor @Suite(.serialized) struct EverydayPlacesTests {
  private func outline(_ stage: PageStage<some View>) -> String { stage.driver.outline }
  private func labels(_ stage: PageStage<some View>) -> [String] { stage.texts.filter { !$0.isEmpty } }
  private func compactPane(_ stage: PageStage<some View>) -> Int? {
    stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .split(let split) = node.element { split.preferredCompactPane } else { nil }
    }.first
  }

  @Test func aLinkInASidebarChoosesItsValueAndPushesNothing() throws {
    let stage = PageStage(LinkedSidebar())
    #expect(labels(stage).contains("Nothing chosen"))
    try stage.driver.tap("Kiwi")
    #expect(labels(stage).contains("Chosen: Kiwi"))
    #expect(!labels(stage).contains("Pushed: Kiwi"))
    #expect(outline(stage).contains("\"Kiwi\" (selected)"), "\(outline(stage))")
    try stage.driver.tap("Plum")
    #expect(labels(stage).contains("Chosen: Plum"))
  }

  @Test func inACompactSplitASelectionShowsItsDetail() throws {
    #expect(compactPane(PageStage(LinkedSidebar())) == 0)
    let stage = PageStage(LinkedSidebar(chosen: "Kiwi"))
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(compactPane(stage) == 1)
    // After the user goes back, nothing is selected, and the next selection opens a page again.
    let split = try #require(
      stage.frontEnd.tree.inReadingOrder().first { if case .split = $0.element { true } else { false } })
    stage.frontEnd.send(.choose(split.id, index: 0))
    #expect(compactPane(stage) == 0)
    #expect(labels(stage).contains("Nothing chosen"))
    try stage.driver.tap("Kiwi")
    #expect(compactPane(stage) == 1)
    #expect(labels(stage).contains("Chosen: Kiwi"))
  }

  @Test func aTabItemOfAStackIsOnItsTab() throws {
    let stage = PageStage(OldTabs())
    let tabs = try #require(
      stage.frontEnd.tree.inReadingOrder().compactMap { node in
        if case .tabs(let tabs) = node.element { tabs.tabs } else { nil }
      }.first)
    #expect(tabs.map(\.title) == ["House", "Inside", "Untold"])
  }

  @Test(arguments: [true, false]) func elementsWithOneIdentityAreAllShownAndReported(isList: Bool) throws {
    var reports: [RuntimeWarning.Report] = []
    var shown: [[String]] = []
    func words(_ stage: PageStage<some View>) -> [String] {
      labels(stage).filter { ["one", "two", "three"].contains($0.lowercased()) }
    }
    try reports += RuntimeWarning.withCapture {
      let stage = PageStage(Repeated(isList: isList))
      shown.append(words(stage))
      for button in ["Turn Round", "Drop", "Add"] {
        try stage.driver.tap(button)
        shown.append(words(stage))
      }
    }
    #expect(shown[0] == ["One", "Two", "ONE", "Three"])
    #expect(shown[1] == ["Three", "ONE", "Two", "One"])
    #expect(shown[2] == ["ONE", "Two", "One"])
    #expect(shown[3] == ["ONE", "Two", "One", "tWO"])
    #expect(reports.count == 2, "\(reports)")
    #expect(reports.allSatisfy { $0.happened.contains("two elements with the identity") })
  }

  @Test func pressesAreCountedWhereThatMakesADifference() async throws {
    let clock = TestClock()
    let stage = PageStage(TwoPresses().environment(\.tapClock, clock))
    try stage.driver.tap("Photo")
    #expect(labels(stage).contains("Opened 0"), "it may be the first of two")
    await clock.advance(by: .milliseconds(301))
    #expect(labels(stage).contains("Opened 1") && labels(stage).contains("Liked 0"))
    try stage.driver.tap("Photo")
    try stage.driver.tap("Photo")
    #expect(labels(stage).contains("Opened 1") && labels(stage).contains("Liked 1"))
    await clock.advance(by: .seconds(1))
    #expect(labels(stage).contains("Opened 1") && labels(stage).contains("Liked 1"))
    // Without an action for single taps, the speed of a double tap is irrelevant.
    try stage.driver.tap("Film")
    #expect(labels(stage).contains("Liked 11"))
  }

  @Test func ofTwoPagesForOneKindOfValueTheOneNearestTheRootHolds() throws {
    var shown: [String] = []
    let reports = try RuntimeWarning.withCapture {
      let stage = PageStage(TwoDestinations())
      try stage.driver.tap("One")
      shown.append(outline(stage))
      try stage.driver.tap("Further")
      shown.append(outline(stage))
    }
    #expect(shown[0].contains("Outer 1"))
    #expect(shown[1].contains("Outer 2"))
    #expect(reports.count == 1, "\(reports)")
    #expect(reports.first?.happened.contains("navigationDestination(for: Int.self)") == true)
  }

  @Test func aViewDeterminesItsTransition() throws {
    let stage = PageStage(Calm())
    let calls = Calm.calls
    (calls.plain, calls.ofValue, calls.animations) = (0, 0, [])
    try stage.driver.tap("More")
    #expect(calls.plain == 1 && calls.ofValue == 0)
    try stage.driver.tap("Silent")
    #expect(calls.plain == 2 && calls.ofValue == 1)
    #expect(calls.animations == [true, false])
  }

  @Test(arguments: [true, false]) func starsCanBePressed(isAdjustable: Bool) throws {
    let stage = PageStage(Stars(isAdjustable: isAdjustable))
    #expect(labels(stage).contains("Given: 2"))
    let buttons = stage.frontEnd.tree.inReadingOrder().filter { node in
      if case .button = node.element { true } else { false }
    }
    #expect(buttons.count == 5, "\(outline(stage))")
    stage.frontEnd.send(.activate(try #require(buttons.last).id))
    #expect(labels(stage).contains("Given: 5"))
    guard isAdjustable else { return }
    let adjustable = try #require(
      stage.frontEnd.tree.inReadingOrder().first { $0.attributes.accessibility.isAdjustable })
    stage.frontEnd.send(.adjust(adjustable.id, value: 3))
    #expect(labels(stage).contains("Given: 3"))
    stage.frontEnd.send(.adjust(adjustable.id, value: 9))
    #expect(labels(stage).contains("Given: 5"))
    stage.frontEnd.send(.decrement(adjustable.id))
    #expect(labels(stage).contains("Given: 4"))
  }

  @Test func literalsAreKeysWithMarksAndNumbersInThem() throws {
    let stage = PageStage(EverydayValues())
    let runs = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element { label } else { nil }
    }
    #expect(runs.map(\.text) == ["bold x", "3 kg", "**plain**", "3 items"])
    #expect(runs[0].runs.map(\.isBold) == [true, false])
    #expect(EverydayValues().half(of: ProposedViewSize(width: 8, height: nil)) == CGSize(width: 4, height: 0))
  }

  @Test func partsOfATextHaveTheirAttributes() throws {
    let stage = PageStage(HighlightedText())
    let label = try #require(
      stage.frontEnd.tree.inReadingOrder().compactMap { node in
        if case .label(let label) = node.element { label } else { nil }
      }.first)
    #expect(label.font.style == .title2 && label.runs.map(\.text) == ["find ", "me", " here"])
    #expect(label.runs.map(\.background) == [nil, .yellow, nil])
    #expect(label.runs.map(\.color) == [.secondaryLabel, .red, .secondaryLabel])
    #expect(label.runs[1].tracking == 2 && label.runs[1].baselineOffset == 3 && label.runs[1].isUnderlined)
  }

  @Test func marksAreReadWhereverAKeyIsAndNowhereElse() throws {
    let stage = PageStage(NavigationStack { MarkedTexts() })
    let labels = stage.frontEnd.tree.inReadingOrder().compactMap { node -> LabelElement? in
      if case .label(let label) = node.element { label } else { nil }
    }
    func runs(_ text: String) throws -> [String] {
      let label = try #require(labels.first { $0.text == text }, "\(outline(stage))")
      // A uniform style is in the label's font instead of in runs.
      if label.runs.isEmpty, label.font.weight == .bold { return [text + ":b"] }
      return label.runs.map { run in
        let marks = [
          run.isBold ? "b" : "", run.isItalic ? "i" : "", run.isMonospaced ? "m" : "", run.isStruckThrough ? "s" : "",
        ]
        return run.text + ":" + marks.joined()
      }
    }
    #expect(try runs("**verbatim**") == [])
    #expect(labels.filter { $0.text == "**plain**" }.count == 1, "a variable is no key")
    #expect(try runs("3 x") == ["3 :", "x:b"])
    #expect(try runs("**plain** y") == ["**plain**:b", " y:"], "interpolated text is never Markdown")
    #expect(try runs("key x") == ["key:b", " x:"])
    #expect(try runs("plain") == ["plain:b"])
    #expect(try runs("attributed it code") == ["attributed:b", " :", "it:i", " :", "code:m"])
    #expect(try runs("a b c") == ["a :", "b:s", " :", "c:b"])
    let text = outline(stage)
    for words in ["label x", "button x", "toggle x", "stepper x", "labeled x", "menu x", "link x", "title x"] {
      #expect(text.contains("\"\(words)\""), "\(words) in \(text)")
    }
    #expect(text.contains("**v**"), "a value is no key")
  }

  @Test func aFieldWithAFormatterFollowsTypingToo() throws {
    let stage = PageStage(BillPage())
    let fields = stage.frontEnd.tree.inReadingOrder().filter { if case .textField = $0.element { true } else { false } }
    stage.frontEnd.moveFocus(to: fields[0].id)
    for (typed, each) in [("4", "Each: 2"), ("40", "Each: 20"), ("40.", "Each: 20"), ("40.5", "Each: 20.25")] {
      stage.frontEnd.send(.edit(fields[0].id, text: typed))
      #expect(labels(stage).contains(each))
      #expect(stage.frontEnd.text(of: fields[0].id) == typed)
    }
    stage.frontEnd.moveFocus(to: fields[1].id)
    #expect(stage.frontEnd.text(of: fields[0].id) == "40.50")
  }
}
