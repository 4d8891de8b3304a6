public import Foundation

/// Where activities and categories are stored, and from where they are read.
///
/// A stream delivers the current value at once, and a new one after each change by any window or program. It ends when
/// its task is cancelled. Errors are ``DoneDoneError``.
public protocol ActivityStoring: Sendable {
  /// The activities of a filter, the newest first: by day, time and id.
  func activities(_ filter: ActivityFilter) -> AsyncThrowingStream<[Activity], any Error>
  /// The totals of each day and category that has activities, by day.
  func totals(_ days: ClosedRange<Day>) -> AsyncThrowingStream<[DayTotal], any Error>
  /// The days that have activities, in ascending order.
  func activeDays() -> AsyncThrowingStream<[Day], any Error>
  /// The categories by position and name.
  func categories() -> AsyncThrowingStream<[Category], any Error>

  /// An activity; `nil` while it does not exist.
  func updates(of id: Activity.ID) -> AsyncThrowingStream<Activity?, any Error>

  func activity(_ id: Activity.ID) async throws(DoneDoneError) -> Activity?

  /// Inserts activities, or replaces those of the same id, in one transaction.
  ///
  /// An activity whose category does not exist any more is stored without one.
  func save(_ activities: [Activity]) async throws(DoneDoneError)
  /// Stores an edited activity, unless someone else has changed or deleted it since the edit began.
  ///
  /// - Parameter original: The activity as it was then.
  /// - Returns: What is stored instead; nothing was changed then. `nil` if the edit was stored.
  func save(_ activity: Activity, editing original: Activity) async throws(DoneDoneError) -> EditConflict<Activity>?
  /// Deletes activities, and returns those that existed. Restoring them undoes it.
  @discardableResult
  func delete(_ ids: Set<Activity.ID>) async throws(DoneDoneError) -> [Activity]
  /// Undoes a deletion. Activities that exist again, because someone else has restored them, stay as they are.
  func restore(_ activities: [Activity]) async throws(DoneDoneError)

  /// Inserts categories, or replaces those of the same id, in one transaction.
  func save(_ categories: [Category]) async throws(DoneDoneError)
  /// Stores an edited category, unless someone else has changed or deleted it since the edit began. Its position is not
  /// a part of the edit.
  func save(_ category: Category, editing original: Category) async throws(DoneDoneError) -> EditConflict<Category>?
  /// Puts categories into an order. Those that do not exist any more are left out, and others follow.
  func order(_ ids: [Category.ID]) async throws(DoneDoneError)
  /// Deletes a category. Its activities stay, without a category. Returns `nil` if it did not exist.
  @discardableResult
  func deleteCategory(_ id: Category.ID) async throws(DoneDoneError) -> DeletedCategory?
  /// Undoes a deletion. A category that exists again stays as it is, and activities that have been given another category
  /// meanwhile keep that one.
  func restore(_ deleted: DeletedCategory) async throws(DoneDoneError)

  /// Everything, for an export.
  func archive() async throws(DoneDoneError) -> Archive
  /// Adds everything of an archive, in one transaction. What has the same id is replaced.
  ///
  /// - Parameter duplicates: What to do with activities without an identifier of their own that are stored already, with
  ///   the same content.
  func importArchive(_ archive: Archive, duplicates: Duplicates) async throws(DoneDoneError) -> ImportOutcome
}

extension ActivityStoring {
  /// Adds everything of an archive, including what is stored already under another id.
  @discardableResult
  public func importArchive(_ archive: Archive) async throws(DoneDoneError) -> ImportSummary {
    if case .done(let summary) = try await importArchive(archive, duplicates: .add) { summary } else { ImportSummary() }
  }
}

/// What an import does with activities that are stored already.
public enum Duplicates: Hashable, Sendable {
  /// Nothing is imported, and the answer says how many there are.
  case ask
  case skip
  case add
}

/// The result of an import.
public enum ImportOutcome: Hashable, Sendable {
  case done(ImportSummary)
  /// Nothing was imported, because that many activities are stored already; the others are new or replace others.
  case duplicates(Int, others: Int)
}

/// What someone else has done with something while it was edited.
public enum EditConflict<Value: Hashable & Sendable>: Hashable, Sendable {
  /// It was changed to this.
  case changed(Value)
  case deleted
}

/// What the deletion of a category has changed.
public struct DeletedCategory: Hashable, Sendable {
  public var category: Category
  /// The activities that had the category.
  public var activityIDs: [Activity.ID]

  public init(category: Category, activityIDs: [Activity.ID]) {
    self.category = category
    self.activityIDs = activityIDs
  }
}

/// What an import has changed.
public struct ImportSummary: Hashable, Sendable {
  public var addedActivities = 0
  public var replacedActivities = 0
  public var addedCategories = 0
  public var replacedCategories = 0

  public init() {}
}
