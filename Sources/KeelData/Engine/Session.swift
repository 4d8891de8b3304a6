/// One connection to a database, used by one thread at a time.
///
/// `Database`, `Reader` and `Writer` know databases only by this protocol and `Engine`.
protocol Session: AnyObject {
  /// The job that the session works for. Statements end with `DataError.cancelled` once it is cancelled.
  var job: Job? { get set }

  /// The tables that statements have read; `nil` while they are not noted.
  var tablesRead: TableSet? { get set }

  /// Runs one statement and passes its rows to a closure until that returns false.
  ///
  /// - Parameter mayWrite: If false, a statement that would change the database is refused before it runs.
  func run(_ sql: SQL, mayWrite: Bool, _ receive: (Row) throws -> Bool) throws -> Changes
  /// Runs several statements without parameters.
  func script(_ text: String) throws

  func begin(_ kind: TransactionKind) throws
  /// Ends the transaction. If it fails, the transaction has been rolled back.
  ///
  /// - Returns: The tables that have been written.
  func commit() throws -> TableSet
  /// Undoes the transaction. Never fails: what cannot be undone now is undone when the connection closes.
  func rollback()
  /// Begins a part of a transaction that can be undone alone.
  func beginSavepoint() throws
  func endSavepoint() throws
  func undoSavepoint()

  /// The number of the schema.
  func schemaVersion() throws -> Int
  /// Sets the number of the schema, inside a transaction.
  func setSchemaVersion(_ version: Int) throws
  /// Turns the enforcement of references on or off, outside a transaction.
  func setEnforcesReferences(_ isOn: Bool) throws
  /// Throws if a row refers to a row that does not exist.
  func checkReferences() throws

  /// Returns whether other connections have committed changes since the last call, and whether one of them is writing.
  func outsideChange() throws -> OutsideChange
  func close()
}

/// The changes of a database by other connections.
struct OutsideChange: Equatable, Sendable {
  /// True if they have committed changes.
  var isCommitted = false
  /// True if one of them is in a transaction that writes. A commit that it has announced may not be visible yet.
  var isInProgress = false
}

/// How a transaction begins.
enum TransactionKind {
  /// Sees one state of the database, and waits for nobody.
  case reading
  /// Is the only one that writes.
  case writing
  /// Is the only one of all.
  case exclusive
}

/// The results of a statement that writes.
public struct Changes: Hashable, Sendable {
  /// The number of rows that the statement itself inserted, updated or deleted.
  public var count: Int
  /// The identifier of the row that was inserted last on this connection.
  public var lastInsertedID: Int64
}

/// A kind of database: makes sessions, and notices changes of other processes.
protocol Engine: AnyObject, Sendable {
  /// The number of sessions that may read while another one writes; zero if there is only one session for all.
  var readerCount: Int { get }
  func makeSession(isWriter: Bool) throws -> any Session
  /// Calls a closure, on any thread, when another process may have changed the database, until the result is released.
  func watch(_ onChange: @escaping @Sendable () -> Void) -> AnyObject?
}

extension Session {
  /// Returns the result of a closure and the tables that its statements have read; all tables if it fails, because those
  /// of a failed statement are unknown.
  func notingTables<Value>(_ work: () throws -> Value) -> (result: Result<Value, any Error>, tables: TableSet) {
    tablesRead = TableSet()
    defer { tablesRead = nil }
    let result = Result(catching: work)
    let tables = if case .success = result { tablesRead ?? .all } else { TableSet.all }
    return (result, tables)
  }
}
