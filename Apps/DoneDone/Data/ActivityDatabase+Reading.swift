public import DoneDoneModel
public import Foundation
internal import KeelData

extension ActivityDatabase {
  public func activities(_ filter: ActivityFilter) -> AsyncThrowingStream<[Activity], any Error> {
    following { try await ActivityList(filter).query(in: $0) }
  }

  public func totals(_ days: ClosedRange<Day>) -> AsyncThrowingStream<[DayTotal], any Error> {
    let query = Query(
      """
      SELECT day, category, count(*), sum(minutes) FROM activity
      WHERE day BETWEEN \(days.lowerBound.number) AND \(days.upperBound.number) GROUP BY day, category
      ORDER BY day, category
      """
    ) { row in
      try DayTotal(
        day: Day(number: row[0]), categoryID: UUID(optional: row, 1), count: row[2], minutes: row[3])
    }
    return following { _ in query }
  }

  public func activeDays() -> AsyncThrowingStream<[Day], any Error> {
    let query = Query("SELECT DISTINCT day FROM activity ORDER BY day") { try Day(number: $0[0]) }
    return following { _ in query }
  }

  public func categories() -> AsyncThrowingStream<[DoneDoneModel.Category], any Error> {
    following { _ in CategoryRecord.all }
  }

  public func updates(of id: Activity.ID) -> AsyncThrowingStream<Activity?, any Error> {
    let query = Query(
      "SELECT \(ActivityRecord.columns) FROM activity WHERE id = \(id.bytes)", decode: ActivityRecord.activity)
    let rows = following { _ in query }
    return AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for try await found in rows { continuation.yield(found.first) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  public func activity(_ id: Activity.ID) async throws(DoneDoneError) -> Activity? {
    try await performing { database in
      try await database.first(
        Query(
          "SELECT \(ActivityRecord.columns) FROM activity WHERE id = \(id.bytes)", decode: ActivityRecord.activity))
    }
  }

  public func archive() async throws(DoneDoneError) -> Archive {
    try await performing { database in
      // One transaction, so that every activity's category is there.
      try await database.read { reader in
        Archive(
          categories: try reader.rows(CategoryRecord.all),
          activities: try reader.rows(
            Query(
              "SELECT \(ActivityRecord.columns) FROM activity ORDER BY day, time, id", decode: ActivityRecord.activity))
        )
      }
    }
  }
}
