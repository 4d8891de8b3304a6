extension DataError {
  static func misuse(_ happened: String, rule: String, remedy: String) -> DataError {
    .misuse(Details(happened, rule: rule, remedy: remedy))
  }

  static func newerSchema(found: Int, known: Int) -> DataError {
    .newerSchema(
      found: found, known: known,
      Details(
        "The database has version \(found) of its schema, and this program knows versions up to \(known).",
        rule: "A program does not use a database that a newer version of it has written.",
        remedy: "Update the program, or choose another file. The database was not changed."))
  }

  static let closed = misuse(
    "The database is closed.", rule: "A database cannot be used after close().",
    remedy: "Keep it open for as long as the app uses it, or open it again.")
}
