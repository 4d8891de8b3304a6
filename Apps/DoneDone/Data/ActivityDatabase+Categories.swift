public import DoneDoneModel
public import Foundation
internal import KeelData

extension ActivityDatabase {
  public func save(_ categories: [DoneDoneModel.Category]) async throws(DoneDoneError) {
    try await performing { database in
      try await database.write { writer in
        for category in categories { _ = try writer.save(category) }
      }
    }
  }

  public func save(
    _ category: DoneDoneModel.Category, editing original: DoneDoneModel.Category
  ) async throws(DoneDoneError) -> EditConflict<DoneDoneModel.Category>? {
    try await performing { database in
      try await database.write { writer in
        guard let stored = try writer.category(category.id) else { return .deleted }
        var (edited, original) = (category, original)
        edited.position = stored.position
        original.position = stored.position
        guard stored == original || stored == edited else { return .changed(stored) }
        _ = try writer.save(edited)
        return nil
      }
    }
  }

  public func order(_ ids: [DoneDoneModel.Category.ID]) async throws(DoneDoneError) {
    try await performing { database in
      try await database.write { writer in
        let others = try writer.rows(CategoryRecord.all).map(\.id).filter { !ids.contains($0) }
        for (position, id) in (ids + others).enumerated() {
          try writer.run(
            "UPDATE category SET position = \(position) WHERE id = \(id.bytes) AND position <> \(position)")
        }
      }
    }
  }

  @discardableResult
  public func deleteCategory(
    _ id: DoneDoneModel.Category.ID
  ) async throws(DoneDoneError) -> DeletedCategory? {
    try await performing { database in
      try await database.write { writer in
        guard let category = try writer.category(id) else { return nil }
        let activities = try writer.rows(
          Query("SELECT id FROM activity WHERE category = \(id.bytes)") { try UUID(row: $0, 0) })
        try writer.run("DELETE FROM category WHERE id = \(id.bytes)")
        return DeletedCategory(category: category, activityIDs: activities)
      }
    }
  }

  public func restore(_ deleted: DeletedCategory) async throws(DoneDoneError) {
    try await performing { database in
      try await database.write { writer in
        if try writer.category(deleted.category.id) == nil { _ = try writer.save(deleted.category) }
        for id in deleted.activityIDs {
          try writer.run(
            """
            UPDATE activity SET category = \(deleted.category.id.bytes)
            WHERE id = \(id.bytes) AND category IS NULL
            """)
        }
      }
    }
  }
}

extension Writer {
  /// The stored category, or `nil` if there is none.
  fileprivate func category(_ id: DoneDoneModel.Category.ID) throws -> DoneDoneModel.Category? {
    try first(
      Query(
        "SELECT id, name, color, symbol, position FROM category WHERE id = \(id.bytes)",
        decode: CategoryRecord.category))
  }

  func save(_ category: DoneDoneModel.Category) throws -> ActivityWriting.Change {
    if let problem = category.problems().first { throw DoneDoneError.invalid(problem) }
    let stored = try self.category(category.id)
    if stored == category { return .none }
    try run(CategoryRecord.upsert(category))
    return stored == nil ? .added : .replaced
  }
}
