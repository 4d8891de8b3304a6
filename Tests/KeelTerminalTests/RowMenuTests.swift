import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// The menu of a row, opened by a press of the secondary button on any part of the row.
@MainActor @Suite(.serialized) struct RowMenuTests {
  private let actions = [RowAction(id: 1, title: "Rename"), RowAction(id: 2, title: "Move")]

  private func secondaryClick(_ app: TestApp, _ x: Int, _ y: Int) {
    app.screen.handle(.mouse(Mouse(.secondaryPress, x: x, y: y)))
    app.screen.handle(.mouse(Mouse(.release, x: x, y: y)))
  }

  /// Clicks the first target of that kind with the secondary button.
  private func secondaryClick(_ app: TestApp, on action: Hit.Action) throws {
    app.screen.compose()
    let hit = try #require(app.screen.hits.last { $0.action == action })
    secondaryClick(app, hit.rect.x + hit.rect.width / 2, hit.rect.y)
  }

  private func owner(_ app: TestApp) -> NodeID? {
    if case .popup(let menu) = app.screen.overlay, menu.content == .actions { menu.owner } else { nil }
  }

  private func makeRow(_ element: RowElement, _ actions: [RowAction], _ content: Subtree...) -> Subtree {
    var element = element
    element.actions = actions
    element.contentChildCount = content.count
    return node(.row(element), content)
  }

  /// A list in editing mode with a row that unfolds and can be deleted.
  private func outline(_ actions: [RowAction]) -> (TestApp, row: NodeID) {
    let folded = makeRow(RowElement(text: "Folder", expansion: .collapsed, canDelete: true), actions)
    let whole = node(.list(ListElement(rowCount: 2, isEditing: true)), [section("", "", [row("First"), folded])])
    return (TestApp(page("Page", whole)), folded.id)
  }

  @Test func aSecondaryPressOnTheMarksOfARowOpensItsMenu() throws {
    for part in [Hit.Action.fold, Hit.Action.delete] {
      let (app, row) = outline(actions)
      try secondaryClick(app, on: part(row))
      #expect(owner(app) == row)
      #expect(app.screen.focusedNode == row)
      #expect(app.sent.isEmpty)
      app.press(.down, .enter)
      #expect(app.sent == [.action(row, actionID: 2)])
    }
  }

  @Test func aSecondaryPressOnAControlOfARowOpensTheMenuOfTheRow() throws {
    let link = node(
      .label(LabelElement(text: "Read on", runs: [TextRun("Read "), TextRun("on", link: "https://example.com")])))
    let options = ["One", "Two"].map { PickerElement.Option(title: $0) }
    let picker = node(.picker(PickerElement(options: options, selectedIndex: 0, style: .segmented)))
    let stepper = node(.stepper(StepperElement(title: "Count")))
    let slider = node(.slider(SliderElement(value: 0, minimum: 0, maximum: 1)))
    let input = field("text")
    let power = node(.toggle(ToggleElement(isOn: false)))
    let disabled = button("Not now", isEnabled: false)
    let parts: [(Subtree, (Hit.Action) -> Bool)] = [
      (link, { if case .link = $0 { true } else { false } }),
      (picker, { if case .choose(_, 1) = $0 { true } else { false } }),
      (stepper, { if case .step(_, isUp: true) = $0 { true } else { false } }),
      (slider, { if case .track = $0 { true } else { false } }),
      (input, { if case .field = $0 { true } else { false } }), (power, { $0 == .stop(power.id) }),
      (disabled, { $0 == .stop(disabled.id) }),
    ]
    for (part, isMeant) in parts {
      let row = makeRow(RowElement(isSelectable: false), actions, part)
      let app = TestApp(page("Page", list(section("", "", [row]))))
      let hit = try #require(app.screen.hits.last { isMeant($0.action) })
      secondaryClick(app, hit.rect.x + hit.rect.width / 2, hit.rect.y)
      #expect(owner(app) == row.id)
      #expect(app.sent.isEmpty)
      app.press(.escape)
      #expect(owner(app) == nil)
      #expect(app.sent.isEmpty)
    }
  }

  @Test func aSecondaryPressOnARowWithoutActionsDoesNothing() throws {
    for part in [Hit.Action.fold, Hit.Action.delete, Hit.Action.stop] {
      let (app, row) = outline([])
      let before = app.screen.focusedNode
      try secondaryClick(app, on: part(row))
      #expect(app.sent.isEmpty)
      #expect(app.screen.focusedNode == before)
      if case .none = app.screen.overlay { continue }
      Issue.record("A menu is open.")
    }
  }

  @Test func aSecondaryPressTakesNoWayBackAndClosesNoSheet() throws {
    let stack = navigation(page("First"), page("Second", button("Button")))
    let app = TestApp(stack)
    let back = try #require(app.screen.hits.first { if case .back = $0.action { true } else { false } })
    secondaryClick(app, back.rect.x, back.rect.y)
    let box = sheet(page("Sheet", button("Close")))
    app.apply(.insert(box, into: try #require(app.screen.tree.root), at: 1))
    app.screen.compose()
    secondaryClick(app, 0, 0)
    #expect(app.sent.isEmpty)
  }

  @Test func aSecondaryPressInAMonthChoosesNoDay() throws {
    let date = node(.datePicker(DatePickerElement(title: "Day", date: SceneDate(year: 2026, month: 3, day: 4))))
    let app = TestApp(page("Page", date))
    app.press(.enter)
    let day = try #require(app.screen.hits.last { $0.action == .day(date.id, 9) })
    secondaryClick(app, day.rect.x, day.rect.y)
    #expect(app.sent.isEmpty)
    app.click(day.rect.x, day.rect.y)
    #expect(app.sent.count == 1)
  }
}
