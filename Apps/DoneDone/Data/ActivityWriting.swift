internal import DoneDoneModel
internal import Foundation
internal import KeelData

/// Writes activities in a transaction, and keeps the index of their words with them.
///
/// New activities are indexed together at the end. A stored one is removed from the index before its row changes,
/// because the index needs the indexed text to remove it.
struct ActivityWriting {
  /// What the writing of an activity has changed.
  enum Change { case added, replaced, none }

  private let writer: Writer
  /// The largest number of an activity when the transaction began.
  private let lastNumber: Int
  /// The activities that were written, if there were none before: then no other ones need to be looked for.
  private var written: Set<Activity.ID> = []

  init(_ writer: Writer) throws {
    self.writer = writer
    lastNumber = try writer.value("SELECT coalesce(max(number), 0) FROM activity")
  }

  mutating func save(_ activity: Activity) throws -> Change {
    if let problem = activity.problems.first { throw DoneDoneError.invalid(problem) }
    let words = SearchWords.stored(activity.name, activity.note)
    let mayBeStored = lastNumber > 0 || !written.insert(activity.id).inserted
    guard mayBeStored, let row = try stored(activity.id) else {
      try writer.run(ActivityRecord.upsert(activity, words: words))
      return .added
    }
    if try ActivityRecord.activity(row) == activity { return .none }
    let number: Int = try row[7]
    let isIndexed = number <= lastNumber
    let isReworded = try words != row[8]
    if isIndexed && isReworded { try unindex(number) }
    try writer.run(ActivityRecord.upsert(activity, words: words))
    if isIndexed && isReworded { try index("number = \(number)") }
    return .replaced
  }

  /// The stored activity, or `nil` if there is none.
  func activity(_ id: Activity.ID) throws -> Activity? { try stored(id).map { try ActivityRecord.activity($0) } }

  /// Deletes an activity. Returns `nil` if there is none.
  func delete(_ id: Activity.ID) throws -> Activity? {
    guard let row = try stored(id) else { return nil }
    try unindex(try row[7])
    try writer.run("DELETE FROM activity WHERE id = \(id.bytes)")
    return try ActivityRecord.activity(row)
  }

  /// Indexes the words of the activities that were added.
  func finish() throws { try index("number > \(lastNumber)") }

  private func stored(_ id: Activity.ID) throws -> Row? {
    try writer.first("SELECT \(ActivityRecord.columns), number, words FROM activity WHERE id = \(id.bytes)")
  }

  private func unindex(_ number: Int) throws {
    try writer.run("DELETE FROM activity_text WHERE rowid = \(number)")
  }

  private func index(_ condition: SQL) throws {
    try writer.run("INSERT INTO activity_text (rowid, words) SELECT number, words FROM activity WHERE \(condition)")
  }
}
