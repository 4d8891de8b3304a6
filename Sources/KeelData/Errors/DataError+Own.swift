extension DataError {
  static func misuse(_ happened: String, rule: String, remedy: String) -> DataError {
    .misuse(Details(happened, rule: rule, remedy: remedy))
  }

  static let closed = misuse(
    "The database is closed.", rule: "A database cannot be used after close().",
    remedy: "Keep it open for as long as the app uses it, or open it again.")
}
