public import Foundation

/// The content of the form of an activity, as far as it has been filled in.
public struct ActivityDraft: Hashable, Codable, Sendable {
  public var name = ""
  public var categoryID: Category.ID?
  public var minutes = 30
  public var note = ""
  public var day: Day
  public var time: Int

  public init(on day: Day, time: Int) {
    self.day = day
    self.time = time
  }

  public init(_ activity: Activity) {
    name = activity.name
    categoryID = activity.categoryID
    minutes = activity.minutes
    note = activity.note
    day = activity.day
    time = activity.time
  }

  /// The activity of the draft, with the spaces around its name removed.
  func activity(_ id: Activity.ID) -> Activity {
    Activity(
      id: id, name: name.trimmingCharacters(in: .whitespacesAndNewlines), categoryID: categoryID, minutes: minutes,
      note: note, day: day, time: time)
  }
}
