public import FoundationEssentials
import KeelModel

/// The dates at which a timeline view is updated.
public protocol TimelineSchedule: Sendable {
  /// Returns the first date after the given one; `nil` if there is none.
  func next(after date: Date) -> Date?
}

/// A schedule of dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  let start: Date
  let interval: TimeInterval
  /// Creates a schedule that begins at a date, with an interval in seconds. An interval of 0 or less has no dates.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  /// Returns the first date of the schedule after the given one.
  public func next(after date: Date) -> Date? {
    guard interval > 0 else { return nil }
    guard date >= start else { return start }
    return start + ((date.timeIntervalSince(start) / interval).rounded(.down) + 1) * interval
  }
}

/// A schedule of the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates the schedule.
  public init() {}
  /// Returns the beginning of the next minute.
  public func next(after date: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60 + 60)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule: TimelineSchedule {
  let dates: [Date]
  /// Creates a schedule of dates, in any order.
  public init<S: Sequence<Date>>(_ dates: S) { self.dates = dates.sorted() }
  /// Returns the first of the dates after the given one; `nil` after the last. O(dates).
  public func next(after date: Date) -> Date? { dates.first { $0 > date } }
}

/// A schedule of animation frames. Front ends show no animation: the view is shown once and not updated.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates the schedule. Interval and pause are ignored.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// Returns `nil`: the view is not updated.
  public func next(after date: Date) -> Date? { nil }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule that begins at a date, with an interval in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the beginning of each minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// Returns a schedule of given dates.
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> Self { ExplicitTimelineSchedule(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of animation frames, which has no dates.
  public static var animation: Self { AnimationTimelineSchedule() }
  /// Returns a schedule of animation frames, which has no dates.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule()
  }
}

/// The context of a timeline view's content. The type does not depend on the view or the schedule.
public struct TimelineViewDefaultContext: Sendable {
  /// The frequency at which the view may change.
  public enum Cadence: Comparable, Sendable {
    /// At each frame.
    case live
    /// Once a second.
    case seconds
    /// Once a minute.
    case minutes
  }
  /// The date for which the content is shown.
  public let date: Date
  /// The maximum frequency of updates; always `live`.
  public var cadence: Cadence { .live }
}

/// A view that is updated at the dates of a schedule.
///
/// The dates are awaited on the environment's `timelineClock`. A changed schedule has no effect until the view appears
/// again.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The context for which the content is created.
  public typealias Context = TimelineViewDefaultContext
  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Creates a view from a schedule and the content for each date.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View {
  /// The content and behaviour of the view.
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
      // Measured from the start, so that a late wake-up does not delay the following ones.
      let wait = Duration.seconds(next.timeIntervalSince(start)) - elapsed()
      // At least a millisecond: a schedule whose dates have passed must not block the main actor. The sleep fails when
      // the task is cancelled.
      try? await clock.sleep(for: max(wait, .milliseconds(1)))
      if Task.isCancelled { return }
      last = next
      date = next
    }
  }
}

/// Returns a closure that returns the time since this call.
private func stopwatch<C: Clock>(_ clock: C) -> () -> Duration where C.Duration == Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

extension EnvironmentValues {
  /// The clock that timeline views wait on; tests replace it.
  @Entry public var timelineClock: any Clock<Duration> = ContinuousClock()
}
