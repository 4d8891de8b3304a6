import Observation
import Synchronization

/// Something that reads models and wants to know when what it read has changed: an observer, the body of a view.
///
/// `track` runs a closure and notes what it reads. After any of that has changed, the handler is called once in the
/// phase of the observers, outermost first; it tracks again, or marks something to be done in a later phase. A scope
/// does nothing until it is tracked for the first time, and a handler that has been called for a property need not be
/// called for it again before the scope has tracked again.
///
/// `@unchecked Sendable`: `guarded` is touched only while `Ledger.shared` is locked. The rest is read by the main actor
/// alone, and written by it alone: as the scope is made, and while nobody else holds it (`begin`).
package final class TrackedScope: @unchecked Sendable {
  package typealias Handler = @MainActor (TrackedScope, Transaction) -> Void

  /// What is done when something that was read has changed.
  enum Reaction {
    case run(Handler)
    case tell(UnownedOwner)
  }

  /// An owner, which ends its scope before it goes.
  struct UnownedOwner {
    unowned let owner: any TrackedScopeOwner
  }

  /// How many scopes were at work around the place where this one was made.
  private var storedDepth: Int32
  package var depth: Int { Int(storedDepth) }
  /// The `order` of the outermost one of these, or its own.
  private(set) var rootOrder: UInt64
  /// Where it was made, for reports.
  package private(set) var origin: Origin
  private(set) var order: UInt64
  var guarded: Guarded

  /// Guarded by `Ledger.shared`.
  struct Guarded {
    var reaction: Reaction?
    var due = Due.never
    /// Whether it was asked to run while it was running.
    var missedRun = false
    var isRunning = false
    /// What the changes since the last run asked for.
    var transaction: Transaction?
    /// The number of the last run, finished or not; changes of standard registrars name it.
    var lastRun: UInt64 = 0
    /// The number of the run in progress, 0 when there is none.
    var run: UInt64 { isRunning ? lastRun : 0 }
    var subscriptions: [Subscription] = []
    /// Where the next read is expected: most runs read the same in the same order.
    var cursor: UInt32 = 0
    /// How many of them this run has read.
    var countRead: UInt32 = 0
    /// Where each property is in `subscriptions`, made when the order turns out to be another.
    var indices: [ObjectIdentifier: Int] = [:]

    init(reaction: Reaction? = nil) { self.reaction = reaction }
  }

  /// When it is to run again.
  enum Due { case never, nextTurn, thisTurn }

  /// Sixteen bytes: an observer has several, and there are many observers.
  struct Subscription {
    let property: ObservedProperty
    private var storedPosition: UInt32
    /// The end of the number of the last run that read it. Runs of one scope are never billions apart unread: each one
    /// that does not read it drops it.
    private var runEnd: UInt32

    init(property: ObservedProperty, position: Int, run: UInt64) {
      self.property = property
      storedPosition = UInt32(position)
      runEnd = UInt32(truncatingIfNeeded: run)
    }

    var position: Int {
      get { Int(storedPosition) }
      set { storedPosition = UInt32(newValue) }
    }

    func isOf(run: UInt64) -> Bool { runEnd == UInt32(truncatingIfNeeded: run) }
    mutating func didRead(in run: UInt64) { runEnd = UInt32(truncatingIfNeeded: run) }
  }

  /// Makes a scope one level inside the one at work, if any.
  @MainActor package init(origin: Origin, handler: @escaping Handler) {
    storedDepth = Int32(TrackedScope.innermostDepth + 1)
    self.origin = origin
    order = Ledger.shared.withLock { ledger in
      ledger.lastOrder += 1
      return ledger.lastOrder
    }
    rootOrder = TrackedScope.innermostRoot ?? order
    guarded = Guarded(reaction: .run(handler))
  }

  /// Makes a scope for an owner that is told of changes. The owner cancels it before it goes.
  @MainActor init(origin: Origin) {
    storedDepth = 0
    order = 0
    rootOrder = 0
    self.origin = origin
    guarded = Guarded()
  }

  /// Makes a scope that nobody else holds a new one, with this owner.
  @MainActor func begin(origin: Origin, owner: any TrackedScopeOwner) {
    storedDepth = Int32(TrackedScope.innermostDepth + 1)
    self.origin = origin
    order = Ledger.shared.withLock { ledger in
      guarded.reaction = .tell(UnownedOwner(owner: owner))
      ledger.lastOrder += 1
      return ledger.lastOrder
    }
    rootOrder = TrackedScope.innermostRoot ?? order
  }

  /// Lets go of the owner of a scope that nobody else holds.
  @MainActor func lapse() {
    Ledger.shared.withLock { _ in guarded.reaction = nil }
  }

  package var isCancelled: Bool {
    Ledger.shared.withLock { _ in guarded.reaction == nil }
  }

  /// Ends it: lets go of the handler and of all subscriptions. O(subscriptions). Thread-safe.
  package func cancel() {
    // What is let go of is let go of outside the lock, for its deinitialisers are strangers' code.
    let released = Ledger.shared.withLock { _ in
      for subscription in guarded.subscriptions { subscription.property.remove(at: subscription.position) }
      defer {
        guarded.subscriptions = []
        guarded.indices = [:]
        guarded.reaction = nil
        guarded.transaction = nil
      }
      return (guarded.reaction, guarded.subscriptions)
    }
    withExtendedLifetime(released) {}
  }

  /// Whether this one runs before the other when both are due: one around another before it. What was made in one place,
  /// as a window, runs together, while its objects are near the processor.
  func runs(before other: TrackedScope) -> Bool {
    (rootOrder, depth, order) < (other.rootOrder, other.depth, other.order)
  }
}
