public import Foundation
public import KeelModel

/// A level of a stack, as a value that can be stored and has a path.
///
/// Any step may follow any other one: the details of an activity are reached from the list of today, from a search and
/// from the statistics, and are the same screen everywhere.
@CasePathable public enum Step: Hashable, Codable, Sendable {
  /// The activities of a day.
  case day(Day)
  /// The activities of a category, or of none, in a range of days.
  case category(CategoryDays)
  /// The details of an activity.
  case activity(Activity.ID)
  /// The list of categories, in the settings.
  case categories
  /// Export and import.
  case transfer
  case about
}

/// A category, or none, in a range of days.
public struct CategoryDays: Hashable, Codable, Sendable {
  public var categoryID: Category.ID?
  public var first: Day
  public var last: Day

  /// The order of the days does not matter.
  public init(_ categoryID: Category.ID?, _ one: Day, _ other: Day) {
    self.categoryID = categoryID
    first = min(one, other)
    last = max(one, other)
  }

  public var days: ClosedRange<Day> { first...max(first, last) }
}
