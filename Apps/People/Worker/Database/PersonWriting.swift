internal import KeelData

/// Writes people in a transaction, and keeps the index of their words with them.
///
/// New people are indexed together at the end. A stored person is removed from the index before its row changes,
/// because the index needs the indexed text to remove it; one that this transaction has inserted is not indexed yet.
struct PersonWriting {
  private let writer: Writer
  /// The largest number of a person when the transaction began.
  private let lastNumber: Int

  init(_ writer: Writer) throws {
    self.writer = writer
    lastNumber = try writer.value("SELECT coalesce(max(number), 0) FROM person")
  }

  /// Inserts a person, or changes the properties that differ from those of the stored one.
  func upsert(_ record: HumanRecord) throws {
    let renamed = lastNumber == 0 ? nil : try writer.first(Query<Int>(first: record.renamed(upTo: lastNumber)))
    if let renamed { try writer.run("DELETE FROM person_text WHERE rowid = \(renamed)") }
    try writer.run(record.upsert)
    if let renamed { try index("number = \(renamed)") }
  }

  /// Indexes the words of the people who were inserted.
  func finish() throws { try index("number > \(lastNumber)") }

  func removeAll() throws {
    try writer.run("INSERT INTO person_text (person_text) VALUES ('delete-all')")
    try writer.run("DELETE FROM person")
  }

  private func index(_ condition: SQL) throws {
    try writer.run(
      """
      INSERT INTO person_text (rowid, name, username, email)
      SELECT number, name, username, email FROM person WHERE \(condition)
      """)
  }
}
