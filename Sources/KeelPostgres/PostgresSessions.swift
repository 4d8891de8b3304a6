#if Postgres
package import KeelWeb

/// The sessions of a program in PostgreSQL.
///
/// A connection is opened for the first question, and again after it was lost. Each call is one transaction, so that it
/// has its whole effect or none, and `SessionKeeper` makes changes again of which nothing is known. The sessions belong to
/// one process at a time: another one, such as that of an upgrade, has no answers until it has ended.
@MainActor package final class PostgresSessions: SessionStore {
  private let address: PostgresAddress
  private let schema: PostgresSchema
  private let lifetime: Double
  private let pairedDays: Int
  private let patience: Duration
  /// The name of this process for the server, by which it finds its own former connection.
  private let name: String
  private var connection: PostgresConnection?
  private var opening: Task<PostgresConnection, any Error>?

  /// The largest state of a tab in bytes. A larger one is not kept, so that its tab begins anew.
  package static let mostSnapshotBytes = 4 << 20
  /// The maximum number of files: those of five builds.
  private static let mostAssets: Int64 = 30

  /// - Parameters:
  ///   - schema: The schema of the tables: small letters, digits and underscores.
  ///   - lifetime: The time for which tabs are kept.
  ///   - pairedDays: The days after their last visit for which browsers stay paired.
  ///   - patience: The time for each answer of the server.
  /// - Throws: `PostgresError` for another name of a schema.
  package init(
    _ address: PostgresAddress, schema: String, lifetime: Duration, pairedDays: Int, patience: Duration = .seconds(2)
  ) throws(PostgresError) {
    self.address = address
    self.schema = try PostgresSchema(schema)
    self.lifetime = Double(lifetime.components.seconds)
    self.pairedDays = pairedDays
    self.patience = patience
    name = "keel-\(UInt64.random(in: .min ... .max))"
  }

  /// Returns true for a name that a schema of sessions can have: small letters, digits and underscores.
  nonisolated package static func isSchema(_ name: String) -> Bool { (try? PostgresSchema(name)) != nil }

  // MARK: Connecting

  private func open() async throws -> PostgresConnection {
    if let connection, connection.isOpen { return connection }
    if let opening { return try await opening.value }
    let task = Task { @MainActor in
      defer { opening = nil }
      let made = try await PostgresConnection.open(address, name: name, patience: patience)
      try await begin(made)
      connection = made
      return made
    }
    opening = task
    return try await task.value
  }

  private func begin(_ made: PostgresConnection) async throws {
    // After a silent cut the server may still have the former connection, and its statements may go on.
    try await made.run(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = \(name) AND pid <> \(made.backend)
      """)
    let found = try await made.run(schema.statements)
    guard case .integer(let oldest)? = found.last?.first?.first, oldest <= PostgresSchema.version else {
      made.close()
      throw PostgresError(state: "KEEL1", "the tables are those of a later version of this program")
    }
    // The lock ends with the connection, in whatever way the process ends.
    let claim = try await made.run(
      "SELECT pg_try_advisory_lock(hashtextextended(\("keel sessions " + schema.name), 0))")
    guard claim.first?.first == .integer(1) else {
      made.close()
      throw PostgresError(state: "KEEL2", "another process uses these sessions; they are free when it has ended")
    }
  }

  /// Runs statements. A connection that was lost before they were sent is opened again.
  @discardableResult private func run(_ statements: [PostgresStatement]) async throws -> [[PostgresConnection.Row]] {
    try await open().run(statements)
  }

  private func rows(_ statement: PostgresStatement) async throws -> [PostgresConnection.Row] {
    try await run([statement]).first ?? []
  }

  // MARK: Reading

  package let outlivesProcess = true
  package let sealing: (any StateSealing)? = SnapshotCipher()

  package func tab(_ digest: String) async throws -> SavedSession? {
    let rows = try await rows(
      """
      SELECT digest, browser, path, event, snapshot FROM \(raw: schema.table("tab"))
      WHERE digest = \(Hexadecimal.bytes(digest)) AND saved > now() - make_interval(secs => \(.real(lifetime)))
      """)
    return rows.first.flatMap { SavedSession(row: $0) }
  }

  package func latestTab(
    of browser: String, at path: String, except open: Set<String>
  ) async throws -> SavedSession? {
    let rows = try await rows(
      """
      SELECT digest, browser, path, event, snapshot FROM \(raw: schema.table("tab"))
      WHERE browser = \(Hexadecimal.bytes(browser)) AND path = \(path.withoutNul)
        AND saved > now() - make_interval(secs => \(.real(lifetime)))
        AND NOT digest = ANY (\(.manyBytes(open.map { Hexadecimal.bytes($0) })))
      ORDER BY saved DESC LIMIT 1
      """)
    return rows.first.flatMap { SavedSession(row: $0) }
  }

  package func hasTabs(of browser: String) async throws -> Bool {
    let rows = try await rows(
      """
      SELECT EXISTS (SELECT FROM \(raw: schema.table("tab")) WHERE browser = \(Hexadecimal.bytes(browser))
        AND saved > now() - make_interval(secs => \(.real(lifetime))))
      """)
    return rows.first?.first == .integer(1)
  }

  package func pairedBrowser(_ digest: String) async throws -> PairedBrowser? {
    let rows = try await rows(
      "SELECT digest, seen, name FROM \(raw: schema.table("browser")) WHERE digest = \(Hexadecimal.bytes(digest))")
    return rows.first.flatMap { PairedBrowser(row: $0) }
  }

  package func pairedBrowsers() async throws -> [String: PairedBrowser] {
    var found: [String: PairedBrowser] = [:]
    for row in try await rows("SELECT digest, seen, name FROM \(raw: schema.table("browser"))") {
      guard case .bytes(let digest) = row[0] else { continue }
      found[Hexadecimal.text(digest)] = PairedBrowser(row: row)
    }
    return found
  }

  package func asset(_ name: String) async throws -> [UInt8]? {
    let rows = try await rows("SELECT bytes FROM \(raw: schema.table("asset")) WHERE name = \(name.withoutNul)")
    if case .bytes(let bytes)? = rows.first?.first { return bytes }
    return nil
  }

  // MARK: Changing

  package func apply(_ changes: StoreChanges) async throws {
    var statements: [PostgresStatement] = []
    if !changes.loggedOut.isEmpty {
      statements.append("DELETE FROM \(raw: schema.table("tab")) WHERE browser = ANY (\(bytes(changes.loggedOut)))")
    }
    statements += forgetting(changes.tabs.filter { $0.value == nil }.keys, in: "tab")
    statements += keeping(changes.tabs.values.compactMap { $0 })
    statements += forgetting(changes.browsers.filter { $0.value == nil }.keys, in: "browser")
    statements += pairing(changes.browsers.compactMap { digest, browser in browser.map { (digest, $0) } })
    statements += keeping(changes.assets)
    // What is expired is found by an index, and mostly nothing.
    statements.append(
      """
      DELETE FROM \(raw: schema.table("tab")) WHERE saved < now() - make_interval(secs => \(.real(lifetime)))
      """)
    try await run(statements)
  }

  /// Nothing waits here: a stop waits for the changes themselves.
  package func finish() {}

  private func bytes(_ digests: some Sequence<String>) -> PostgresValue {
    .manyBytes(digests.map { Hexadecimal.bytes($0) })
  }

  private func forgetting(_ digests: some Collection<String>, in table: String) -> [PostgresStatement] {
    guard !digests.isEmpty else { return [] }
    return ["DELETE FROM \(raw: schema.table(table)) WHERE digest = ANY (\(bytes(digests)))"]
  }

  private func keeping(_ tabs: [SavedSession]) -> [PostgresStatement] {
    guard !tabs.isEmpty else { return [] }
    let snapshots = tabs.map { ($0.snapshot?.count ?? 0) > Self.mostSnapshotBytes ? nil : $0.snapshot }
    let events = tabs.map { $0.lastEvent.map { Int64($0) } ?? -1 }
    return [
      """
      INSERT INTO \(raw: schema.table("tab")) (digest, browser, path, event, snapshot)
      SELECT digest, browser, path, nullif(event, -1), snapshot FROM unnest(
        \(bytes(tabs.map(\.digest))), \(bytes(tabs.map(\.browser))), \(.manyTexts(tabs.map(\.path.withoutNul))),
        \(.manyIntegers(events)), \(.manyBytes(snapshots))) AS new (digest, browser, path, event, snapshot)
      ON CONFLICT (digest) DO UPDATE SET browser = excluded.browser, path = excluded.path, event = excluded.event,
        snapshot = excluded.snapshot, saved = now()
      """
    ]
  }

  private func pairing(_ browsers: [(digest: String, browser: PairedBrowser)]) -> [PostgresStatement] {
    guard !browsers.isEmpty else { return [] }
    let table = schema.table("browser")
    return [
      """
      INSERT INTO \(raw: table) SELECT * FROM unnest(
        \(bytes(browsers.map(\.digest))), \(.manyIntegers(browsers.map(\.browser.seen))),
        \(.manyTexts(browsers.map(\.browser.name.withoutNul))))
      ON CONFLICT (digest) DO UPDATE SET seen = excluded.seen, name = excluded.name
      """,
      """
      DELETE FROM \(raw: table)
      WHERE seen <= (SELECT max(seen) FROM \(raw: table)) - \(Int64(pairedDays) * 86_400)::int8
      """,
    ]
  }

  private func keeping(_ assets: [String: [UInt8]]) -> [PostgresStatement] {
    guard !assets.isEmpty else { return [] }
    let sorted = assets.sorted { $0.key < $1.key }
    let table = schema.table("asset")
    return [
      """
      INSERT INTO \(raw: table) SELECT * FROM unnest(\(.manyTexts(sorted.map(\.key))), \(.manyBytes(sorted.map(\.value))))
      ON CONFLICT (name) DO UPDATE SET used = now()
      """,
      """
      DELETE FROM \(raw: table)
      WHERE name NOT IN (SELECT name FROM \(raw: table) ORDER BY used DESC, name LIMIT \(Self.mostAssets)::int8)
      """,
    ]
  }
}

extension SavedSession {
  fileprivate init?(row: PostgresConnection.Row) {
    guard row.count == 5, case .bytes(let digest) = row[0], case .bytes(let browser) = row[1],
      case .text(let path) = row[2]
    else { return nil }
    self.init(digest: Hexadecimal.text(digest), browser: Hexadecimal.text(browser), path: path)
    if case .integer(let event) = row[3] { lastEvent = Int(event) }
    if case .bytes(let bytes) = row[4] { snapshot = bytes }
  }
}

extension PairedBrowser {
  fileprivate init?(row: PostgresConnection.Row) {
    guard row.count == 3, case .integer(let seen) = row[1], case .text(let name) = row[2] else { return nil }
    self.init(seen: seen, name: name)
  }
}

extension String {
  /// The text without characters that PostgreSQL cannot keep. One of them in a path would hold back all changes.
  fileprivate var withoutNul: String { utf8.contains(0) ? filter { $0 != "\0" } : self }
}
#endif
