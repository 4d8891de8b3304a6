#if Postgres
/// The tables of a program's sessions, in a schema of their own.
///
/// Programs of several versions may use them side by side: changes only add, and `version` has the oldest program that
/// may.
struct PostgresSchema {
  let name: String

  /// Creates the schema of a name, which becomes a part of statements.
  ///
  /// - Throws: `PostgresError` for names that need quotes: letters, digits and underscores are enough.
  init(_ name: String) throws(PostgresError) {
    guard (1...40).contains(name.utf8.count), name.utf8.first.map({ $0 == 95 || (97...122).contains($0) }) == true,
      name.utf8.allSatisfy({ $0 == 95 || (97...122).contains($0) || (48...57).contains($0) })
    else {
      throw PostgresError(
        "a schema is named by small letters, digits and underscores, at most 40 of them, and begins with none of the digits"
      )
    }
    self.name = name
  }

  /// What this program reads and writes. A program does not use tables of a later layout that says so.
  static let version: Int64 = 1

  func table(_ table: String) -> String { "\(name).\(table)" }

  /// Makes what is missing. Two processes that start together do it one after the other.
  var statements: [PostgresStatement] {
    [
      "SELECT pg_advisory_xact_lock(hashtextextended(\("keel schema " + name), 0))",
      .init(raw: "CREATE SCHEMA IF NOT EXISTS \(name)"),
      .init(raw: "CREATE TABLE IF NOT EXISTS \(table("layout")) (oldest int8 NOT NULL)"),
      .init(
        raw: """
          INSERT INTO \(table("layout")) SELECT \(Self.version) WHERE NOT EXISTS (SELECT FROM \(table("layout")))
          """),
      .init(
        raw: """
          CREATE TABLE IF NOT EXISTS \(table("tab")) (
            digest bytea PRIMARY KEY, browser bytea NOT NULL, path text NOT NULL, event int8, snapshot bytea,
            saved timestamptz NOT NULL DEFAULT now()
          ) WITH (fillfactor = 70)
          """),
      // States are compressed by nobody: what is encrypted cannot be.
      .init(raw: "ALTER TABLE \(table("tab")) ALTER snapshot SET STORAGE EXTERNAL"),
      .init(raw: "CREATE INDEX IF NOT EXISTS tab_browser ON \(table("tab")) (browser)"),
      .init(raw: "CREATE INDEX IF NOT EXISTS tab_saved ON \(table("tab")) (saved)"),
      .init(
        raw: """
          CREATE TABLE IF NOT EXISTS \(table("browser")) (
            digest bytea PRIMARY KEY, seen int8 NOT NULL, name text NOT NULL)
          """),
      .init(
        raw: """
          CREATE TABLE IF NOT EXISTS \(table("asset")) (
            name text PRIMARY KEY, bytes bytea NOT NULL, used timestamptz NOT NULL DEFAULT now())
          """),
      .init(raw: "SELECT oldest FROM \(table("layout"))"),
    ]
  }
}
#endif
