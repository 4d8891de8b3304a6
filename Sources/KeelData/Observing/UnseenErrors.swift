internal import KeelModel

/// Writes the errors of a query to standard error while nobody looks at them.
@MainActor final class UnseenErrors {
  private var isSeen = true
  private var reported: String?
  /// Errors arrive in other tasks than that which asked for the results.
  private let report = RuntimeWarning.reporter()

  /// Records that the program has read the error.
  func see() { isSeen = true }

  /// Reports an error unless the program has read it by the end of the turn. Equal errors are reported once.
  func occurred(_ error: any Error) {
    isSeen = false
    let text = "\(error)"
    Task { [weak self] in
      guard let self, !isSeen, reported != text else { return }
      reported = text
      report(
        "A query failed, and the program has not read its error: \(text)",
        "Results keep their former rows when their query fails.",
        "Correct the query, or show the property `error` of the results.")
    }
  }
}
