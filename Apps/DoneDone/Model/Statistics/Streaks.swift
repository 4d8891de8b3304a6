/// Runs of days, without a gap, on which something was done.
public struct Streaks: Hashable, Sendable {
  /// The run that ends today, or yesterday as long as nothing was done today; `nil` if there is none.
  public let currentDays: ClosedRange<Day>?
  /// The longest run, the latest of equal ones; `nil` if nothing has been done.
  public let longestDays: ClosedRange<Day>?

  /// The number of days of the current run.
  public var current: Int { currentDays?.count ?? 0 }
  /// The number of days of the longest run.
  public var longest: Int { longestDays?.count ?? 0 }

  /// Finds the runs in one pass.
  ///
  /// - Parameters:
  ///   - days: The days on which something was done, in ascending order. A day may occur more than once.
  ///   - today: The day up to which runs count. Later days are ignored.
  public init(days: some Sequence<Day>, today: Day) {
    var run: ClosedRange<Day>?
    var longest: ClosedRange<Day>?
    for day in days {
      if day > today { break }
      if let current = run, current.upperBound == day { continue }
      let isNext = run.map { $0.upperBound.adding(1) == day } ?? false
      let extended = isNext ? (run?.lowerBound ?? day)...day : day...day
      run = extended
      if longest.map({ $0.count <= extended.count }) ?? true { longest = extended }
    }
    longestDays = longest
    currentDays = run.flatMap { $0.upperBound >= today.adding(-1) ? $0 : nil }
  }
}
