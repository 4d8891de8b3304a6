internal import DoneDoneModel
internal import KeelData

/// The tables of activities and categories.
///
/// - Identifiers are the 16 bytes of UUIDs. `day` counts days since 1970-01-01, `time` minutes after midnight.
/// - `words` contains the words of the name and the note as ``SearchWords`` prepares them, and `activity_text` is the
///   index of them. It stores no text of its own; ``ActivityWriting`` updates it together with the table. Triggers
///   cannot, because SQLite refuses a full-text index in them unless the schema is trusted.
/// - `activity_by_day` has the order of lists. `activity_totals` has all columns of totals, so that a month's totals
///   read no row of the table.
enum Schema {
  /// The steps of the schema.
  ///
  /// - Parameter categories: The categories of a new database.
  static func migrations(_ categories: [Category]) -> [Migration] {
    [
      Migration(1) { writer in
        try writer.script(first)
        for category in categories { try writer.run(CategoryRecord.upsert(category)) }
      }
    ]
  }

  /// The tables that every database of this app has.
  static let tables: Set = ["activity", "activity_text", "category"]

  private static let first: StaticString = """
    CREATE TABLE category (
      id BLOB PRIMARY KEY CHECK (length(id) = 16),
      name TEXT NOT NULL CHECK (name <> ''),
      color TEXT NOT NULL,
      symbol TEXT NOT NULL,
      position INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE activity (
      number INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL CHECK (name <> ''),
      category BLOB REFERENCES category (id) ON DELETE SET NULL,
      minutes INTEGER NOT NULL CHECK (minutes BETWEEN 0 AND 1440),
      note TEXT NOT NULL,
      day INTEGER NOT NULL,
      time INTEGER NOT NULL CHECK (time BETWEEN 0 AND 1439),
      words TEXT NOT NULL
    ) STRICT;
    CREATE INDEX activity_by_day ON activity (day, time, id);
    CREATE INDEX activity_by_category ON activity (category, day, time, id);
    CREATE INDEX activity_totals ON activity (day, category, minutes);

    CREATE VIRTUAL TABLE activity_text USING fts5(
      words, content = 'activity', content_rowid = 'number', prefix = '1 2 3', tokenize = 'ascii', detail = 'none'
    );
    """
}
