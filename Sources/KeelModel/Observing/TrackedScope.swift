import Observation
import Synchronization

/// A reader of models that is notified when the values that it has read change: an observer, or the body of a view.
///
/// `track` runs a closure and records its reads. After any of the values has changed, the handler is called once in the
/// phase of the observers, outermost first; it tracks again, or requests work in a later phase. A scope does nothing
/// until it is tracked for the first time. After the handler has been called for a property, it need not be called for
/// that property again before the scope has tracked again.
///
/// `@unchecked Sendable`: `guarded` is touched only while `Ledger.shared` is locked. The rest is read by the main actor
/// alone, and written by it alone: at the creation of the scope, and while nothing else refers to it (`begin`).
package final class TrackedScope: @unchecked Sendable {
  package typealias Handler = @MainActor (TrackedScope, Transaction) -> Void

  /// The reactions to a change of a value that was read.
  enum Reaction {
    case run(Handler)
    case notify(UnownedOwner)
  }

  /// An owner, which cancels its scope before it is released.
  struct UnownedOwner {
    unowned let owner: any TrackedScopeOwner
  }

  /// The number of scopes that ran around the place where this one was created.
  private var storedDepth: Int32
  package var depth: Int { Int(storedDepth) }
  /// The `order` of the outermost of these scopes, or this scope's own.
  private(set) var rootOrder: UInt64
  /// The place where the scope was created, for reports.
  package private(set) var origin: Origin
  private(set) var order: UInt64
  var guarded: Guarded

  /// Guarded by `Ledger.shared`.
  struct Guarded {
    var reaction: Reaction?
    var due = Due.never
    /// True if a turn reached the scope while it was running.
    var missedRun = false
    var isRunning = false
    /// The merged transaction of the changes since the last run.
    var transaction: Transaction?
    /// The number of the last run, finished or not; changes that standard registrars report refer to it.
    var lastRun: UInt64 = 0
    /// The number of the current run, or 0.
    var run: UInt64 { isRunning ? lastRun : 0 }
    var subscriptions: [Subscription] = []
    /// The index at which the next read is expected: most runs read the same properties in the same order.
    var cursor: UInt32 = 0
    /// The number of subscriptions that the current run has read.
    var countRead: UInt32 = 0
    /// The index of each property in `subscriptions`; filled when reads arrive in another order.
    var indices: [ObjectIdentifier: Int] = [:]

    init(reaction: Reaction? = nil) { self.reaction = reaction }
  }

  /// The times at which the scope runs again.
  enum Due { case never, nextTurn, thisTurn }

  /// Sixteen bytes: an observer has several, and there are many observers.
  struct Subscription {
    let property: ObservedProperty
    private var storedPosition: UInt32
    /// The low bits of the number of the last run that has read the property. Two runs are confused only if their
    /// numbers differ by a multiple of 2^32.
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

  /// Creates a scope one level inside the running one, if any.
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

  /// Creates a scope that runs before all observers, in the turns for which `setNeedsRun()` is called.
  ///
  /// - Parameter handler: Called in the phase of the observers. It does not track.
  init(leading origin: Origin, handler: @escaping Handler) {
    storedDepth = 0
    rootOrder = 0
    self.origin = origin
    order = Ledger.shared.withLock { ledger in
      ledger.lastOrder += 1
      return ledger.lastOrder
    }
    guarded = Guarded(reaction: .run(handler))
  }

  /// Schedules the scope for the turn that is running on this thread, otherwise for the next one. Thread-safe.
  func setNeedsRun() {
    let change = Transaction.ofThisChange
    let needsJob = Ledger.shared.withLock { ledger in
      guard guarded.reaction != nil else { return false }
      ledger.invalidate(self, change)
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }

  /// Creates a scope for an owner, which cancels it before it is released.
  @MainActor init(origin: Origin) {
    storedDepth = 0
    order = 0
    rootOrder = 0
    self.origin = origin
    guarded = Guarded()
  }

  /// Assigns a new owner and a new place to a scope that has no other references.
  @MainActor func begin(origin: Origin, owner: any TrackedScopeOwner) {
    storedDepth = Int32(TrackedScope.innermostDepth + 1)
    self.origin = origin
    order = Ledger.shared.withLock { ledger in
      guarded.reaction = .notify(UnownedOwner(owner: owner))
      ledger.lastOrder += 1
      return ledger.lastOrder
    }
    rootOrder = TrackedScope.innermostRoot ?? order
  }

  /// Releases the owner of a scope that has no other references.
  @MainActor func lapse() {
    Ledger.shared.withLock { _ in guarded.reaction = nil }
  }

  package var isCancelled: Bool {
    Ledger.shared.withLock { _ in guarded.reaction == nil }
  }

  /// Ends the scope: releases the handler and all subscriptions. O(n) in the number of subscriptions. Thread-safe.
  package func cancel() {
    // The release happens outside the lock, because deinitialisers are foreign code.
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

  /// Returns true if this scope runs before the other when both are due: outer scopes before inner ones.
  ///
  /// Scopes of one place, such as a window, run together, while their objects are in the processor's caches.
  func runs(before other: TrackedScope) -> Bool {
    (rootOrder, depth, order) < (other.rootOrder, other.depth, other.order)
  }
}
