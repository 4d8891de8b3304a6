internal import Synchronization

/// Delivers values from any thread to the main actor, in the order of their arrival.
///
/// A value received on the main actor is delivered before `receive` returns, after the values that are still waiting.
///
/// `@unchecked Sendable`: every read and write of `waiting` and `isJobQueued` is inside the lock, which orders the
/// sender before the main actor. `take` is a constant that only the main actor calls. The values themselves are
/// described at ``Publisher``, under "Threads".
package final class MainActorInbox<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var waiting = Queue<Value>()
  private var isJobQueued = false
  private let take: @MainActor (Value) -> Void

  package init(_ take: @escaping @MainActor (Value) -> Void) { self.take = take }

  /// Receives a value, on any thread.
  package func receive(_ value: Value) {
    let isElsewhere = MainActorThread.isAnother
    let needsJob = lock {
      waiting.append(value)
      defer { if isElsewhere { isJobQueued = true } }
      return !(isElsewhere && isJobQueued)
    }
    guard needsJob else { return }
    // Runs before this call returns if this is the main actor, whatever thread that is on. Otherwise it is one job for
    // all values that arrive before it runs.
    Task.immediate { @MainActor in
      MainActorThread.note()
      if isElsewhere { lock { isJobQueued = false } }
      handOver()
    }
  }

  /// Delivers the values that other threads have sent, without waiting for the job that is queued for them.
  @MainActor func deliverWaiting() { handOver() }

  @MainActor private func handOver() {
    // One at a time: the delivery of a value may add others, which go to the end of the queue.
    while let value = lock({ waiting.popFirst() }) { take(value) }
  }
}

/// The thread on which the main actor was last seen.
private enum MainActorThread {
  private static let last = Atomic<UInt>(0)

  /// True if the main actor was seen on another thread than this one. It is not known to be here otherwise.
  static var isAnother: Bool {
    let last = last.load(ordering: .relaxed)
    return last != 0 && last != currentThread()
  }

  @MainActor static func note() { last.store(currentThread(), ordering: .relaxed) }
}
