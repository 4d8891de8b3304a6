/// A numbered step that changes the schema, run once for each database.
///
/// ```swift
/// let migrations = [
///   Migration(1, "CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT"),
///   Migration(2) { try $0.run("ALTER TABLE person ADD COLUMN nick TEXT") },
/// ]
/// ```
///
/// Never change or remove a migration that users may have run: add another one.
public struct Migration: Sendable {
  /// The number of the schema that the migration leads to, from 1.
  public let version: Int
  let apply: @Sendable (Writer) throws -> Void

  /// Creates a migration that runs a closure.
  public init(_ version: Int, apply: @escaping @Sendable (Writer) throws -> Void) {
    self.version = version
    self.apply = apply
  }

  /// Creates a migration that runs the statements of a literal, separated by semicolons.
  public init(_ version: Int, _ script: StaticString) {
    self.init(version) { try $0.script(script) }
  }

  /// Creates a migration that runs statements, separated by semicolons. Never pass text from outside the program.
  public init(_ version: Int, raw script: String) {
    self.init(version) { try $0.script(raw: script) }
  }
}

extension [Migration] {
  /// Brings a database to the newest version, in one transaction that excludes all other connections.
  func apply(to session: any Session) throws {
    guard zip([0] + map(\.version), map(\.version)).allSatisfy({ $0 < $1 }) else {
      throw DataError.misuse(
        "The migrations have the numbers \(map { String($0.version) }.joined(separator: ", ")).",
        rule: "Numbers of migrations begin at 1 and increase.", remedy: "Sort the migrations and number them anew.")
    }
    let newest = last?.version ?? 0
    // Without migrations the program does not claim to know the schema.
    guard newest > 0, try isNeeded(session.schemaVersion(), newest) else { return }
    // A table is replaced by a new one of the same name, to which references lead only afterwards.
    try session.setEnforcesReferences(false)
    do {
      try session.begin(.exclusive)
      do {
        // Another process may have migrated meanwhile.
        let current = try session.schemaVersion()
        if try isNeeded(current, newest) {
          let writer = Writer(session)
          for migration in self where migration.version > current { try migration.apply(writer) }
          try session.checkReferences()
          try session.setSchemaVersion(newest)
        }
        _ = try session.commit()
      } catch {
        session.rollback()
        throw error
      }
    } catch {
      try? session.setEnforcesReferences(true)
      throw error
    }
    try session.setEnforcesReferences(true)
  }

  private func isNeeded(_ current: Int, _ newest: Int) throws -> Bool {
    guard current <= newest else { throw DataError.newerSchema(found: current, known: newest) }
    return current < newest
  }
}
