import DoneDoneData
import DoneDoneModel
import Foundation

/// A folder for a test's files, which is deleted at the end.
final class Place: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "donedone-\(UUID().uuidString)")
  var path: String { folder.appending(path: "data/things.sqlite").path }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func open(
    _ categories: [DoneDoneModel.Category] = [], _ change: (inout ActivityDatabase.Options) -> Void = { _ in }
  ) async throws -> ActivityDatabase {
    var options = ActivityDatabase.Options()
    change(&options)
    return try await ActivityDatabase.open(.file(path), categories: categories, options: options)
  }
}

let today = Day("2026-11-25") ?? .first

extension Activity {
  init(
    _ name: String, _ daysAgo: Int = 0, time: Int = 600, minutes: Int = 30, note: String = "",
    category: DoneDoneModel.Category? = nil
  ) {
    self.init(
      name: name, categoryID: category?.id, minutes: minutes, note: note, day: today.adding(-daysAgo), time: time)
  }
}

/// The error that a call throws, or `nil`.
func problem<Value>(_ work: () async throws -> Value) async -> DoneDoneError? {
  do {
    _ = try await work()
    return nil
  } catch {
    return error as? DoneDoneError
  }
}

/// The first value of a stream.
func first<Value>(_ stream: AsyncThrowingStream<Value, any Error>) async throws -> Value? {
  for try await value in stream { return value }
  return nil
}
