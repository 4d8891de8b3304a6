import KeelModel
import Observation
import Synchronization
import Testing

@testable import KeelData

@MainActor @Observable private final class Order {
  var isReversed = false
}

/// Windows on long lists: what they read, and that count and rows belong together.
@Suite(.timeLimit(.minutes(10))) struct WindowTests {
  private let byName = Query<String>("SELECT name FROM person") { try $0["name"] }.ordered(by: "name")

  private let file: TestFile

  init() throws { file = try TestFile() }

  /// A database of people with the names `p000001`, `p000002`….
  private func database(count: Int) async throws -> Database {
    let database = try await file.open()
    try await database.run(
      """
      WITH RECURSIVE number (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM number WHERE n < \(count))
      INSERT INTO person (id, name, age) SELECT n, printf('p%06d', n), n % 90 FROM number
      """)
    // Later observations do not receive this change.
    while database.writer.isBusy { await Task.yield() }
    return database
  }

  private func name(_ number: Int) -> String { "p" + String(1_000_000 + number).dropFirst() }

  @Test func whatWasCommittedBeforeIsInTheFirstWindow() async throws {
    let database = try await file.open()
    // This observer keeps the latest window of the range.
    let updates = database.observe(byName, window: 0..<10)
    var iterator = updates.makeAsyncIterator()
    #expect(try await iterator.next()?.count == 0)
    for number in 1...200 {
      try await database.run("INSERT INTO person (name) VALUES (\("p\(number)"))")
      var newcomer = database.observe(byName, window: 0..<10).makeAsyncIterator()
      #expect(try await newcomer.next()?.count == number)
    }
    for age in 1...20 {
      try await database.run("UPDATE person SET age = \(age)")
      var newcomer = database.observe(byName, window: 0..<10).makeAsyncIterator()
      #expect(try await newcomer.next()?.count == 200)
    }
    withExtendedLifetime(updates) {}
    await database.close()
  }

  @Test func aWindowOfALongListReadsItsRowsAndTheCount() async throws {
    let database = try await database(count: 100_000)
    let windows = database.observatory.windows(byName.query.sql, orderedBy: byName.order, of: database)
    let updates = database.observe(byName, window: 50_000..<50_050)
    var iterator = updates.makeAsyncIterator()
    let window = try #require(try await iterator.next())
    #expect(window.count == 100_000)
    #expect(window.range == 50_000..<50_050)
    #expect(window.rows == (50_001...50_050).map(name))
    #expect(window[50_049] == name(50_050) && window[50_050] == nil && window[49_999] == nil)
    try await windows.settle()
    #expect(windows.rowCount == 51)

    // One row changes: only this window is read again, and the rows are counted.
    try await database.run("UPDATE person SET name = 'p050010!' WHERE id = 50010")
    #expect(try await iterator.next()?.rows[9] == "p050010!")
    try await windows.settle()
    #expect(windows.rowCount == 102)

    // A change elsewhere is read and not delivered, because the window has stayed the same.
    let evaluations = windows.evaluationCount
    try await database.run("UPDATE person SET age = 7 WHERE id = 1")
    try await windows.settle()
    #expect(windows.evaluationCount == evaluations + 1 && windows.rowCount == 153)
    // A change of another table is not even read.
    try await database.run("INSERT INTO tag VALUES ('t', 1)")
    try await windows.settle()
    #expect(windows.rowCount == 153)
    // One row more: the count is delivered, and the rows behind it have moved.
    try await database.run("INSERT INTO person (name) VALUES ('a')")
    let moved = try #require(try await iterator.next())
    #expect(moved.count == 100_001 && moved.range == 50_000..<50_050 && moved.rows.first == name(50_000))
    await database.close()
    #expect(try await iterator.next() == nil)
  }

  @Test func aMovedWindowIsReadWithoutTheOthers() async throws {
    let database = try await database(count: 10_000)
    let windows = database.observatory.windows(byName.query.sql, orderedBy: byName.order, of: database)
    let first = database.observe(byName, window: 0..<20), second = database.observe(byName, window: 0..<20)
    var firstIterator = first.makeAsyncIterator(), secondIterator = second.makeAsyncIterator()
    #expect(try await firstIterator.next()?.rows.count == 20)
    #expect(try await secondIterator.next()?.rows.count == 20)
    try await windows.settle()
    // Both want the same rows, which are read once.
    #expect(windows.rowCount == 21)
    second.show(500..<530)
    #expect(try await secondIterator.next()?.rows == (501...530).map(name))
    try await windows.settle()
    #expect(windows.rowCount == 21 + 31)
    // A change is one evaluation of both.
    let evaluations = windows.evaluationCount
    try await database.run("DELETE FROM person WHERE id = 3")
    #expect(try await firstIterator.next()?.count == 9_999)
    #expect(try await secondIterator.next()?.rows.first == name(502))
    try await windows.settle()
    #expect(windows.evaluationCount == evaluations + 1 && windows.rowCount == 21 + 31 + 51)
    // A range that another observer has is not read again.
    second.show(0..<20)
    #expect(try await secondIterator.next()?.rows.first == name(1))
    try await windows.settle()
    #expect(windows.rowCount == 21 + 31 + 51)
    #expect(database.observatory.queryCount == 1)
    await database.close()
  }

  @Test func aListThatShrinksOrIsEmptyHasFewerRows() async throws {
    let database = try await database(count: 100)
    let updates = database.observe(byName, window: 90..<120)
    var iterator = updates.makeAsyncIterator()
    #expect(try await iterator.next()?.range == 90..<100)
    try await database.run("DELETE FROM person WHERE id > 40")
    let beyond = try #require(try await iterator.next())
    #expect(beyond.count == 40 && beyond.range == 40..<40 && beyond.rows == [])
    updates.show(-5..<3)
    #expect(try await iterator.next()?.rows == (1...3).map(name))
    updates.show(7..<7)
    let empty = try #require(try await iterator.next())
    #expect(empty.count == 40 && empty.range == 7..<7)
    try await database.run("DELETE FROM person")
    #expect(try await iterator.next() == DataWindow())
    await database.close()
  }

  @Test func theCountAndTheRowsAreOfOneState() async throws {
    let database = try await database(count: 1000)
    // Each transaction writes the number of all rows into all rows.
    try await database.run("UPDATE person SET age = 1000")
    let ages = Query<Int>("SELECT age FROM person") { try $0["age"] }.ordered(by: "id")
    let updates = database.observe(ages, window: 0..<30)
    let writing = Task {
      for step in 0..<60 {
        try await database.write { writer in
          if step % 3 == 0 {
            try writer.run("INSERT INTO person (name) VALUES (\("new \(step)"))")
          } else {
            try writer.run("DELETE FROM person WHERE id = (SELECT min(id) FROM person)")
          }
          try writer.run("UPDATE person SET age = (SELECT count(*) FROM person)")
        }
        updates.show(step * 7..<step * 7 + 30)
      }
      return try await database.value("SELECT count(*) FROM person") as Int
    }
    var seen = 0
    for try await window in updates {
      #expect(window.rows.allSatisfy { $0 == window.count }, "\(window)")
      #expect(window.rows.count == window.range.count)
      seen += 1
      if window.range == 413..<443, window.count == 980 { break }
    }
    #expect(try await writing.value == 980)
    #expect(seen > 1)
    await database.close()
  }

  @Test func releasingAWindowEndsItsObservation() async throws {
    let database = try await database(count: 10)
    do {
      let updates = database.observe(byName, window: 0..<5)
      var iterator = updates.makeAsyncIterator()
      #expect(try await iterator.next()?.count == 10)
      #expect(database.observatory.isWatching)
    }
    while database.observatory.queryCount > 0 { await Task.yield() }
    #expect(!database.observatory.isWatching)
    // A cancelled loop ends.
    let task = Task { [byName] in for try await _ in database.observe(byName, window: 0..<5) {} }
    while database.observatory.queryCount == 0 { await Task.yield() }
    task.cancel()
    try await task.value
    while database.observatory.queryCount > 0 { await Task.yield() }
    await database.close()
    // After the end there is nothing to wait for.
    var late = database.observe(byName, window: 0..<5).makeAsyncIterator()
    #expect(try await late.next() == nil)
  }

  @Test func anErrorEndsTheSequenceAndTheResultsGoOnAfterIt() async throws {
    let database = try await database(count: 10)
    let wrong = Query<Int>(first: "SELECT name FROM person").ordered(by: "id")
    var updates = database.observe(wrong, window: 0..<5).makeAsyncIterator()
    await #expect(throws: DataError.self) { try await updates.next() }
    #expect(try await updates.next() == nil)
    var unknown = database.observe(Query("SELECT * FROM planet").ordered(by: "1"), window: 0..<5).makeAsyncIterator()
    await #expect(throws: DataError.self) { try await unknown.next() }
    await database.close()
  }

  @Test @MainActor func aLongListOnTheMainActorReadsWhatIsLookedAt() async throws {
    let database = try await database(count: 100_000)
    let windows = database.observatory.windows(byName.query.sql, orderedBy: byName.order, of: database)
    var results: WindowResults<String>? = database.windowResults(byName, size: 100)
    func wait(_ isDone: (WindowResults<String>) -> Bool) async {
      while let results, !isDone(results) { await Task.yield() }
    }
    #expect(results?.count == 0 && results?[0] == nil && results?.isLoaded == false)
    await wait { $0.isLoaded }
    #expect(results?.count == 100_000 && results?[0] == name(1) && results?[99] == name(100))
    var counts: [Int] = []
    let counting = observe { [weak results] in if let count = results?.count { counts.append(count) } }
    // A row that is not in the window moves it there, once.
    #expect(results?[70_000] == nil && results?[70_001] == nil && results?[70_030] == nil)
    await wait { $0[70_000] != nil }
    #expect(results?[70_030] == name(70_031) && results?.window.range == 69_951..<70_051)
    try await windows.settle()
    #expect(windows.rowCount == 2 * 101)
    // Rows that are in it do not.
    results?.show(69_960..<70_040)
    try await windows.settle()
    #expect(windows.rowCount == 2 * 101)
    #expect(results?[-1] == nil && results?[100_000] == nil)
    // A change behind the window changes the count alone.
    try await database.run("DELETE FROM person WHERE id = 90000")
    await wait { $0.count == 99_999 }
    await Task.yield()
    #expect(counts == [100_000, 99_999])
    #expect(results?[70_000] == name(70_001))
    // An error keeps the rows, and the next result takes it away.
    try await database.run("ALTER TABLE person RENAME TO people")
    await wait { $0.error != nil }
    #expect(results?[70_000] == name(70_001) && results?.count == 99_999)
    try await database.run("ALTER TABLE people RENAME TO person")
    await wait { $0.error == nil }
    counting.cancel()
    results = nil
    await windows.settleObservers()
    await database.close()
  }

  @Test @MainActor func aChangedRowConcernsOnlyWhoHasReadIt() async throws {
    let database = try await database(count: 1000)
    let results = database.windowResults(Query<String>(first: "SELECT name FROM person").ordered(by: "id"), size: 100)
    var runs = [Int](repeating: 0, count: 12)
    let observers = runs.indices.map { index in
      observe {
        _ = results[index]
        runs[index] += 1
      }
    }
    while results[11] == nil { await Task.yield() }
    Turn.shared.flush()
    runs = [Int](repeating: 0, count: 12)
    try await database.run("UPDATE person SET name = 'X' WHERE id = 9")
    while results[8] != "X" { await Task.yield() }
    Turn.shared.flush()
    #expect(runs == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
    // All rows after a deleted one are others now.
    try await database.run("DELETE FROM person WHERE id = 11")
    while results[10] != name(12) { await Task.yield() }
    Turn.shared.flush()
    #expect(runs[10] == 1 && runs[11] == 1 && runs[9] == 0)
    observers.forEach { $0.cancel() }
    await database.close()
  }

  @Test @MainActor func aLongListFollowsTheModel() async throws {
    let database = try await database(count: 1000)
    let order = Order()
    let results = database.windowResults(size: 50) {
      Query<String>(first: "SELECT name FROM person").ordered(by: order.isReversed ? "name DESC" : "name")
    }
    while results[0] != name(1) { await Task.yield() }
    results.show(500..<520)
    while results[500] == nil { await Task.yield() }
    order.isReversed = true
    while results[0] != name(1000) { await Task.yield() }
    #expect(results.window.range == 0..<50)
    while database.observatory.queryCount > 1 { await Task.yield() }
    await database.close()
  }
}

extension WindowTests {
  /// A window of the former query that was under way took the place of that of the present one.
  @Test @MainActor func theWindowOfAFormerQueryNeverFollowsThatOfThePresentOne() async throws {
    let database = try await database(count: 1000)
    let order = Order()
    let results = database.windowResults(size: 50) {
      Query<String>(first: "SELECT name FROM person").ordered(by: order.isReversed ? "name DESC" : "name")
    }
    for round in 0..<1000 {
      while results[0] != name(order.isReversed ? 1000 : 1) {
        await Task.yield()
      }
      results.show((round % 9 + 1) * 100..<(round % 9 + 1) * 100 + 20)
      for _ in 0..<round % 30 { await Task.yield() }
      order.isReversed.toggle()
    }
    await database.close()
  }
}

extension ObservedWindows {
  /// Waits until the writer rests and no evaluation is due.
  func settle() async throws {
    _ = try await database.writer.perform { _ in 0 }
    while database.writer.isBusy || isEvaluating { await Task.yield() }
  }

  /// Waits until it has no observers.
  func settleObservers() async { while observerCount > 0 { await Task.yield() } }
}
