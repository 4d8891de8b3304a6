// The code of Documentation/data.md.

import KeelData
import KeelModel
import Observation

struct Person: Equatable, Sendable {
  var id: String
  var name: String
  var age = 0
}

func openDatabase(_ path: String) async throws -> Database {
  let migrations = [
    Migration(1, "CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT"),
    Migration(2) { try $0.run("ALTER TABLE person ADD COLUMN age INTEGER") },
  ]
  let database = try await Database.open(.file(path), migrations: migrations)
  return database
}

func use(_ database: Database, for people: [Person]) async throws {
  try await database.write { writer in
    for person in people {
      try writer.run(
        """
        INSERT INTO person (id, name, age) VALUES (\(person.id), \(person.name), \(person.age))
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, age = excluded.age
        """)
    }
  }
  let adults = try await database.rows("SELECT name FROM person WHERE age > \(17)")
  for row in adults { print(try row["name"] as String) }
}

extension Query<Person> {
  static func named(_ text: String) -> Query {
    Query("SELECT id, name FROM person WHERE name LIKE \(text + "%") ORDER BY name") { row in
      Person(id: try row["id"], name: try row["name"])
    }
  }
}

@MainActor @Observable final class SearchModel {
  var searchText = ""
}

@MainActor func observe(_ database: Database, for model: SearchModel) async throws -> (Results<Person>, AnyCancellable)
{
  for try await people in database.observe(.named("A")) { print(people) }
  let people = database.results { .named(model.searchText) }
  let token = database.publisher(.named("A")).sink {
    print($0)
  } receiveValue: {
    print($0)
  }
  return (people, token)
}
