import KeelData
import KeelModel
import Observation
import Testing

/// The code of Documentation/data.md, with the access that an app has.
@Suite(.timeLimit(.minutes(20))) struct GuideTests {
  struct Person: Hashable, Sendable {
    var id: String
    var name: String
  }

  @Test @MainActor func theGuidesCodeWorks() async throws {
    let migrations = [
      Migration(1, "CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT"),
      Migration(2) { try $0.run("ALTER TABLE person ADD COLUMN age INTEGER") },
    ]
    let database = try await Database.open(.memory, migrations: migrations)
    let people = [
      (Person(id: "1", name: "Ann"), 30), (Person(id: "2", name: "Bob"), 9), (Person(id: "1", name: "Al"), 31),
    ]
    try await database.write { writer in
      for (person, age) in people {
        try writer.run(
          """
          INSERT INTO person (id, name, age) VALUES (\(person.id), \(person.name), \(age))
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, age = excluded.age
          """)
      }
    }
    let adults = try await database.rows("SELECT name FROM person WHERE age > \(17)")
    #expect(try adults.map { try $0["name"] as String } == ["Al"])

    for try await people in database.observe(.named("A")) {
      #expect(people == [Person(id: "1", name: "Al")])
      break
    }
    let model = SearchModel()
    let results = database.results { .named(model.searchText) }
    while !results.isLoaded { await Task.yield() }
    #expect(results.rows.map(\.name) == ["Al", "Bob"])
    model.searchText = "B"
    while results.rows.count != 1 { await Task.yield() }
    #expect(results.rows.map(\.name) == ["Bob"])

    let all = Query("SELECT id, name FROM person") { row in Person(id: try row["id"], name: try row["name"]) }
    let byName = all.ordered(by: "name, id")
    let window = database.observe(byName, window: 0..<1)
    var parts: [DataWindow<Person>] = []
    for try await part in window {
      parts.append(part)
      if parts.count == 2 { break }
      window.show(1..<50)
    }
    #expect(parts.map(\.count) == [2, 2] && parts.map(\.range) == [0..<1, 1..<2])
    #expect(parts.map { $0.rows.map(\.name) } == [["Al"], ["Bob"]])
    let list = database.windowResults(byName, size: 200)
    while list[1] == nil { await Task.yield() }
    #expect(list.count == 2 && list[1]?.name == "Bob" && list[2] == nil)
    await database.close()
  }
}

@MainActor @Observable private final class SearchModel {
  var searchText = ""
}

extension Query<GuideTests.Person> {
  static func named(_ text: String) -> Query {
    Query("SELECT id, name FROM person WHERE name LIKE \(text + "%") ORDER BY name") { row in
      GuideTests.Person(id: try row["id"], name: try row["name"])
    }
  }
}
