import Foundation
import KeelData
import Measure

/// Measures KeelData beside bare calls of SQLite's C interface, on files of their own with the same settings.
///
/// The limit of an import is 1.5 times the reference, that of a search is 30 ms. See `Windows` for long lists.
@main @MainActor enum Main {
  static func main() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keel-bench-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for size in [100, 1_000, 10_000, 100_000] { try await measure(size, in: folder) }
  }

  static let schema = """
    CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL, mail TEXT NOT NULL, age INTEGER NOT NULL);
    CREATE INDEX person_name ON person (name);
    """

  nonisolated static func name(_ index: Int) -> String { "person \(index &* 7919 % 1_000_003)" }

  static func measure(_ size: Int, in folder: URL) async throws {
    let database = try await Database.open(
      .file(folder.appending(path: "keel-\(size).sqlite").path), migrations: [Migration(1, raw: schema)])
    let bare = Bare(folder.appending(path: "bare-\(size).sqlite").path, schema)
    let rounds = size < 1000 ? 200 : 5

    try await compare("import", size: size, rounds: rounds, limit: .ratio(1.5)) {
      try await database.write { writer in
        try writer.run("DELETE FROM person")
        for index in 0..<size {
          try writer.run(
            """
            INSERT INTO person (id, name, mail, age)
            VALUES (\(index), \(name(index)), \("\(index)@example.org"), \(index % 90))
            """)
        }
      }
    } reference: {
      bare.insert(size)
    }

    let all = Query("SELECT id, name, mail, age FROM person") { row in
      Person(id: try row[0], name: try row[1], mail: try row[2], age: try row[3])
    }
    try await compare("read-all", size: size, rounds: rounds) {
      let people = try await database.rows(all)
      precondition(people.count == size)
    } reference: {
      precondition(bare.people(all.sql.text).count == size)
    }

    let found = Query<Person>(
      "SELECT id, name, mail, age FROM person WHERE name >= \("person 5") AND name < \("person 6") ORDER BY name LIMIT 50"
    ) { row in Person(id: try row[0], name: try row[1], mail: try row[2], age: try row[3]) }
    try await compare("search-index", size: size, limit: .milliseconds(30)) {
      let people = try await database.rows(found)
      precondition(!people.isEmpty, "The search found nothing.")
    } reference: {
      precondition(!bare.people(found.sql.text, "person 5", "person 6").isEmpty, "The search found nothing.")
    }

    // From the call that writes until the rows are there; the reference writes and asks again.
    var updates = database.observe("SELECT id, age FROM person WHERE id < 20").makeAsyncIterator()
    _ = try await updates.next()
    var age = 100
    try await compare("observe", size: size, rounds: 100) {
      age += 1
      try await database.run("UPDATE person SET age = \(age) WHERE id = 7")
      let rows = try await updates.next()
      precondition(rows != nil, "The observation ended.")
    } reference: {
      age += 1
      bare.update(age)
      _ = bare.ages()
    }
    if size > 100 { try await Windows(database, bare).measure(size) }
    await database.close()
    bare.close()
  }
}

struct Person: Hashable, Sendable {
  var id: Int64
  var name: String
  var mail: String
  var age: Int64
}
