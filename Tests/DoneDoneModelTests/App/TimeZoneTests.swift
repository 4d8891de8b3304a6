import DoneDoneModel
import Foundation
import KeelModel
import Testing

/// Today is the day of the user: a server in Los Angeles serves a browser in Tokyo, where the next day has begun.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TimeZoneTests {
  private let day = Day(year: 2026, month: 11, day: 25) ?? .first

  private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

  /// A container on a server in Los Angeles, where it is eight in the evening.
  private func container(_ clock: any Clock<Duration> = TestClock()) throws -> DependencyContainer {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try zone("America/Los_Angeles")
    let now = day.date(in: calendar, time: 20 * 60)
    return DependencyContainer(
      store: StubStore([]), preferences: Preferences(), today: Today(calendar: calendar, clock: clock, now: { now }))
  }

  @Test func windowsInTwoZonesHaveTheirOwnToday() throws {
    let container = try container()
    let here = AppModel(container)
    let tokyo = AppModel(container, timeZone: try zone("Asia/Tokyo"))
    #expect(here.context.today == day && tokyo.context.today == day.adding(1))
    #expect(tokyo.home.list.subtitle == tokyo.words.fullDate(day.adding(1)))
    #expect(tokyo.statistics.isCurrent)
  }

  @Test func todayFollowsAWindowThatLearnsItsZoneLater() throws {
    let model = AppModel(try container())
    #expect(model.home.list.subtitle == model.words.fullDate(day))
    model.context.timeZone = try zone("Asia/Tokyo")
    Turn.shared.flush()
    #expect(model.home.list.subtitle == model.words.fullDate(day.adding(1)))
    #expect(model.statistics.period.contains(day.adding(1)))
  }

  /// A link to the form of a new activity opened it with the server's time, and the browser's came too late.
  @Test func aFormFollowsAWindowThatLearnsItsZoneLaterUntilTheUserChoosesATime() throws {
    let model = AppModel(try container())
    model.home.stack.newButtonTapped()
    guard case .activityForm(let form)? = model.home.stack.destination else {
      Issue.record("no form")
      return
    }
    #expect(form.draft.day == day && form.draft.time == 20 * 60)
    form.draft.name = "Swim"
    model.context.timeZone = try zone("Asia/Tokyo")
    Turn.shared.flush()
    #expect(form.draft.day == day.adding(1) && form.draft.time == 13 * 60 && form.draft.name == "Swim")
    form.draft.time = 7 * 60
    model.context.timeZone = try zone("Europe/Berlin")
    Turn.shared.flush()
    #expect(form.draft.day == day.adding(1) && form.draft.time == 7 * 60)
  }

  @Test func aNewActivityIsOfTheDayAndTheTimeOfTheUser() async throws {
    let model = AppModel(try container(), timeZone: try zone("Asia/Tokyo"))
    #expect(model.open(path: "home/new"))
    await until { model.home.stack.destination != nil }
    guard case .activityForm(let form)? = model.home.stack.destination else {
      Issue.record("no form")
      return
    }
    #expect(form.draft.day == day.adding(1) && form.draft.time == 13 * 60)
    // The picker of the window shows this moment in the same zone.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try zone("Asia/Tokyo")
    #expect(calendar.component(.hour, from: form.date) == 13)
  }
}
