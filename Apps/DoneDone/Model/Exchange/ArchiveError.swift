/// Why a file cannot be imported. Nothing of it has been imported then. `Words` has the texts.
public enum ArchiveError: Error, Hashable, Sendable {
  /// The file is larger than ``Archive/sizeLimit``.
  case tooLarge
  /// The file is in no format that the app knows, or is damaged from a line on.
  case malformed(ArchiveProblem)
  /// The file was written by a newer version of the app.
  case newerVersion(Int)
  /// Some rows are wrong.
  case rows(ArchiveProblems)
}

/// What is wrong with a row.
public struct ArchiveProblem: Hashable, Sendable {
  /// The rules that a file can break.
  public enum Reason: Hashable, Sendable {
    /// The bytes are no UTF-8.
    case encoding
    /// A quotation mark, a bracket or the like is missing or in the wrong place.
    case syntax
    /// Brackets are nested too deeply.
    case depth
    /// The column or the property is missing.
    case missing
    /// The column or the property occurs more than once.
    case repeated
    /// The row has another number of fields than the header.
    case fieldCount(expected: Int, found: Int)
    /// The value has another type, for example text instead of a number.
    case type
    /// The text is not a day such as 2026-11-25.
    case day
    /// The text is not a time such as 18:30.
    case time
    /// The text is not a number of minutes.
    case minutes
    /// The text is not an identifier.
    case identifier
    /// An earlier row has the same identifier.
    case repeatedIdentifier
    /// The colour is none of ``CategoryColor``.
    case color
    /// The file has no category of this identifier.
    case unknownCategory
    /// The activity or category cannot be stored as it is.
    case invalid(ActivityProblem)
  }

  /// The line of the file on which the row, or for JSON the value, begins; from 1.
  public var line: Int
  /// The column of a table or the property of an object, where it is known.
  public var column: String?
  public var reason: Reason

  public init(line: Int, column: String? = nil, reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}

/// All that is wrong with the rows of a file.
public struct ArchiveProblems: Hashable, Sendable {
  /// The first ``limit`` problems, in the order of the file.
  public private(set) var first: [ArchiveProblem] = []
  /// The number of problems.
  public private(set) var count = 0

  /// The largest number of problems that are kept.
  public static let limit = 50

  public init() {}

  mutating func append(_ problem: ArchiveProblem) {
    count += 1
    if first.count < Self.limit { first.append(problem) }
  }
}
