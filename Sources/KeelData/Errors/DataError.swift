/// An error of a database, which says what happened, the rule that applies, and what to do.
///
/// The case says which kind of error it is, so that an app can answer it in its own words; `description` is for
/// developers and logs. No error leaves a transaction half written.
public enum DataError: Error, Hashable, Sendable {
  /// Another connection, usually of another process, kept the database locked for longer than the busy timeout.
  case busy(Details)
  /// A table is in use by the same connection, for example dropped while its rows are being read.
  case locked(Details)
  /// The file, its folder or its file system cannot be written, or the database was opened for reading.
  case readOnly(Details)
  /// The disk is full, or the database has reached its permitted size.
  case full(Details)
  /// The file is not a database or its content is damaged. It is never deleted or changed.
  case damaged(Details)
  /// The system does not permit the program to open the file.
  case notPermitted(Details)
  /// The file or its folder does not exist.
  case notFound(Details)
  /// A change would violate a constraint of the schema.
  case constraint(Constraint, Details)
  /// The database was written by a newer version of the app, whose schema this version does not know.
  case newerSchema(found: Int, known: Int, Details)
  /// The file was removed or replaced while it was open, or changed although it can only be read. Open it again.
  case stale(Details)
  /// A value in a row is missing, NULL or of another type than requested.
  case value(Details)
  /// The task was cancelled. Nothing was written.
  case cancelled
  /// The program uses the library or SQL incorrectly: a syntax error, an unknown table, a closed database.
  case misuse(Details)
  /// The system failed: an error of the disk, or no memory.
  case failed(Details)

  /// The text of an error, in three parts.
  public struct Details: Hashable, Sendable, CustomStringConvertible {
    /// What happened, as a sentence.
    public var happened: String
    /// The rule that applies, as a sentence.
    public var rule: String
    /// What to do, as a sentence.
    public var remedy: String
    /// The extended result code of the database library, or zero if the error is Keel's own.
    public var code: Int32

    /// Creates the text of an error.
    public init(_ happened: String, rule: String, remedy: String, code: Int32 = 0) {
      self.happened = happened
      self.rule = rule
      self.remedy = remedy
      self.code = code
    }

    /// The three sentences on one line.
    public var description: String { "\(happened) \(rule) \(remedy)" }
  }

  /// A constraint of the schema that a change would violate.
  public enum Constraint: Hashable, Sendable {
    /// Two rows would have equal values in these columns, named as `table.column`.
    case unique(columns: [String])
    /// Two rows would have the same primary key, whose columns are named as `table.column`.
    case primaryKey(columns: [String])
    /// A column, named as `table.column`, must not be NULL.
    case notNull(column: String)
    /// A `CHECK` with this name or expression does not hold.
    case check(String)
    /// A row would refer to a row that does not exist.
    case foreignKey
    /// Another constraint, for example one that a trigger raises, with the library's message.
    case other(String)
  }
}

extension DataError {
  /// The text of the error.
  public var details: Details {
    switch self {
    case .busy(let details), .locked(let details), .readOnly(let details), .full(let details), .damaged(let details),
      .notPermitted(let details), .notFound(let details), .constraint(_, let details),
      .newerSchema(_, _, let details), .stale(let details), .value(let details), .misuse(let details),
      .failed(let details):
      details
    case .cancelled:
      Details(
        "The task that waited for the database was cancelled.",
        rule: "A cancelled query stops, and a cancelled transaction is rolled back.", remedy: "Run it again if needed.")
    }
  }
}

extension DataError: CustomStringConvertible {
  /// The three sentences on one line.
  public var description: String { details.description }
}
