/// Delivers values from any thread to the main actor, in the order of their arrival.
///
/// A value received on the main thread is delivered before `receive` returns, after the values that are still waiting.
///
/// `@unchecked Sendable`: the lock guards the mutable state. The values of a publisher cross to the main actor as they
/// cross to any subscriber.
package final class MainActorInbox<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var waiting = Queue<Value>()
  private var isJobQueued = false
  private let take: @MainActor (Value) -> Void
  /// The thread of the main actor.
  private let home = currentThread()

  @MainActor package init(_ take: @escaping @MainActor (Value) -> Void) { self.take = take }

  /// Receives a value, on any thread.
  package func receive(_ value: Value) {
    let isHere = currentThread() == home
    let needsJob = lock {
      waiting.append(value)
      guard !isHere, !isJobQueued else { return false }
      isJobQueued = true
      return true
    }
    if isHere {
      // The present thread is that on which the main actor created the inbox.
      MainActor.assumeIsolated { handOver() }
    } else if needsJob {
      Task { @MainActor in
        lock { isJobQueued = false }
        handOver()
      }
    }
  }

  @MainActor private func handOver() {
    // One at a time: the delivery of a value may add others, which go to the end of the queue.
    while let value = lock({ waiting.popFirst() }) { take(value) }
  }
}
