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

  @discardableResult
  public func importArchive(_ archive: Archive) async throws(DoneDoneError) -> ImportSummary {
    try await performing { database in
      try await database.write { writer in
        var summary = ImportSummary()
        for category in archive.categories {
          switch try writer.save(category) {
          case .added: summary.addedCategories += 1
          case .replaced: summary.replacedCategories += 1
          case .none: break
          }
        }
        var writing = try ActivityWriting(writer)
        for activity in archive.activities {
          switch try writing.save(activity) {
          case .added: summary.addedActivities += 1
          case .replaced: summary.replacedActivities += 1
          case .none: break
          }
        }
        try writing.finish()
        return summary
      }
    }
  }
}
