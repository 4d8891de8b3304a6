import Conformance
import KeelInteraction
import KeelScene
import Testing

/// Keys in a date that is open over the page.
@Suite @MainActor struct OpenDateTests {
  private let tree = SceneTree()

  private func open(_ components: DatePickerElement.Components, isEnabled: Bool = true) throws -> OpenDate {
    let date = SceneDate(year: 2026, month: 1, day: 31, hour: 23, minute: 50)
    let picker = Sketch.node(
      .datePicker(DatePickerElement(components: components, date: date, minuteInterval: 10)), enabled: isEnabled)
    tree.apply(.root(Sketch.window("", Sketch.screen("Page", picker))))
    return try #require(tree.openDate(at: picker.id))
  }

  private func date(_ answer: DateAnswer?) -> SceneDate? {
    if case .sends(.setDate(_, let date)) = answer { date } else { nil }
  }

  @Test func arrowsMoveThroughAMonth() throws {
    let month = try open([.date, .hourAndMinute])
    #expect(month.part == .day)
    let expected: [(CommandKey, Int, Int)] = [
      (.left, 1, 30), (.right, 2, 1), (.up, 1, 24), (.down, 2, 7), (.pageDown, 2, 28),
    ]
    for (key, month, day) in expected {
      let new = try #require(date(tree.answer(to: key, in: try open([.date]))))
      #expect(new.month == month && new.day == day, "\(key)")
    }
  }

  @Test func arrowsChangeAPartAndMoveToTheNext() throws {
    let time = try open(.hourAndMinute)
    #expect(time.part == .hour)
    #expect(date(tree.answer(to: .up, in: time))?.hour == 0)
    guard case .shows(let minute)? = tree.answer(to: .right, in: time) else {
      Issue.record("Right does not lead to the minutes.")
      return
    }
    #expect(minute.part == .minute && date(tree.answer(to: .up, in: minute))?.minute == 0)
    #expect(tree.answer(to: .right, in: minute) == .shows(time))
    #expect(tree.answer(movingBy: -1, in: time) == .shows(minute))
  }

  @Test func keysThatLeaveCloseAndOthersDoNothing() throws {
    let open = try open([.date])
    for key in CommandKey.allCases {
      switch key {
      case .escape, .return, .space: #expect(tree.answer(to: key, in: open) == .closes)
      case .left, .right, .up, .down, .pageUp, .pageDown: #expect(date(tree.answer(to: key, in: open)) != nil)
      default: #expect(tree.answer(to: key, in: open) == nil, "\(key)")
      }
    }
  }

  @Test func aDateThatWasDisabledCloses() throws {
    let open = try open([.date], isEnabled: false)
    #expect(tree.answer(to: .left, in: open) == .closes)
  }
}
