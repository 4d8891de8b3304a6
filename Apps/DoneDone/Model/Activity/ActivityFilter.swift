public import Foundation

/// Which activities a list shows.
public struct ActivityFilter: Hashable, Sendable {
  /// The days; all if `nil`.
  public var days: ClosedRange<Day>?
  /// Words that words of the name or of the note begin with, whatever the case and the accents; empty for all.
  public var text: String
  /// `nil` for all activities, `.some(nil)` for those without a category.
  public var categoryID: Category.ID??
  /// The largest number of activities; unlimited if `nil`.
  public var limit: Int?

  public init(
    days: ClosedRange<Day>? = nil, text: String = "", categoryID: Category.ID?? = nil, limit: Int? = nil
  ) {
    self.days = days
    self.text = text
    self.categoryID = categoryID
    self.limit = limit
  }

  /// The activities of a day.
  public static func day(_ day: Day) -> ActivityFilter { ActivityFilter(days: day...day) }
}
