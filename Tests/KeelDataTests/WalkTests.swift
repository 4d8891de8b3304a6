import DataWalk
import KeelData
import Testing
import Walks

/// Two processes change one database, each with a random walk of its own, and are killed again and again, while this
/// process observes it.
@Suite(.timeLimit(.minutes(20))) struct WalkTests {
  private struct Entry: Hashable {
    var walker: Int
    var key: Int
    var value: String
  }

  private static let table = Migration(
    1,
    """
    CREATE TABLE entry (
      walker INTEGER NOT NULL, key INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (walker, key)
    ) STRICT;
    CREATE INDEX entry_by_value ON entry (value);
    CREATE TABLE round (number INTEGER PRIMARY KEY);
    """)

  private static let all = Query<Entry>("SELECT walker, key, value FROM entry ORDER BY walker, key") {
    Entry(walker: try $0["walker"], key: try $0["key"], value: try $0["value"])
  }

  /// An open database, and all results of its observation in their order.
  private struct Observer {
    let database: Database
    var results: AsyncThrowingStream<[Entry], any Error>.Iterator
    /// The rows that were observed last.
    var rows: [Entry]?

    init(_ path: String) async throws {
      let database = try await Database.open(.file(path), migrations: [WalkTests.table])
      self.database = database
      results =
        AsyncThrowingStream { continuation in
          Task {
            do {
              for try await rows in database.observe(WalkTests.all) { continuation.yield(rows) }
              continuation.finish()
            } catch {
              continuation.finish(throwing: error)
            }
          }
        }.makeAsyncIterator()
    }
  }

  /// A walker of one round: its process, and the states of its entries after each number of transactions.
  private struct Walker {
    let id: Int
    let process: OtherProcess
    /// The number of transactions that the process is asked for.
    let count: Int
    let states: [[Int: String]]
    /// The number of transactions of which the process has said that they are committed.
    var committed = 0
    /// The state that was observed last.
    var observed = 0

    init(_ id: Int, _ path: String, seed: UInt64, entries: [Int: String], count: Int) throws {
      self.id = id
      self.count = count
      var walk = EntryWalk(seed: seed, entries: entries)
      states =
        [entries]
        + (0..<count).map { _ in
          _ = walk.next()
          return walk.entries
        }
      process = try OtherProcess("walk", path, "\(id)", "\(seed)")
    }

    mutating func receive(_ line: String?, _ comment: Comment) throws {
      try #require(line == "\(committed + 1)", comment)
      committed += 1
    }

    /// Returns the walker's entries among all of them.
    func entries(_ rows: [Entry]) -> [Int: String] {
      Dictionary(uniqueKeysWithValues: rows.lazy.filter { $0.walker == id }.map { ($0.key, $0.value) })
    }

    /// Moves on to the state that was observed. Returns false if there is none from the former one on.
    mutating func observe(_ rows: [Entry]) -> Bool {
      let entries = entries(rows)
      guard let state = states.indices[observed...].first(where: { states[$0] == entries }) else { return false }
      observed = state
      return true
    }
  }

  @Test func whatIsCommittedOutlivesKillsAndIsObserved() async throws {
    let file = try TestFile()
    var random = SeededRandom(seed: Walk.seed)
    var observer: Observer? = try await Observer(file.path)
    var table: [Entry] = []
    for round in 0..<(Walk.isLong ? 200 : 20) {
      let comment: Comment = "round \(round), KEEL_SEED=\(Walk.seed)"
      var walkers = try (0..<2).map { id in
        try Walker(
          id, file.path, seed: random.next(),
          entries: Dictionary(uniqueKeysWithValues: table.filter { $0.walker == id }.map { ($0.key, $0.value) }),
          count: Int.random(in: 1...10, using: &random))
      }
      for walker in walkers { try #require(walker.process.line() == "ready", comment) }
      // In some rounds nobody else has the file open, so that the next one to open it restores it from the log.
      if Int.random(in: 0..<4, using: &random) == 0 {
        await observer?.database.close()
        observer = nil
      }
      for walker in walkers { for _ in 0..<walker.count { walker.process.write("go on") } }

      // The point at which the first one is killed: some of its lines, and perhaps the time of some readings.
      let victim = Int.random(in: 0..<2, using: &random)
      for _ in 0..<Int.random(in: 0...walkers[victim].count, using: &random) {
        try walkers[victim].receive(walkers[victim].process.line(), comment)
      }
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        _ = try await observer?.database.value("SELECT count(*) FROM entry", as: Int.self)
      }
      walkers[victim].process.kill()
      // The other one goes on to its end, or is killed, too.
      let other = 1 - victim
      let isKilled = Bool.random(using: &random)
      for _ in 0..<(isKilled ? Int.random(in: 0...walkers[other].count, using: &random) : walkers[other].count) {
        try walkers[other].receive(walkers[other].process.line(), comment)
      }
      if isKilled { walkers[other].process.kill() } else { walkers[other].process.end() }
      for index in walkers.indices {
        for line in walkers[index].process.remainingLines() { try walkers[index].receive(line, comment) }
      }

      var following = if let observer { observer } else { try await Observer(file.path) }
      // A process that is killed just before the end of a commit leaves it in the log, where only those that open the file
      // later may find it. The next commit takes its place.
      try await following.database.run("INSERT INTO round (number) VALUES (\(round))")
      #expect(try await following.database.value("SELECT count(*) FROM round") == round + 1, comment)
      table = try await following.database.rows(Self.all)
      for walker in walkers {
        // A transaction may have been committed just before the process could say so.
        let possible = walker.states[walker.committed..<min(walker.committed + 2, walker.states.count)]
        try #require(possible.contains(walker.entries(table)), comment)
      }
      #expect(try await following.database.value("PRAGMA integrity_check") == "ok", comment)
      // Whatever was observed is a state between transactions, in their order, and the last one is that of the table.
      while following.rows != table {
        let rows = try await following.results.next()
        following.rows = rows
        for index in walkers.indices {
          let isState = walkers[index].observe(try #require(rows, comment))
          try #require(isState, comment)
        }
      }
      observer = following
    }
    await observer?.database.close()
  }
}
