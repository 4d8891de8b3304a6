import Synchronization

/// The results that one observer has not received yet: at most the latest one.
final class Inbox<Element: Sendable>: Sendable {
  typealias Update = Result<Element, any Error>

  private struct State {
    var number = 0
    var waiting: Update?
    var isEnded = false
    var continuation: CheckedContinuation<Update?, Never>?
  }

  private let state = Mutex(State())

  /// Receives a result, unless it is older than one that has been received.
  func receive(_ number: Int, _ element: () throws -> Element) {
    let update = Result(catching: element)
    let continuation = state.withLock { state -> CheckedContinuation<Update?, Never>? in
      guard number > state.number, !state.isEnded else { return nil }
      state.number = number
      if state.continuation == nil { state.waiting = update }
      return state.continuation.take()
    }
    continuation?.resume(returning: update)
  }

  /// Ends the observation. A result that waits is still received, unless `isFailed`.
  func end(isFailed: Bool = false) {
    let continuation = state.withLock { state in
      state.isEnded = true
      if isFailed { state.waiting = nil }
      return state.continuation.take()
    }
    continuation?.resume(returning: nil)
  }

  /// Waits for a result; returns `nil` at the end of the observation. Cancelling the task ends the observation.
  func next(isolation actor: isolated (any Actor)?) async -> Update? {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: actor) { wait($0) }
    } onCancel: {
      end()
    }
  }

  private func wait(_ continuation: CheckedContinuation<Update?, Never>) {
    let (answer, answered) = state.withLock { state -> (Update?, CheckedContinuation<Update?, Never>?) in
      if let update = state.waiting.take() { return (update, continuation) }
      if state.isEnded { return (nil, continuation) }
      // A second wait, by a copy of the iterator, ends the first one.
      defer { state.continuation = continuation }
      return (nil, state.continuation)
    }
    answered?.resume(returning: answer)
  }
}
