import Foundation
import KeelControls
import KeelScene
import KeelTesting
import SwiftUI
import Testing

/// Dates are shown and edited in the time zone and the calendar of the window, which is that of its user: a server may be
/// on the other side of the world.
@MainActor @Suite(.serialized) struct TimeZoneTests {
  @MainActor @Observable final class Meeting {
    /// 2026-09-21 14:13:20 in Greenwich.
    var date = Date(timeIntervalSince1970: 1_790_000_000)
    var day = Date(timeIntervalSince1970: 1_790_000_000)
  }

  struct Page: View {
    @Bindable var meeting: Meeting
    @Environment(\.timeZone) private var zone
    @Environment(\.calendar) private var calendar
    var body: some View {
      VStack {
        Text(verbatim: "zone \(zone.identifier), hour \(calendar.component(.hour, from: meeting.date))")
        Text(meeting.date, style: .time)
        Text(meeting.date, format: .dateTime.month().day().hour(.twoDigits(amPM: .omitted)).minute())
        Text("at \(meeting.date, format: .dateTime.day().hour(.twoDigits(amPM: .omitted)))")
        DatePicker("Here", selection: $meeting.date)
        DatePicker("Day", selection: $meeting.day, displayedComponents: .date)
      }
    }
  }

  private func show(
    _ view: some View, in zone: String?, calendar: String? = nil, language: String = "en"
  ) -> HeadlessFrontEnd {
    SceneTree.checksInvariants = true
    let window = UIWindow(rootViewController: UIHostingController(rootView: view))
    let frontEnd = HeadlessFrontEnd(
      environment: SceneEnvironment(
        localeIdentifier: language, timeZoneIdentifier: zone, calendarIdentifier: calendar))
    window.show(on: frontEnd)
    return frontEnd
  }

  private func texts(_ frontEnd: HeadlessFrontEnd) -> [String] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element { label.text } else { nil }
    }
  }

  private func picker(_ title: String, _ frontEnd: HeadlessFrontEnd) throws -> (id: NodeID, date: SceneDate) {
    for node in frontEnd.tree.inReadingOrder() {
      if case .datePicker(let picker) = node.element, picker.title == title { return (node.id, picker.date) }
    }
    throw Missing()
  }
  private struct Missing: Error {}

  @Test func twoZonesShowOneModel() throws {
    let meeting = Meeting()
    let tokyo = show(Page(meeting: meeting), in: "Asia/Tokyo")
    let berlin = show(Page(meeting: meeting), in: "Europe/Berlin")
    #expect(
      texts(tokyo).prefix(4) == ["zone Asia/Tokyo, hour 23", "11:13 PM", "Sep 21 at 11:13", "at 21, 11"],
      "\(texts(tokyo))")
    #expect(
      texts(berlin).prefix(4) == ["zone Europe/Berlin, hour 16", "4:13 PM", "Sep 21 at 04:13", "at 21, 04"],
      "\(texts(berlin))")
    #expect(try picker("Here", tokyo).date == SceneDate(year: 2026, month: 9, day: 21, hour: 23, minute: 13))
    #expect(try picker("Here", berlin).date == SceneDate(year: 2026, month: 9, day: 21, hour: 16, minute: 13))
    // What one of them sets is the same moment for the other.
    let noon = SceneDate(year: 2026, month: 1, day: 1, hour: 3, minute: 0)
    tokyo.send(.setDate(try picker("Here", tokyo).id, noon))
    #expect(meeting.date == Date(timeIntervalSince1970: 1_767_204_000))
    #expect(try picker("Here", berlin).date == SceneDate(year: 2025, month: 12, day: 31, hour: 19, minute: 0))
  }

  @Test func aUserWhoTravelsSeesAnotherTime() throws {
    let frontEnd = show(Page(meeting: Meeting()), in: "Asia/Tokyo")
    frontEnd.changeEnvironment { $0.timeZoneIdentifier = "America/Los_Angeles" }
    #expect(texts(frontEnd)[1] == "7:13 AM")
    #expect(try picker("Here", frontEnd).date.hour == 7)
    #expect(frontEnd.faults == [])
  }

  @Test(arguments: [
    ("Europe/Berlin", 2026, 3, 29), ("Europe/Berlin", 2026, 3, 28), ("Europe/Berlin", 2026, 10, 25),
    ("Asia/Beirut", 2026, 3, 29), ("Atlantic/Azores", 2026, 3, 29), ("America/Los_Angeles", 2026, 11, 1),
    ("Australia/Lord_Howe", 2026, 4, 5),
  ])
  func aChosenDayStaysWhereClocksChange(zone: String, year: Int, month: Int, day: Int) throws {
    let meeting = Meeting()
    let frontEnd = show(Page(meeting: meeting), in: zone)
    frontEnd.send(.setDate(try picker("Day", frontEnd).id, SceneDate(year: year, month: month, day: day)))
    let shown = try picker("Day", frontEnd).date
    #expect(shown.year == year && shown.month == month && shown.day == day)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    #expect(calendar.component(.day, from: meeting.day) == day)
  }

  @Test func aZoneThatViewsOrFormatsChooseWins() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let date = Meeting().date
    var format = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted))
    format.timeZone = berlin
    let frontEnd = show(
      VStack {
        Text(date, style: .time).environment(\.timeZone, berlin)
        Text(date, format: .dateTime.hour(.twoDigits(amPM: .omitted))).environment(\.timeZone, berlin)
        Text(date, format: format)
        DatePicker("There", selection: .constant(date)).environment(\.timeZone, berlin)
      }, in: "Asia/Tokyo")
    #expect(texts(frontEnd).prefix(3) == ["4:13 PM", "04", "04"], "\(texts(frontEnd))")
    #expect(try picker("There", frontEnd).date.hour == 16)
  }

  /// A picker in UIKit's names, without a zone of its own.
  @Test func aPickerOfTheImperativeLayerFollowsItsWindow() throws {
    let picker = UIDatePicker()
    picker.date = Meeting().date
    let page = UIViewController()
    page.view = picker
    let window = UIWindow(rootViewController: page)
    let frontEnd = HeadlessFrontEnd(environment: SceneEnvironment(timeZoneIdentifier: "Asia/Tokyo"))
    window.show(on: frontEnd)
    #expect(try self.picker("", frontEnd).date.hour == 23)
    #expect(page.traitCollection.timeZone.identifier == "Asia/Tokyo")
    frontEnd.changeEnvironment { $0.timeZoneIdentifier = "America/Los_Angeles" }
    #expect(try self.picker("", frontEnd).date.hour == 7)
  }

  @Test func theCalendarIsThatOfTheUser() {
    struct CalendarPage: View {
      @Environment(\.calendar) private var calendar
      var body: some View {
        Text(verbatim: "\(calendar.identifier) \(calendar.firstWeekday) \(calendar.timeZone.identifier)")
      }
    }
    #expect(
      texts(show(CalendarPage(), in: "Asia/Bangkok", calendar: "buddhist", language: "th-TH"))
        == ["buddhist 1 Asia/Bangkok"])
    #expect(
      texts(show(CalendarPage(), in: "Europe/Berlin", calendar: "gregory", language: "de-DE"))
        == ["gregorian 2 Europe/Berlin"])
    // Names that nobody knows are none.
    #expect(
      texts(show(CalendarPage(), in: "Nowhere/Town", calendar: "moon", language: "de-DE"))
        == ["gregorian 2 \(TimeZone.current.identifier)"])
  }
}
