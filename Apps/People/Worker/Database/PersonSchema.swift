internal import KeelData

/// The tables of people.
///
/// `person_text` is a full-text index of the searched columns. It stores no text of its own; `PersonWriting` updates it
/// together with the table. Triggers cannot, because SQLite refuses a full-text index in them unless the schema is
/// trusted. The two other indexes cover all columns of a list, one for each order, so that opening a list reads only
/// one index.
enum PersonSchema {
  /// The migrations, which call a closure with their version when they are applied. The transaction of all of them may
  /// still be undone then.
  static func migrations(onApply: @escaping @Sendable (Int) -> Void = { _ in }) -> [Migration] {
    [
      Migration(1) { writer in
        try writer.script(first)
        onApply(1)
      }
    ]
  }

  private static let first: StaticString =
    """
    CREATE TABLE person (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (id <> ''),
      name TEXT NOT NULL COLLATE NOCASE,
      username TEXT NOT NULL,
      gender TEXT NOT NULL,
      email TEXT NOT NULL,
      age INTEGER NOT NULL,
      country TEXT NOT NULL,
      cellphone TEXT,
      photo TEXT
    ) STRICT;
    CREATE INDEX person_by_name ON person (name, id, age, country);
    CREATE INDEX person_by_country ON person (country, name, id, age);

    CREATE VIRTUAL TABLE person_text USING fts5(
      name, username, email, content = 'person', content_rowid = 'number', prefix = '1 2 3',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TABLE stamp (
      single INTEGER PRIMARY KEY CHECK (single = 1),
      time TEXT NOT NULL
    ) STRICT;
    """
}
