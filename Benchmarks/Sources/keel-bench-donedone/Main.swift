import DoneDoneData
import DoneDoneModel
import Foundation

/// Measures DoneDone's database and files beside the same statements with bare calls of SQLite, at three sizes.
///
/// The database's figures are those of a stream, from its creation to its first value.
@main enum Main {
  static let today = Day("2026-11-25") ?? .first

  static func main() async throws {
    for count in [1_000, 10_000, 100_000] { try await measure(count) }
  }

  static func measure(_ count: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keel-bench-donedone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = SampleActivities(today: today, words: Words(.english)).archive(count)

    let empty = try await open(folder, "empty")
    await empty.close()
    let source = Bare(folder.appending(path: "empty.sqlite").path)
    let schema = source.schema
    source.close()

    var round = 0
    try await compare("import", count, rounds: count > 10_000 ? 3 : 7) {
      let database = try await open(folder, "keel-\(round)")
      try await database.importArchive(archive)
      await database.close()
    } reference: {
      let bare = Bare(folder.appending(path: "bare-\(round).sqlite").path)
      bare.store(archive, schema: schema)
      bare.close()
      round += 1
    }

    let database = try await open(folder, "keel-0")
    let bare = Bare(folder.appending(path: "keel-0.sqlite").path)
    try await compare("day list", count) {
      _ = try await first(database.activities(.day(today)))
    } reference: {
      _ = bare.activities(of: today)
    }
    try await compare("month totals", count) {
      _ = try await first(database.totals(today.month.days))
    } reference: {
      _ = bare.totals(today.month.days)
    }
    try await compare("active days", count) {
      _ = try await first(database.activeDays())
    } reference: {
      _ = bare.days()
    }
    for text in ["the", "read", "ran par", "nothing"] {
      let isCommon = bare.activities(with: text, limit: 1001, isCommon: false).count > 1000
      try await compare("search \"\(text)\"", count) {
        _ = try await first(database.activities(ActivityFilter(text: text, limit: 1001)))
      } reference: {
        _ = bare.activities(with: text, limit: 1001, isCommon: isCommon)
      }
    }
    bare.close()
    await database.close()

    for format in ArchiveFormat.allCases {
      let bytes = format.encode(archive)
      try await compare("\(format) export, then import", count, rounds: count > 10_000 ? 3 : 7) {
        _ = format.encode(archive)
      } reference: {
        _ = try format.decode(bytes, categories: archive.categories)
      }
    }
  }

  static func open(_ folder: URL, _ name: String) async throws -> ActivityDatabase {
    try await .open(.file(folder.appending(path: "\(name).sqlite").path), categories: [])
  }

  static func first<Value>(_ stream: AsyncThrowingStream<Value, any Error>) async throws -> Value {
    for try await value in stream { return value }
    throw StreamWithoutValues()
  }

  struct StreamWithoutValues: Error {}

  /// Runs both sides alternately, so that the machine's load affects them equally, and prints a line: name, size,
  /// median, ratio to the reference.
  static func compare(
    _ name: String, _ size: Int, rounds: Int = 25, keel: () async throws -> Void, reference: () async throws -> Void
  ) async throws {
    let clock = ContinuousClock()
    var (ours, theirs): ([Duration], [Duration]) = ([], [])
    for _ in 0..<rounds {
      ours.append(try await clock.measure(keel))
      theirs.append(try await clock.measure(reference))
    }
    let (our, their) = (ours.sorted()[rounds / 2], theirs.sorted()[rounds / 2])
    precondition(our > .zero && their > .zero, "\(name) took no time.")
    print(
      "donedone \(name.padding(toLength: 26, withPad: " ", startingAt: 0))"
        + String(
          format: "%8d %10.3f ms  %.2f  reference %.3f", size, our / .milliseconds(1), our / their,
          their / .milliseconds(1)))
  }
}
