internal import KeelModel

/// Compiled statements that are not running. The one that was used longest ago is dropped when there are too many.
final class StatementCache {
  private let capacity: Int
  private var statements: [ExactText: SQLiteStatement] = [:]
  /// The statement that was used last. A loop that runs one statement compares its text and hashes nothing.
  private var latest: SQLiteStatement?
  private var uses = 0

  init(capacity: Int) { self.capacity = capacity }

  /// The number of statements, for tests.
  var count: Int { statements.count + (latest == nil ? 0 : 1) }

  /// Removes and returns the statement with a text, which cannot be used twice at a time.
  func take(_ text: String) -> SQLiteStatement? {
    if let statement = latest, statement.text.isExactly(text) {
      latest = nil
      return statement
    }
    return statements.removeValue(forKey: ExactText(text))
  }

  func give(_ statement: SQLiteStatement) {
    if let former = latest {
      uses += 1
      former.lastUse = uses
      // A statement that ran inside itself was compiled twice; one of them is enough.
      statements[ExactText(former.text)] = former
      if count > capacity, let oldest = statements.values.min(by: { $0.lastUse < $1.lastUse }) {
        statements[ExactText(oldest.text)] = nil
      }
    }
    latest = statement
  }

  func removeAll() {
    latest = nil
    statements = [:]
  }
}
