import Foundation
import KeelModel
import Observation
import Testing

@testable import KeelData

/// Texts are compared as SQLite compares them, byte by byte, although Swift's `==` knows "é" in two forms as one text.
@Suite(.timeLimit(.minutes(5))) struct ByteTests {
  private let composed = "caf\u{e9}"
  private let decomposed = "cafe\u{301}"

  private func database() async throws -> Database {
    let database = try await Database.open(.memory, migrations: people)
    try await database.write { [composed, decomposed] in
      try $0.run("INSERT INTO person (id, name) VALUES (1, \(composed)), (2, \(decomposed))")
    }
    return database
  }

  @Test func eachObserverHasTheRowsOfItsOwnParameter() async throws {
    let database = try await database()
    var updates = [composed, decomposed].map { name in
      database.observe(Query<Int>(first: "SELECT id FROM person WHERE name = \(name)")).makeAsyncIterator()
    }
    #expect(try await updates[0].next() == [1])
    #expect(try await updates[1].next() == [2])
    let windows = [composed, decomposed].map { name in
      let query = Query<Int>(first: "SELECT id FROM person WHERE name = \(name)")
      return database.observe(query.ordered(by: "id"), window: 0..<10)
    }
    #expect(try await windows[0].first { _ in true }?.rows == [1])
    #expect(try await windows[1].first { _ in true }?.rows == [2])
    await database.close()
  }

  @Test func eachStatementRunsAsItIsWritten() async throws {
    let database = try await database()
    for (id, name) in [(1, composed), (2, decomposed), (1, composed)] {
      #expect(try await database.value(SQL(raw: "SELECT id FROM person WHERE name = '\(name)'")) == id)
    }
    // The statement that was used last and those before it are found in different ways.
    let found = try await database.read { [composed, decomposed] reader in
      try [composed, "x", decomposed].flatMap { name in
        try reader.rows(Query<Int>(first: SQL(raw: "SELECT id FROM person WHERE name = '\(name)'")))
      }
    }
    #expect(found == [1, 2])
    await database.close()
  }

  @Test func aChangeOfTheFormIsDelivered() async throws {
    let database = try await database()
    try await database.run("DELETE FROM person WHERE id = 2")
    var updates = database.observe(names).makeAsyncIterator()
    #expect(try await updates.next().map { $0.map { Array($0.utf8) } } == [Array(composed.utf8)])
    try await database.run("UPDATE person SET name = \(decomposed)")
    #expect(try await updates.next().map { $0.map { Array($0.utf8) } } == [Array(decomposed.utf8)])
    await database.close()
  }

  @Test @MainActor func resultsFollowAChangeOfTheParameterToTheOtherForm() async throws {
    let database = try await database()
    // A property of an observable model that is set to an equal text notifies nobody, so the text itself is none.
    let search = Search()
    let results = database.results { [composed, decomposed] in
      Query<Int>(first: "SELECT id FROM person WHERE name = \(search.isDecomposed ? decomposed : composed)")
    }
    while results.rows != [1] { await Task.yield() }
    search.isDecomposed = true
    while results.rows != [2] { await Task.yield() }
    await database.close()
  }

  @Test func columnsAreFoundByTheBytesOfTheirNames() async throws {
    let database = try await Database.open(.memory)
    let row = try #require(
      try await database.first("SELECT 1 AS \(name: composed), 2 AS \(name: decomposed), 3 AS \(name: "x")"))
    #expect(try row[composed] == 1 && row[decomposed] == 2)
    let other = try #require(try await database.first("SELECT 1 AS \(name: composed)"))
    #expect(other.value(decomposed) == nil)
    await database.close()
  }

  @Test func valuesAndStatementsAreEqualByTheirBytes() {
    #expect(DataValue.text(composed) != .text(decomposed) && DataValue.text(composed) == .text("caf\u{e9}"))
    let (one, other): (SQL, SQL) = ("SELECT \(composed)", "SELECT \(decomposed)")
    #expect(one != other && Set([one, other, one]).count == 2)
    #expect(SQL(raw: composed) != SQL(raw: decomposed))
    // Two accents in another order: the texts have the same number of bytes.
    #expect(DataValue.text("a\u{301}\u{323}") != .text("a\u{323}\u{301}"))
    #expect(Set<DataValue>([.null, .integer(1), .real(1), .text("1"), .blob([49]), .malformedText([49])]).count == 6)
    #expect(Database.Location.file(composed) != .file(decomposed))
  }

  @Test func eachNameOfAFileIsAFileOfItsOwn() async throws {
    let file = try TestFile()
    for (id, name) in [(1, composed), (2, decomposed)] {
      let database = try await Database.open(.file("\(file.folder.path)/\(name)"), migrations: people)
      try await database.run("INSERT INTO person (id, name) VALUES (\(id), 'a')")
      #expect(try await database.value("SELECT id FROM person") == id)
      await database.close()
    }
  }
}

@MainActor @Observable private final class Search {
  var isDecomposed = false
}
