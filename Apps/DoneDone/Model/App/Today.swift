public import Foundation
internal import KeelModel
public import Observation

/// The current day, which changes at midnight.
@MainActor @Observable public final class Today {
  public private(set) var day: Day
  /// The calendar, whose time zone determines when a day begins.
  public let calendar: Calendar
  private let clock: any Clock<Duration>
  private let now: () -> Date
  @ObservationIgnored private var task: OwnedTask?

  /// - Parameters:
  ///   - clock: Measures the time until midnight. It is asked again after an hour at most, because the machine may
  ///     have slept or been set.
  ///   - now: Returns the current time.
  public init(
    calendar: Calendar = .current, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping () -> Date = { Date() }
  ) {
    self.calendar = calendar
    self.clock = clock
    self.now = now
    day = Day(now(), in: calendar)
    task = OwnedTask { [weak self] in
      while let pause = self?.pause {
        do { try await clock.sleep(for: pause) } catch { return }
        self?.update()
      }
    }
  }

  /// Returns the current day in another time zone, by the same clock.
  func moved(to zone: TimeZone) -> Today {
    var calendar = calendar
    calendar.timeZone = zone
    return Today(calendar: calendar, clock: clock, now: now)
  }

  /// The current minute of the day.
  public var time: Int { Day.time(of: now(), in: calendar) }

  /// Compares the day with the clock.
  public func update() {
    let current = Day(now(), in: calendar)
    if current != day { day = current }
  }

  private var pause: Duration {
    let rest = day.adding(1).date(in: calendar).timeIntervalSince(now())
    return .milliseconds(Int(min(max(rest, 0.001), 3600) * 1000) + 1)
  }
}
