public import Foundation
public import KeelViews

/// When a view is made anew.
public protocol TimelineSchedule: Sendable {
  /// The first time after that one, where there is one.
  func next(after date: Date) -> Date?
}

/// At even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  let start: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func next(after date: Date) -> Date? {
    guard interval > 0 else { return nil }
    guard date >= start else { return start }
    return start + ((date.timeIntervalSince(start) / interval).rounded(.down) + 1) * interval
  }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
  public func next(after date: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60 + 60)
  }
}

/// At times of one's own.
public struct ExplicitTimelineSchedule: TimelineSchedule {
  let dates: [Date]
  public init<S: Sequence<Date>>(_ dates: S) { self.dates = dates.sorted() }
  public func next(after date: Date) -> Date? { dates.first { $0 > date } }
}

/// As often as pictures follow each other. Front ends show no movement: once.
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func next(after date: Date) -> Date? { nil }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> Self { ExplicitTimelineSchedule(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule()
  }
}

/// What a view of a timeline is told. The type tells nothing of the view or the schedule.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view may change.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public var cadence: Cadence { .live }
}

/// A view that is made anew as time goes by.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  public typealias Context = TimelineViewDefaultContext
  private let schedule: Schedule
  private let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View {
  public var body: some View { Ticking(schedule: schedule, content: content) }
}

private struct Ticking<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @Environment(\.timelineClock) private var clock
  @State private var date = Date()

  init(schedule: Schedule, content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  var body: some View {
    content(TimelineViewDefaultContext(date: date)).task { await follow() }
  }

  private func follow() async {
    let clock = clock
    let elapsed = stopwatch(clock)
    let start = date
    var last = date
    while let next = schedule.next(after: last) {
      // Counted from the start, so that a late wake does not shift those that follow.
      let wait = Duration.seconds(next.timeIntervalSince(start)) - elapsed()
      // Not less than that: a schedule whose dates have passed must not keep the main actor to itself.
      try? await clock.sleep(for: max(wait, .milliseconds(1)))
      if Task.isCancelled { return }
      last = next
      date = next
    }
  }
}

/// Says how long ago it was made.
private func stopwatch<C: Clock>(_ clock: C) -> () -> Duration where C.Duration == Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

extension EnvironmentValues {
  /// The clock that timelines follow; tests give them one that they move.
  @Entry public var timelineClock: any Clock<Duration> = ContinuousClock()
}
