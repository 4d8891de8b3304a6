import KeelModel

extension MainActor {
  /// Performs work on values at once if this code runs on the main actor, otherwise soon after, in the order of the calls
  /// of each thread.
  nonisolated package static func performSoon<Values>(_ values: Values, _ work: @escaping @MainActor (Values) -> Void) {
    let sent = Sent(values: values, work: work)
    if MainActor.isCurrent {
      MainActor.assumeIsolated { sent.work(sent.values) }
    } else {
      Task { @MainActor in sent.work(sent.values) }
    }
  }
}

/// Values on their way to the main actor. `@unchecked Sendable`: UIKit and Foundation allow snapshots, notifications and
/// timers to be handed over from another thread, after which the sender leaves them alone.
private struct Sent<Values>: @unchecked Sendable {
  let values: Values
  let work: @MainActor (Values) -> Void
}
