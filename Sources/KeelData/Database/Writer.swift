/// Reads from and writes to a database, inside `Database.write(_:)` or a migration.
///
/// Everything that it writes is one transaction. Do not keep it: it is valid only during the call.
public final class Writer: Reader {
  override var mayWrite: Bool { true }

  /// Runs a statement.
  ///
  /// - Throws: `DataError`. The transaction goes on if the error is caught, except after errors that undo it (a full
  ///   disk, a cancelled task): then every further statement throws the same error.
  @discardableResult public func run(_ sql: SQL) throws -> Changes {
    try session.run(sql, mayWrite: true) { _ in true }
  }

  /// Runs the statements of a literal, separated by semicolons. They have no parameters.
  ///
  /// - Throws: `DataError`.
  public func script(_ text: StaticString) throws { try session.script(text.description) }

  /// Runs several statements without parameters, separated by semicolons. Never pass text from outside the program.
  ///
  /// - Throws: `DataError`.
  public func script(raw text: String) throws { try session.script(text) }

  /// Runs a closure whose changes are undone if it throws, without undoing those of the transaction around it.
  ///
  /// - Throws: The error of the closure, or `DataError`.
  @discardableResult public func transaction<Result>(_ body: (Writer) throws -> Result) throws -> Result {
    try session.beginSavepoint()
    do {
      let result = try body(self)
      try session.endSavepoint()
      return result
    } catch {
      session.undoSavepoint()
      throw error
    }
  }
}
