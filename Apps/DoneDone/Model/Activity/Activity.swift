public import Foundation

/// Something that the user has done on a day.
public struct Activity: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  /// What was done; ``nameLimit`` characters at most.
  public var name: String
  /// The category, or `nil` if it has none.
  public var categoryID: Category.ID?
  /// How long it took, in minutes of ``minutesRange``.
  public var minutes: Int
  /// More about it; ``noteLimit`` characters at most.
  public var note: String
  /// The day on which it was done.
  public var day: Day
  /// When on that day, in minutes after midnight of ``timeRange``.
  public var time: Int

  public init(
    id: UUID = UUID(), name: String, categoryID: Category.ID? = nil, minutes: Int = 0, note: String = "", day: Day,
    time: Int = 0
  ) {
    self.id = id
    self.name = name
    self.categoryID = categoryID
    self.minutes = minutes
    self.note = note
    self.day = day
    self.time = time
  }

  /// The largest number of characters of a name.
  public static let nameLimit = 200
  /// The largest number of characters of a note.
  public static let noteLimit = 10_000
  /// The possible durations in minutes: up to a whole day.
  public static let minutesRange = 0...1440
  /// The possible times in minutes after midnight.
  public static let timeRange = 0...1439
}
