public import Foundation

/// What was done on a day in a category, as a number of activities and of minutes.
public struct DayTotal: Hashable, Sendable {
  public var day: Day
  /// The category, or `nil` for activities without one.
  public var categoryID: Category.ID?
  /// The number of activities, at least 1.
  public var count: Int
  /// The sum of the durations in minutes.
  public var minutes: Int

  public init(day: Day, categoryID: Category.ID?, count: Int, minutes: Int) {
    self.day = day
    self.categoryID = categoryID
    self.count = count
    self.minutes = minutes
  }
}

/// A number of activities and of minutes.
public struct Amount: Hashable, Sendable {
  public var count = 0
  public var minutes = 0

  public init(count: Int = 0, minutes: Int = 0) {
    self.count = count
    self.minutes = minutes
  }

  public static func += (amount: inout Amount, total: DayTotal) {
    amount.count += total.count
    amount.minutes += total.minutes
  }
}
