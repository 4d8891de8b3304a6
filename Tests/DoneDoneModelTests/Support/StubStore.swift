import DoneDoneModel
import Foundation
import KeelModel
import Synchronization

/// Activities in memory, whose streams follow each change.
final class StubStore: ActivityStoring {
  private struct State {
    var activities: [Activity]
    var categories: [DoneDoneModel.Category]
    var fault: DoneDoneError?
    var listeners: [Int: @Sendable (State) -> Void] = [:]
    var next = 0
  }
  private let state: Mutex<State>

  init(_ activities: [Activity] = [], categories: [DoneDoneModel.Category] = Category.defaults(Words(.english))) {
    state = Mutex(State(activities: activities, categories: categories))
  }

  /// The error that every change fails with; `nil` for none.
  var fault: DoneDoneError? {
    get { state.withLock { $0.fault } }
    set { state.withLock { $0.fault = newValue } }
  }
  var stored: [Activity] { state.withLock { $0.activities } }
  /// The number of streams that are followed.
  var followers: Int { state.withLock { $0.listeners.count } }

  private func stream<Value: Sendable>(
    _ read: @escaping @Sendable ([Activity], [DoneDoneModel.Category]) -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      let (number, first) = state.withLock { state in
        state.next += 1
        state.listeners[state.next] = { continuation.yield(read($0.activities, $0.categories)) }
        return (state.next, read(state.activities, state.categories))
      }
      continuation.yield(first)
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
      }
    }
  }

  private func change<Result: Sendable>(
    _ body: @Sendable (inout [Activity], inout [DoneDoneModel.Category]) -> Result
  ) throws(DoneDoneError) -> Result {
    let (result, fault, state, listeners) = state.withLock { state in
      let result = state.fault == nil ? body(&state.activities, &state.categories) : nil
      return (result, state.fault, state, Array(state.listeners.values))
    }
    guard let result else { throw fault ?? .failed }
    for listener in listeners { listener(state) }
    return result
  }

  func activities(_ filter: ActivityFilter) -> AsyncThrowingStream<[Activity], any Error> {
    stream { activities, _ in
      activities.filter { activity in
        (filter.days?.contains(activity.day) ?? true)
          && (filter.text.isEmpty || activity.name.lowercased().hasPrefix(filter.text.lowercased()))
          && (filter.categoryID.map { $0 == activity.categoryID } ?? true)
      }.sorted { ($0.day, $0.time, $0.id.uuidString) > ($1.day, $1.time, $1.id.uuidString) }
    }
  }
  func totals(_ days: ClosedRange<Day>) -> AsyncThrowingStream<[DayTotal], any Error> {
    stream { activities, _ in
      activities.filter { days.contains($0.day) }.map {
        DayTotal(day: $0.day, categoryID: $0.categoryID, count: 1, minutes: $0.minutes)
      }
    }
  }
  func activeDays() -> AsyncThrowingStream<[Day], any Error> {
    stream { activities, _ in Set(activities.map(\.day)).sorted() }
  }
  func categories() -> AsyncThrowingStream<[DoneDoneModel.Category], any Error> {
    stream { $1.sorted { $0.position < $1.position } }
  }
  func updates(of id: Activity.ID) -> AsyncThrowingStream<Activity?, any Error> {
    stream { activities, _ in activities.first { $0.id == id } }
  }
  func activity(_ id: Activity.ID) async throws(DoneDoneError) -> Activity? { stored.first { $0.id == id } }

  func save(_ activities: [Activity]) async throws(DoneDoneError) {
    try change { all, _ in
      all.removeAll { old in activities.contains { $0.id == old.id } }
      all += activities
    }
  }
  func save(
    _ activity: Activity, editing original: Activity
  ) async throws(DoneDoneError) -> EditConflict<Activity>? {
    try change { all, _ in
      guard let index = all.firstIndex(where: { $0.id == activity.id }) else { return .deleted }
      guard all[index] == original || all[index] == activity else { return .changed(all[index]) }
      all[index] = activity
      return nil
    }
  }
  func save(
    _ category: DoneDoneModel.Category, editing original: DoneDoneModel.Category
  ) async throws(DoneDoneError) -> EditConflict<DoneDoneModel.Category>? {
    try change { _, all in
      guard let index = all.firstIndex(where: { $0.id == category.id }) else { return .deleted }
      guard all[index] == original || all[index] == category else { return .changed(all[index]) }
      all[index] = category
      return nil
    }
  }
  func order(_ ids: [DoneDoneModel.Category.ID]) async throws(DoneDoneError) {
    try change { _, all in
      for index in all.indices { all[index].position = ids.firstIndex(of: all[index].id) ?? ids.count }
    }
  }
  func delete(_ ids: Set<Activity.ID>) async throws(DoneDoneError) -> [Activity] {
    try change { all, _ in
      let deleted = all.filter { ids.contains($0.id) }
      all.removeAll { ids.contains($0.id) }
      return deleted
    }
  }
  func restore(_ activities: [Activity]) async throws(DoneDoneError) {
    try change { all, _ in
      all += activities.filter { activity in !all.contains { $0.id == activity.id } }
    }
  }
  func save(_ categories: [DoneDoneModel.Category]) async throws(DoneDoneError) {
    try change { _, all in
      all.removeAll { old in categories.contains { $0.id == old.id } }
      all += categories
    }
  }
  func deleteCategory(_ id: DoneDoneModel.Category.ID) async throws(DoneDoneError) -> DeletedCategory? {
    try change { activities, all in
      guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
      let ids = activities.filter { $0.categoryID == id }.map(\.id)
      for index in activities.indices where activities[index].categoryID == id { activities[index].categoryID = nil }
      return DeletedCategory(category: all.remove(at: index), activityIDs: ids)
    }
  }
  func restore(_ deleted: DeletedCategory) async throws(DoneDoneError) {
    try change { activities, all in
      all.append(deleted.category)
      for index in activities.indices where deleted.activityIDs.contains(activities[index].id) {
        activities[index].categoryID = activities[index].categoryID ?? deleted.category.id
      }
    }
  }
  func archive() async throws(DoneDoneError) -> Archive {
    state.withLock { Archive(categories: $0.categories, activities: $0.activities) }
  }
  func importArchive(_ archive: Archive, duplicates: Duplicates) async throws(DoneDoneError) -> ImportOutcome {
    try await save(archive.activities)
    return .done(ImportSummary())
  }
}

/// Waits until a condition holds, which is evaluated again when what it has read changes.
@MainActor func until(_ condition: @escaping @MainActor () -> Bool) async {
  var token: ObservationToken?
  var isDone = false
  await withCheckedContinuation { continuation in
    token = observe {
      guard !isDone, condition() else { return }
      isDone = true
      continuation.resume()
    }
  }
  token?.cancel()
}
