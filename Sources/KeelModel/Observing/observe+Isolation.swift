import Observation

/// Runs a closure on an actor now, and again there after each change of a model property that it has read.
///
/// Use it for models of an actor other than the main actor, whose `observe` takes no isolation. A type that is isolated
/// to a global actor passes `#isolation`:
///
/// ```swift
/// @IndexActor final class IndexReporter {
///   func start() {
///     token = observe(isolation: #isolation) { [weak self] in self?.report(index.count) }
///   }
/// }
/// ```
///
/// An actor passes `self`, and captures what the closure reads: in the closure, a weak reference to the actor is not
/// isolated.
///
/// It tracks exactly the properties that it reads. It runs again in a later job of the actor, once for all changes
/// before that job. It is not a part of the turn: it carries no transaction, and an observer created inside another one
/// does not keep its reads to itself. A change that other code makes outside of the actor can be missed.
///
/// - Parameters:
///   - isolation: The actor on which the closure runs. The main actor is reported as misuse.
///   - fileID: The file that reports show.
///   - line: The line that reports show.
///   - apply: The closure. It is retained until the actor has noticed that the token was cancelled or released.
/// - Returns: The token that keeps the observation active. On the actor, the closure does not run again after the
///   token has been cancelled or released.
public func observe(
  isolation: isolated any Actor, fileID: StaticString = #fileID, line: UInt = #line, _ apply: @escaping () -> Void
) -> ObservationToken {
  if isolation === MainActor.shared {
    RuntimeWarning.report(
      "An observer on the main actor was created with an isolation.",
      rule: "Observers on the main actor run in the turn.", remedy: "Call observe without an isolation.",
      fileID: fileID, line: line)
  }
  // One element stands for all changes since the last run.
  let (changes, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  track(apply, signal)
  let task = Task {
    // The task runs on the actor because it captures it.
    _ = isolation
    for await _ in changes {
      guard !Task.isCancelled else { return }
      track(apply, signal)
    }
  }
  return ObservationToken { task.cancel() }
}

/// Runs a closure now, and again on an actor after each change of a model property that it has read.
///
/// It is what `observe(isolation:_:)` is for a caller that does not have the isolation itself.
///
/// - Parameters:
///   - isolation: The actor of the closure; the later runs of a closure without one are on the main actor.
///   - startsHere: True if this call is on the actor already, so that the closure can run before it returns.
package func observe(
  on isolation: (any Actor)?, startsHere: Bool, _ apply: @escaping @Sendable () -> Void
) -> ObservationToken {
  let (changes, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  if startsHere { track(apply, signal) } else { signal.yield() }
  let task = Task { await track(apply, after: changes, signal, isolation: isolation ?? MainActor.shared) }
  return ObservationToken { task.cancel() }
}

private func track(
  _ apply: @Sendable () -> Void, after changes: AsyncStream<Void>, _ signal: AsyncStream<Void>.Continuation,
  isolation: isolated any Actor
) async {
  for await _ in changes {
    guard !Task.isCancelled else { return }
    track(apply, signal)
  }
}

private func track(_ apply: () -> Void, _ signal: AsyncStream<Void>.Continuation) {
  withObservationTracking(apply) { signal.yield() }
}
