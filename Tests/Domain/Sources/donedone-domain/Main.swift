import DoneDoneData
import DoneDoneModel
import Foundation
import KeelModel

/// The story of DoneDone by endpoints, with nothing but the domain and a database. It throws where something is not as
/// expected.
@main @MainActor struct Main {
  private let store: ActivityDatabase
  private let model: AppModel
  private static let today = Day("2026-11-25") ?? .first

  static func main() async throws {
    let store = try await ActivityDatabase.open(.memory, categories: Category.defaults(Words(.english)))
    try await Main(store).tell()
    await store.close()
    print("The story ended as expected.")
  }

  private init(_ store: ActivityDatabase) {
    self.store = store
    let calendar = Calendar(identifier: .gregorian)
    let noon = Self.today.date(in: calendar, time: 720)
    model = AppModel(
      DependencyContainer(
        store: store, preferences: Preferences(), today: Today(calendar: calendar, now: { noon })))
  }

  private func tell() async throws {
    try expect(model.open(path: "home/new"), "a path opens the form")
    guard case .activityForm(let form)? = model.home.stack.destination else { throw Unexpected("the form is open") }
    await form.saveButtonTapped()
    try expect(!form.shownProblems.isEmpty, "a name is needed")
    form.draft.name = "Swim"
    form.draft.minutes = 45
    await form.saveButtonTapped()
    try expect(model.home.stack.destination == nil, "the form is closed")
    let stored = try await first(store.activities(.day(Self.today)))
    try expect(stored?.map(\.name) == ["Swim"] && stored?.first?.minutes == 45, "the activity is stored")
    guard let swim = stored?.first else { return }
    try expect(model.open(path: "statistics/day/2026-11-25/activity/\(swim.id)"), "a path leads to the details")
    try expect(model.selection == .statistics && model.statistics.stack.steps.count == 2, "the levels are there")
    model.statistics.stack.path = []
    try expect(model.place.path.hasPrefix("statistics"), "the place is a path again")
  }

  private func first<Value: Sendable>(_ values: some AsyncSequence<Value, any Error>) async throws -> Value? {
    for try await value in values { return value }
    return nil
  }
}

/// What should have been.
private struct Unexpected: Error, CustomStringConvertible {
  var description: String
  init(_ rule: String) { description = "It is not so that \(rule)." }
}

private func expect(_ isTrue: Bool, _ rule: String) throws {
  if !isTrue { throw Unexpected(rule) }
}
