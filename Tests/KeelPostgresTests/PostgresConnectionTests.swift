#if Postgres
import Foundation
import Testing

@testable import KeelPostgres

/// A connection to a real server, which `Tests/Postgres/run` starts.
@MainActor @Suite struct PostgresConnectionTests {
  private func open(_ name: String = "test", patience: Duration = .seconds(600)) async throws -> PostgresConnection {
    try await PostgresConnection.open(PostgresAddress.ofProcess(), name: name, patience: patience)
  }

  private func error(_ work: () async throws -> Void) async -> PostgresError? {
    do {
      try await work()
      return nil
    } catch { return error as? PostgresError }
  }

  @Test func valuesTravelAsTheyAre() async throws {
    let connection = try await open()
    try await connection.run("CREATE TEMP TABLE t (k bytea PRIMARY KEY, n int8, s text)")
    let key: [UInt8] = [0, 1, 255]
    try await connection.run([
      "INSERT INTO t VALUES (\(key), \(7), \("é'\"; DROP TABLE t"))",
      "INSERT INTO t VALUES (\([UInt8]([9])), \(-5), NULL)",
    ])
    #expect(
      try await connection.run("SELECT k, n, s FROM t ORDER BY n")
        == [[.bytes([9]), .integer(-5), .null], [.bytes(key), .integer(7), .text("é'\"; DROP TABLE t")]])
    #expect(
      try await connection.run("SELECT true, 1.5::float8, 3::int2, -3::int4, 12.50::numeric::text, \(.min)::int8")
        == [[.integer(1), .real(1.5), .integer(3), .integer(-3), .text("12.50"), .integer(.min)]])
    let arrays = try await connection.run(
      """
      SELECT * FROM unnest(
        \(.manyBytes([[1], nil, []])), \(.manyIntegers([1, -2, 3])), \(.manyTexts(["x", nil, ""])))
      """)
    #expect(
      arrays == [
        [.bytes([1]), .integer(1), .text("x")], [.null, .integer(-2), .null], [.bytes([]), .integer(3), .text("")],
      ])
    let large = [UInt8](repeating: 42, count: 4 << 20)
    #expect(try await connection.run("SELECT \(large)::bytea") == [[.bytes(large)]])
  }

  @Test func statementsThatAreSentTogetherHaveOneEffectOrNone() async throws {
    let connection = try await open()
    try await connection.run("CREATE TEMP TABLE t (n int8 PRIMARY KEY)")
    let fault = await error {
      try await connection.run(["INSERT INTO t VALUES (1)", "INSERT INTO t VALUES (1)", "INSERT INTO t VALUES (2)"])
    }
    #expect(fault?.state == "23505" && fault?.isLost == false)
    #expect(try await connection.run("SELECT count(*) FROM t") == [[.integer(0)]])
    // The connection goes on.
    try await connection.run(["INSERT INTO t VALUES (1)", "INSERT INTO t VALUES (2)"])
    #expect(try await connection.run("SELECT count(*) FROM t") == [[.integer(2)]])
    #expect(try await connection.run([]).isEmpty)
  }

  /// A NUL would cut the statement for libpq: `DELETE FROM t`, without its condition.
  @Test func aNulIsRefused() async throws {
    let connection = try await open()
    #expect(await error { try await connection.run(.init(raw: "SELECT 1\0 WHERE false")) }?.state == "22021")
    #expect(await error { try await connection.run("SELECT \("a\0b")") }?.state == "22021")
    #expect(await error { try await connection.run("SELECT \(.manyTexts(["a\0b"]))") }?.state == "22021")
    #expect(try await connection.run("SELECT 1::int8") == [[.integer(1)]])
  }

  @Test func batchesAreAnsweredInTheirOrder() async throws {
    let connection = try await open()
    let tasks = (0..<200).map { number in
      Task { @MainActor in try await connection.run("SELECT \(Int64(number))::int8") }
    }
    for (number, task) in tasks.enumerated() {
      #expect(try await task.value == [[.integer(Int64(number))]])
    }
  }

  @Test func noticesArrive() async throws {
    let (connection, other) = (try await open(), try await open())
    let heard = AsyncStream.makeStream(of: String.self)
    connection.onNotice = { heard.continuation.yield($0 + " " + $1) }
    try await connection.run("LISTEN news")
    try await other.run("SELECT pg_notify('news', \("hello"))")
    var notices = heard.stream.makeAsyncIterator()
    #expect(await notices.next() == "news hello")
  }

  @Test func aLostConnectionSaysSoToAllThatWait() async throws {
    let (connection, other) = (try await open(), try await open())
    var losses: [PostgresError] = []
    connection.onLoss = { losses.append($0) }
    let backend = connection.backend
    let tasks = (0..<2).map { _ in Task { @MainActor in try await connection.run("SELECT pg_sleep(600)") } }
    while try await other.run(
      "SELECT count(*) FROM pg_stat_activity WHERE pid = \(backend) AND state = 'active'") == [[.integer(0)]]
    {}
    try await other.run("SELECT pg_terminate_backend(\(backend)::int4)")
    for task in tasks { #expect(await error { _ = try await task.value }?.isLost == true) }
    #expect(losses.count == 1 && !connection.isOpen && connection.backend == 0)
    #expect(await error { try await connection.run("SELECT 1") }?.isLost == true)
  }

  /// What is sent on a line that has ended meanwhile must not wait for an answer.
  @Test func aConnectionThatEndsWhileNobodyUsesItIsLost() async throws {
    let other = try await open()
    for _ in 0..<10 {
      let connection = try await open()
      try await other.run("SELECT pg_terminate_backend(\(connection.backend)::int4, 10000)")
      #expect(await error { try await connection.run("SELECT 1") }?.isLost == true)
      #expect(!connection.isOpen)
    }
  }

  @Test func aServerThatDoesNotAnswerIsGivenUp() async throws {
    let connection = try await open(patience: .milliseconds(200))
    let fault = await error { try await connection.run("SELECT pg_sleep(600)") }
    #expect(fault?.isLost == true && fault?.description.contains("did not answer") == true && !connection.isOpen)
  }

  @Test func whatIsOpenedIsGivenBack() async throws {
    let watcher = try await open()
    for _ in 0..<20 {
      let connection = try await open("given-back")
      try await connection.run("SELECT 1")
    }
    while try await watcher.run(
      "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'given-back'") != [[.integer(0)]]
    {}
  }

  @Test func beyondTheMachineTheServerIsVerified() throws {
    func verification(_ hosts: [String], _ encryption: String) throws -> String? {
      try PostgresAddress(hosts: hosts, encryption: encryption).verification()
    }
    for hosts in [[], ["/run/postgresql"], ["localhost", "127.0.0.1", "::1"], ["@socket"]] {
      #expect(try verification(hosts, "disable") == nil)
    }
    for hosts in [["db.example"], ["10.0.0.1"], ["localhost", "db.example"], ["::2"]] {
      for encryption in ["", "prefer", "verify-full"] { #expect(try verification(hosts, encryption) == "verify-full") }
      for encryption in ["disable", "allow", "require", "verify-ca"] {
        #expect(throws: PostgresError.self) { try verification(hosts, encryption) }
      }
    }
  }
}
#endif
