public import DoneDoneModel
public import Foundation
internal import KeelData

extension ActivityDatabase {
  public func save(_ activities: [Activity]) async throws(DoneDoneError) {
    try await performing { database in
      try await database.write { writer in
        var writing = try ActivityWriting(writer)
        for activity in activities { _ = try writing.save(activity) }
        try writing.finish()
      }
    }
  }

  public func save(
    _ activity: Activity, editing original: Activity
  ) async throws(DoneDoneError) -> EditConflict<Activity>? {
    try await performing { database in
      try await database.write { writer in
        var writing = try ActivityWriting(writer)
        guard let stored = try writing.activity(activity.id) else { return .deleted }
        guard stored == original || stored == activity else { return .changed(stored) }
        _ = try writing.save(activity)
        try writing.finish()
        return nil
      }
    }
  }

  @discardableResult
  public func delete(_ ids: Set<Activity.ID>) async throws(DoneDoneError) -> [Activity] {
    try await performing { database in
      try await database.write { writer in
        let writing = try ActivityWriting(writer)
        return try ids.compactMap { try writing.delete($0) }
      }
    }
  }

  public func restore(_ activities: [Activity]) async throws(DoneDoneError) {
    try await performing { database in
      try await database.write { writer in
        var writing = try ActivityWriting(writer)
        for activity in activities where try writing.activity(activity.id) == nil { _ = try writing.save(activity) }
        try writing.finish()
      }
    }
  }

  public func importArchive(
    _ archive: Archive, duplicates: Duplicates
  ) async throws(DoneDoneError) -> ImportOutcome {
    try await performing { database in
      try await database.write { writer in
        let stored = duplicates == .add ? [] : try writer.duplicates(in: archive)
        if duplicates == .ask, !stored.isEmpty {
          return .duplicates(stored.count, others: archive.activities.count - stored.count)
        }
        var summary = ImportSummary()
        for category in archive.categories {
          switch try writer.save(category) {
          case .added: summary.addedCategories += 1
          case .replaced: summary.replacedCategories += 1
          case .none: break
          }
        }
        var writing = try ActivityWriting(writer)
        for activity in archive.activities where !stored.contains(activity.id) {
          switch try writing.save(activity) {
          case .added: summary.addedActivities += 1
          case .replaced: summary.replacedActivities += 1
          case .none: break
          }
        }
        try writing.finish()
        return .done(summary)
      }
    }
  }
}

extension Writer {
  /// The activities of an archive without identifiers of their own that are stored already, with the same content.
  ///
  /// What occurs twice in the archive and once in the database is one of them once.
  fileprivate func duplicates(in archive: Archive) throws -> Set<Activity.ID> {
    var left: [Activity: Int] = [:]
    var found: Set<Activity.ID> = []
    for activity in archive.activities where archive.unidentified.contains(activity.id) {
      let content = Activity(
        id: Activity.noID, name: activity.name, categoryID: activity.categoryID, minutes: activity.minutes,
        note: activity.note, day: activity.day, time: activity.time)
      let count = try left[content] ?? value(ActivityRecord.count(of: content))
      left[content] = max(0, count - 1)
      if count > 0 { found.insert(activity.id) }
    }
    return found
  }
}

extension Activity {
  /// The identifier of contents that are compared.
  fileprivate static let noID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
