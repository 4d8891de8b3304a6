import KeelModel
import Observation
import Synchronization
import Testing

@testable import KeelData

@MainActor @Observable private final class Search {
  var text = ""
}

@Suite(.timeLimit(.minutes(20))) struct ObservationTests {
  @Test func rowsAreDeliveredAtFirstAndAfterEachChange() async throws {
    for location in [nil, try TestFile()] as [TestFile?] {
      let database = try await Database.open(location.map { .file($0.path) } ?? .memory, migrations: people)
      var updates = database.observe(names).makeAsyncIterator()
      #expect(try await updates.next() == [])
      try await database.run("INSERT INTO person (name) VALUES ('a')")
      #expect(try await updates.next() == ["a"])
      try await database.run("UPDATE person SET name = 'b'")
      #expect(try await updates.next() == ["b"])
      // The hook for updated rows says nothing of this one.
      try await database.run("DELETE FROM person")
      #expect(try await updates.next() == [])
      await database.close()
      #expect(try await updates.next() == nil)
    }
  }

  @Test func whatWasCommittedBeforeIsInTheFirstRows() async throws {
    let database = try await Database.open(.memory, migrations: people)
    // This observer keeps the latest rows of the statement.
    var updates = database.observe(names).makeAsyncIterator()
    #expect(try await updates.next() == [])
    for number in 1...200 {
      try await database.run("INSERT INTO person (name) VALUES (\("p\(number)"))")
      var newcomer = database.observe(names).makeAsyncIterator()
      #expect(try await newcomer.next()?.count == number)
    }
    // An evaluation with equal rows serves a newcomer, too.
    for age in 1...20 {
      try await database.run("UPDATE person SET age = \(age)")
      var newcomer = database.observe(names).makeAsyncIterator()
      #expect(try await newcomer.next()?.count == 200)
    }
    await database.close()
  }

  /// Observes a statement and returns the number of evaluations that a change causes, and whether it was delivered.
  private func evaluations(_ sql: SQL, after change: @escaping @Sendable (Writer) throws -> Void) async throws -> Int {
    let file = try TestFile()
    let database = try await file.open()
    try await database.write { writer in
      try writer.script(
        """
        CREATE VIEW adult AS SELECT * FROM person WHERE age > 17;
        CREATE TRIGGER noted AFTER INSERT ON tag BEGIN INSERT INTO pet (name) VALUES (NEW.name); END;
        INSERT INTO person (id, name, age) VALUES (1, 'first', 30);
        INSERT INTO pet (owner, name) VALUES (1, 'pet');
        """)
    }
    let query = database.observatory.query(sql, of: database)
    try await query.settle()
    let before = query.evaluationCount
    try await database.write { try change($0) }
    try await query.settle()
    let after = query.evaluationCount
    await database.close()
    return after - before
  }

  @Test func onlyChangesOfTheTablesThatAreReadCauseAnEvaluation() async throws {
    #expect(try await evaluations("SELECT * FROM person") { try $0.run("INSERT INTO tag VALUES ('t', 1)") } == 0)
    #expect(try await evaluations("SELECT count(*) FROM tag") { try $0.run("INSERT INTO tag VALUES ('t', 1)") } == 1)
    #expect(try await evaluations("SELECT * FROM person") { try $0.run("DELETE FROM person") } == 1)
    // A view, a trigger, a cascading reference, a change of the schema.
    #expect(try await evaluations("SELECT * FROM adult") { try $0.run("UPDATE person SET age = 5") } == 1)
    #expect(try await evaluations("SELECT * FROM pet") { try $0.run("INSERT INTO tag VALUES ('t', 1)") } == 1)
    #expect(try await evaluations("SELECT * FROM pet") { try $0.run("DELETE FROM person WHERE id = 1") } == 1)
    #expect(try await evaluations("SELECT * FROM pet") { try $0.run("ALTER TABLE pet ADD COLUMN x") } == 1)
    // A statement that changes no row, and a part that was undone.
    #expect(try await evaluations("SELECT * FROM pet") { try $0.run("DELETE FROM pet WHERE id = 99") } == 0)
    #expect(
      try await evaluations("SELECT * FROM pet") { writer in
        try? writer.transaction {
          try $0.run("DELETE FROM pet")
          throw DataError.cancelled
        }
      } == 0)
    // A statement and a script that fail may have changed rows before.
    #expect(
      try await evaluations("SELECT * FROM person") { writer in
        _ = try? writer.run("INSERT OR FAIL INTO person (name) VALUES ('new'), ('first')")
      } == 1)
    #expect(
      try await evaluations("SELECT * FROM person") { writer in
        try? writer.script("INSERT INTO person (name) VALUES ('new'); INSERT INTO planet VALUES (1);")
      } == 1)
    // Several statements of a transaction give one evaluation.
    #expect(
      try await evaluations("SELECT * FROM pet") { writer in
        for index in 0..<10 { try writer.run("INSERT INTO pet (name) VALUES (\(index))") }
      } == 1)
  }

  @Test func aTriggerThatIsCreatedLaterIsFollowed() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let statement: SQL = "INSERT INTO tag VALUES (\("a"), 1)"
    try await database.run(statement)
    try await database.run(
      "CREATE TRIGGER noted AFTER INSERT ON tag BEGIN INSERT INTO pet (name) VALUES (NEW.name); END")
    let query = database.observatory.query("SELECT name FROM pet", of: database)
    try await query.settle()
    let before = query.evaluationCount
    // The same text as before: the compiled statement is used again.
    try await database.run("INSERT INTO tag VALUES (\("b"), 1)")
    try await query.settle()
    #expect(query.evaluationCount == before + 1)
    await database.close()
  }

  @Test func allWhoAskTheSameShareOneEvaluation() async throws {
    let file = try TestFile()
    let database = try await file.open()
    var observers = (0..<50).map { _ in database.observe(names).makeAsyncIterator() }
    for index in observers.indices { #expect(try await observers[index].next() == []) }
    let query = database.observatory.query(names.sql, of: database)
    #expect(database.observatory.queryCount == 1)
    try await query.settle()
    #expect(query.evaluationCount == 1)
    try await database.run("INSERT INTO person (name) VALUES ('a')")
    for index in observers.indices { #expect(try await observers[index].next() == ["a"]) }
    #expect(query.evaluationCount == 2)
    // Other values of the parameters are another query.
    _ = database.observe("SELECT \(1)").makeAsyncIterator()
    await database.close()
  }

  @Test func commitsThatWaitForTheWriterGiveOneEvaluation() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let query = database.observatory.query(names.sql, of: database)
    try await query.settle()
    let (hasBegun, gate) = (Gate(), Gate())
    let blocked = Task {
      try await database.write { _ in
        hasBegun.open()
        gate.wait()
      }
    }
    // Another write that begins first would not wait.
    await Task.detached { hasBegun.wait() }.value
    let writes = (0..<20).map { index in
      Task { try await database.run("INSERT INTO person (name) VALUES (\("person \(index)"))") }
    }
    while database.writer.waitingCount < 20 { await Task.yield() }
    let before = query.evaluationCount
    gate.open()
    for write in writes { _ = try await write.value }
    _ = try await blocked.value
    try await query.settle()
    #expect(query.evaluationCount == before + 1)
    await database.close()
  }

  @Test func aCheckForOtherProcessesDelaysNoDelivery() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let query = database.observatory.query(names.sql, of: database)
    try await query.settle()
    let (hasBegun, gate, check) = (Gate(), Gate(), Gate())
    let write = Task {
      try await database.write { writer in
        hasBegun.open()
        gate.wait()
        try writer.run("INSERT INTO person (name) VALUES ('a')")
      }
    }
    await Task.detached { hasBegun.wait() }.value
    let before = query.evaluationCount
    database.writer.submit(Job(isCheck: true, work: { _ in check.wait() }, onRefusal: { _ in }))
    gate.open()
    try await write.value
    #expect(query.isEvaluating || query.evaluationCount > before)
    check.open()
    try await query.settle()
    #expect(query.evaluationCount == before + 1)
    await database.close()
  }

  @Test func equalRowsAreNotDelivered() async throws {
    let file = try TestFile()
    let database = try await file.open()
    try await database.run("INSERT INTO person (name, age) VALUES ('a', 1)")
    let query = database.observatory.query(names.sql, of: database)
    try await query.settle()
    let deliveries = Mutex(0)
    _ = query.add { _ in deliveries.withLock { $0 += 1 } }
    #expect(deliveries.withLock { $0 } == 1)
    // The insertion was committed just before, so it may have caused an evaluation, too.
    let before = query.evaluationCount
    try await database.run("UPDATE person SET age = 2")
    try await query.settle()
    #expect(query.evaluationCount == before + 1)
    #expect(deliveries.withLock { $0 } == 1)
    try await database.run("INSERT INTO person (name) VALUES ('b')")
    // The rows are delivered just after the evaluation.
    while deliveries.withLock({ $0 }) < 2 { await Task.yield() }
    query.remove(1)
    await database.close()
  }

  @Test func endingAnObservationGivesBackTheQueryAndTheWatch() async throws {
    let file = try TestFile()
    // Another reader would be opened while the only one is busy, and kept.
    let database = try await file.open(Database.Options(readerCount: 1))
    _ = try await database.rows(names)
    let before = file.descriptorCount
    do {
      var updates = database.observe(names).makeAsyncIterator()
      #expect(try await updates.next() == [])
      #expect(database.observatory.isWatching)
    }
    // The reader that has delivered the rows may hold the query for a moment longer.
    while database.observatory.queryCount > 0 { await Task.yield() }
    #expect(!database.observatory.isWatching)
    let task = Task { for try await _ in database.observe(names) {} }
    while database.observatory.queryCount == 0 { await Task.yield() }
    task.cancel()
    try await task.value
    while database.observatory.queryCount > 0 { await Task.yield() }
    #expect(file.descriptorCount == before)
    await database.close()
    #expect(file.descriptorCount == 0)
  }

  @Test func aReleasedDatabaseClosesItsFiles() async throws {
    let file = try TestFile()
    weak var weakDatabase: Database?
    do {
      let database = try await file.open()
      weakDatabase = database
      var updates = database.observe(names).makeAsyncIterator()
      #expect(try await updates.next() == [])
    }
    while weakDatabase != nil { await Task.yield() }
    while file.descriptorCount > 0 { await Task.yield() }
  }

  @Test @MainActor func resultsFollowTheDatabaseAndTheModel() async throws {
    let file = try TestFile()
    let database = try await file.open()
    try await database.run("INSERT INTO person (name) VALUES ('ann'), ('bob')")
    let search = Search()
    var results: Results<String>? = database.results {
      Query("SELECT name FROM person WHERE name LIKE \(search.text + "%") ORDER BY name") { try $0["name"] }
    }
    var seen: [[String]] = []
    let token = observe { [weak results] in if let results, results.isLoaded { seen.append(results.rows) } }
    func wait(for rows: [String]) async { while results?.rows != rows { await Task.yield() } }
    await wait(for: ["ann", "bob"])
    search.text = "b"
    await wait(for: ["bob"])
    try await database.run("INSERT INTO person (name) VALUES ('bea')")
    await wait(for: ["bea", "bob"])
    await Task.yield()
    #expect(seen == [["ann", "bob"], ["bob"], ["bea", "bob"]])
    // An error keeps the rows, and the next result takes it away.
    try await database.run("ALTER TABLE person RENAME TO people")
    while results?.error == nil { await Task.yield() }
    #expect(results?.rows == ["bea", "bob"])
    try await database.run("ALTER TABLE people RENAME TO person")
    while results?.error != nil { await Task.yield() }
    results = nil
    while database.observatory.queryCount > 0 { await Task.yield() }
    token.cancel()
    await database.close()
  }

  /// An error that an observer shows is not said; one that nobody reads is said, once.
  @MainActor @Test func anErrorThatNobodyReadsIsReported() async throws {
    let database = try await Database.open(.memory, migrations: people)
    let query = Query("SELECT missing FROM person") { row -> String in try row["missing"] }
    let silent = await RuntimeWarning.withCapture {
      let results = database.results(query)
      var shown = ""
      let token = observe { if let error = results.error { shown = "\(error)" } }
      while shown.isEmpty { await Task.yield() }
      for _ in 0..<20 { await Task.yield() }
      #expect(shown.contains("missing"))
      token.cancel()
    }
    #expect(silent.isEmpty, "\(silent)")
    let said = await RuntimeWarning.withCapture {
      let results = database.results(query)
      while !results.isLoaded { await Task.yield() }
      _ = try? await database.run("INSERT INTO person (name) VALUES ('a')")
      for _ in 0..<200 { await Task.yield() }
    }
    #expect(said.count == 1 && said.first?.happened.contains("missing") == true, "\(said)")
    await database.close()
  }

  /// A model on the main actor may change itself in the closures.
  @MainActor @Test func whatFollowsADatabaseRunsWhereItsCallerDoes() async throws {
    let opener = DatabaseOpener { try await Database.open(.memory, migrations: people) }
    var count = 0
    // Each of these ends the process elsewhere.
    try await opener.perform { _ in
      MainActor.preconditionIsolated()
      count += 1
    }
    try await opener.follow {
      MainActor.preconditionIsolated()
      count += 1
      try await $0.run("INSERT INTO person (name) VALUES ('a')")
      return names
    } _: { _ in
      MainActor.preconditionIsolated()
      count += 1
      return false
    }
    #expect(count == 3)
    await opener.close()
  }

  @Test func thePublisherSendsTheSameRows() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let received = Mutex<[[String]]>([])
    let token = database.publisher(names).sink { _ in
    } receiveValue: { rows in
      received.withLock { $0.append(rows) }
    }
    while received.withLock(\.count) < 1 { await Task.yield() }
    try await database.run("INSERT INTO person (name) VALUES ('a')")
    while received.withLock(\.count) < 2 { await Task.yield() }
    #expect(received.withLock { $0 } == [[], ["a"]])
    token.cancel()
    while database.observatory.queryCount > 0 { await Task.yield() }
    await database.close()
  }

  @Test func anErrorOfAConversionEndsTheSequence() async throws {
    let database = try await Database.open(.memory, migrations: people)
    try await database.run("INSERT INTO person (name) VALUES ('a')")
    var updates = database.observe(Query<Int>("SELECT age FROM person") { try $0["age"] }).makeAsyncIterator()
    await #expect(throws: DataError.self) { try await updates.next() }
    try await database.run("UPDATE person SET age = 1")
    #expect(try await updates.next() == nil)
  }
}

extension ObservedQuery {
  /// Waits until the writer rests and no evaluation is due.
  func settle() async throws {
    _ = try await database.writer.perform { _ in 0 }
    // The writer's queue tells the queries after its last job.
    while database.writer.isBusy || isEvaluating { await Task.yield() }
  }
}
