extension Database {
  /// Reads in one transaction, which sees one state of the database, and returns the result of the closure.
  ///
  /// - Throws: `DataError`, or an error of the closure.
  public nonisolated(nonsending) func read<Value: Sendable>(_ body: @escaping @Sendable (Reader) throws -> Value)
    async throws -> Value
  {
    try await readers.perform { session in
      try session.begin(.reading)
      // Nothing was written, so there is nothing to commit.
      defer { session.rollback() }
      return try body(Reader(session))
    }
  }

  /// Writes in one transaction, and returns the result of the closure. If it throws, nothing has been written.
  ///
  /// - Throws: `DataError`, or an error of the closure.
  @discardableResult public nonisolated(nonsending) func write<Value: Sendable>(
    _ body: @escaping @Sendable (Writer) throws -> Value
  ) async throws -> Value {
    let observatory = observatory
    return try await writer.perform { session in
      try session.begin(.writing)
      let value: Value
      do {
        value = try body(Writer(session))
      } catch {
        session.rollback()
        throw error
      }
      observatory.didWrite(try session.commit())
      return value
    }
  }

  /// Runs a statement in a transaction of its own.
  ///
  /// - Throws: `DataError`.
  @discardableResult public nonisolated(nonsending) func run(_ sql: SQL) async throws -> Changes {
    try await write { try $0.run(sql) }
  }

  /// Returns all rows of a statement.
  ///
  /// - Throws: `DataError`.
  public nonisolated(nonsending) func rows(_ sql: SQL) async throws -> [Row] { try await readOnce { try $0.rows(sql) } }

  /// Returns the values of a query.
  ///
  /// - Throws: `DataError`, or an error of the query's conversion.
  public nonisolated(nonsending) func rows<Value>(_ query: Query<Value>) async throws -> [Value] {
    try await readOnce { try $0.rows(query) }
  }

  /// Returns the first row of a statement, or `nil` if there is none.
  ///
  /// - Throws: `DataError`.
  public nonisolated(nonsending) func first(_ sql: SQL) async throws -> Row? {
    try await readOnce { try $0.first(sql) }
  }

  /// Returns the first value of a query, or `nil` if there is none.
  ///
  /// - Throws: `DataError`, or an error of the query's conversion.
  public nonisolated(nonsending) func first<Value>(_ query: Query<Value>) async throws -> Value? {
    try await readOnce { try $0.first(query) }
  }

  /// Returns the value in the first column of the first row.
  ///
  /// - Throws: `DataError.value` if there is no row, or the value has another type.
  public nonisolated(nonsending) func value<Value: DataValueConvertible & Sendable>(
    _ sql: SQL, as type: Value.Type = Value.self
  ) async throws -> Value {
    try await readOnce { try $0.value(sql) }
  }

  /// Runs one statement, which sees one state of the database without a transaction around it.
  private nonisolated(nonsending) func readOnce<Value: Sendable>(_ body: @escaping @Sendable (Reader) throws -> Value)
    async throws -> Value
  {
    try await readers.perform { try body(Reader($0)) }
  }
}
