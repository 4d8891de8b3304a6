import Observation
import Synchronization

/// Something that reads models and wants to know when what it read has changed: an observer, the body of a view.
///
/// `track` runs a closure and notes what it reads. After any of that has changed, the handler is called once in the
/// phase of the observers, outermost first; it tracks again, or marks something to be done in a later phase. A scope
/// does nothing until it is tracked for the first time, and a handler that has been called for a property need not be
/// called for it again before the scope has tracked again.
///
/// `@unchecked Sendable`: the constants are immutable and Sendable; `guarded` is touched only while `Ledger.shared` is
/// locked.
package final class TrackedScope: @unchecked Sendable {
  package typealias Handler = @MainActor (TrackedScope, Transaction) -> Void

  /// How many scopes were at work around the place where this one was made.
  package let depth: Int
  /// Where it was made, for reports.
  package let origin: Origin
  let order: UInt64
  var guarded: Guarded

  /// Guarded by `Ledger.shared`.
  struct Guarded {
    var handler: Handler?
    var due = Due.never
    /// What the changes since the last run asked for.
    var transaction: Transaction?
    /// The number of the run in progress, 0 when there is none.
    var run: UInt64 = 0
    /// The number of the last run, finished or not; changes of standard registrars name it.
    var lastRun: UInt64 = 0
    var subscriptions: [Subscription] = []
    /// Where the next read is expected: most runs read the same in the same order.
    var cursor = 0
    var countRead = 0
    /// Where each property is in `subscriptions`, made when the order turns out to be another.
    var indices: [ObjectIdentifier: Int] = [:]
    /// Whether it was asked to run while it was running.
    var missedRun = false
  }

  /// When it is to run again.
  enum Due { case never, nextTurn, thisTurn }

  struct Subscription {
    let property: ObservedProperty
    var position: Int
    /// The last run that read it.
    var run: UInt64
  }

  /// Makes a scope one level inside the one at work, if any.
  @MainActor package init(origin: Origin, handler: @escaping Handler) {
    depth = TrackedScope.innermostDepth + 1
    self.origin = origin
    order = Ledger.shared.withLock { ledger in
      ledger.lastOrder += 1
      return ledger.lastOrder
    }
    guarded = Guarded(handler: handler)
  }

  package var isCancelled: Bool {
    Ledger.shared.withLock { _ in guarded.handler == nil }
  }

  /// Ends it: lets go of the handler and of all subscriptions. O(subscriptions). Thread-safe.
  package func cancel() {
    // What is let go of is let go of outside the lock, for its deinitialisers are strangers' code.
    let released = Ledger.shared.withLock { _ in
      for subscription in guarded.subscriptions { subscription.property.remove(at: subscription.position) }
      defer {
        guarded.subscriptions = []
        guarded.indices = [:]
        guarded.handler = nil
        guarded.transaction = nil
      }
      return (guarded.handler, guarded.subscriptions)
    }
    withExtendedLifetime(released) {}
  }

  /// Whether this one runs before the other when both are due.
  func runs(before other: TrackedScope) -> Bool {
    (depth, order) < (other.depth, other.order)
  }
}
