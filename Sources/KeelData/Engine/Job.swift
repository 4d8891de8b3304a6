import Synchronization

/// A piece of work for a session, which waits in a lane until a session is free.
final class Job: Sendable {
  /// True if the job only looks for changes of other processes.
  let isCheck: Bool
  private let state = Atomic<UInt8>(waiting)
  private let work: @Sendable (any Session) -> Void
  private let onRefusal: @Sendable (any Error) -> Void

  private static let waiting: UInt8 = 0
  private static let running: UInt8 = 1
  private static let cancelled: UInt8 = 2
  private static let refused: UInt8 = 3

  /// Creates a job.
  ///
  /// - Parameters:
  ///   - isCheck: True if the job only looks for changes of other processes.
  ///   - work: Runs once, unless the job is refused.
  ///   - onRefusal: Runs instead of the work if no session runs it.
  init(
    isCheck: Bool = false, work: @escaping @Sendable (any Session) -> Void,
    onRefusal: @escaping @Sendable (any Error) -> Void
  ) {
    self.isCheck = isCheck
    self.work = work
    self.onRefusal = onRefusal
  }

  /// True if the job is running and has been cancelled.
  var isCancelled: Bool { state.load(ordering: .relaxed) == Job.cancelled }

  /// Runs the work, unless the job has been refused.
  func run(on session: any Session) {
    guard exchange(Job.waiting, for: Job.running) else { return }
    session.job = self
    work(session)
    session.job = nil
  }

  /// Answers with an error if the work has not begun.
  func refuse(_ error: any Error) {
    if exchange(Job.waiting, for: Job.refused) { onRefusal(error) }
  }

  /// Refuses the job if it waits, and lets its statements end with an error if it runs.
  func cancel() {
    if exchange(Job.waiting, for: Job.refused) {
      onRefusal(DataError.cancelled)
    } else {
      _ = exchange(Job.running, for: Job.cancelled)
    }
  }

  private func exchange(_ expected: UInt8, for desired: UInt8) -> Bool {
    state.compareExchange(expected: expected, desired: desired, ordering: .sequentiallyConsistent).exchanged
  }
}
