public import DoneDoneModel
public import Foundation

/// A store that opens its database when it is first used, off the main actor.
///
/// A program can show its window at once. If the database cannot be opened, each use reports why, and the next one tries
/// again.
public final class OpeningStore: ActivityStoring {
  private let opening: Opening

  /// - Parameters:
  ///   - open: Opens the database.
  public init(_ open: @escaping @Sendable () async throws(DoneDoneError) -> ActivityDatabase) {
    opening = Opening(open)
  }

  /// The only attempt at a time, and the database that it has opened.
  private actor Opening {
    private let open: @Sendable () async throws(DoneDoneError) -> ActivityDatabase
    private var attempt: Task<Result<ActivityDatabase, DoneDoneError>, Never>?

    init(_ open: @escaping @Sendable () async throws(DoneDoneError) -> ActivityDatabase) { self.open = open }

    func database() async throws(DoneDoneError) -> ActivityDatabase {
      if attempt == nil {
        attempt = Task { [open] in
          do throws(DoneDoneError) { return .success(try await open()) } catch { return .failure(error) }
        }
      }
      let current = attempt
      guard let result = await current?.value else { throw .failed }
      if case .failure = result, attempt == current { attempt = nil }
      return try result.get()
    }

    func close() async {
      guard case .success(let database)? = await attempt?.value else { return }
      await database.close()
    }
  }

  /// Closes the database if it has been opened.
  public func close() async { await opening.close() }

  public func activities(_ filter: ActivityFilter) -> AsyncThrowingStream<[Activity], any Error> {
    stream { $0.activities(filter) }
  }
  public func totals(_ days: ClosedRange<Day>) -> AsyncThrowingStream<[DayTotal], any Error> {
    stream { $0.totals(days) }
  }
  public func activeDays() -> AsyncThrowingStream<[Day], any Error> { stream { $0.activeDays() } }
  public func categories() -> AsyncThrowingStream<[DoneDoneModel.Category], any Error> { stream { $0.categories() } }
  public func updates(of id: Activity.ID) -> AsyncThrowingStream<Activity?, any Error> { stream { $0.updates(of: id) } }

  public func activity(_ id: Activity.ID) async throws(DoneDoneError) -> Activity? {
    try await opening.database().activity(id)
  }
  public func save(_ activities: [Activity]) async throws(DoneDoneError) {
    try await opening.database().save(activities)
  }
  @discardableResult
  public func delete(_ ids: Set<Activity.ID>) async throws(DoneDoneError) -> [Activity] {
    try await opening.database().delete(ids)
  }
  public func save(_ categories: [DoneDoneModel.Category]) async throws(DoneDoneError) {
    try await opening.database().save(categories)
  }
  @discardableResult
  public func deleteCategory(_ id: DoneDoneModel.Category.ID) async throws(DoneDoneError) -> DeletedCategory? {
    try await opening.database().deleteCategory(id)
  }
  public func restore(_ deleted: DeletedCategory) async throws(DoneDoneError) {
    try await opening.database().restore(deleted)
  }
  public func archive() async throws(DoneDoneError) -> Archive { try await opening.database().archive() }
  @discardableResult
  public func importArchive(_ archive: Archive) async throws(DoneDoneError) -> ImportSummary {
    try await opening.database().importArchive(archive)
  }

  private func stream<Value: Sendable>(
    _ make: @escaping @Sendable (ActivityDatabase) -> AsyncThrowingStream<Value, any Error>
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task { [opening] in
        do {
          for try await value in make(try await opening.database()) { continuation.yield(value) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
