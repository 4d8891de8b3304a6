internal import KeelModel
internal import Observation

/// The error of the latest result of a query. An error that the program does not read is written to standard error.
@MainActor @Observable final class QueryFailure {
  private var latest: (any Error)?
  @ObservationIgnored private var isRead = true
  @ObservationIgnored private var reported: String?
  /// Errors arrive in other tasks than the one that requested the results.
  @ObservationIgnored private let report = RuntimeWarning.reporter()

  /// The error; `nil` after a result without one.
  var error: (any Error)? {
    isRead = true
    return latest
  }

  /// Forgets the error after a result without one.
  func clear() { if _latest != nil { latest = nil } }

  /// Keeps an error, and reports it unless the program reads it in the same turn. Equal errors are reported once.
  func occurred(_ error: any Error) {
    latest = error
    isRead = false
    let text = "\(error)"
    Task { [weak self] in
      guard let self, !isRead, reported != text else { return }
      reported = text
      report(
        "A query failed, and the program has not read its error: \(text)",
        "Results keep their former rows when their query fails.",
        "Correct the query, or show the property `error` of the results.")
    }
  }
}
