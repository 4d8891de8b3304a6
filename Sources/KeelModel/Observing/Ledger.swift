import Synchronization

/// The shared state of observers, observed properties and the turn, used from any thread under one lock.
///
/// Models may be changed off the main actor, so a change is only *recorded* where it happens; the turn does the work.
/// One lock for everything keeps the parts consistent with each other. It is held for a few hundred nanoseconds at
/// most, and never while foreign code runs.
struct Ledger: Sendable {
  /// Scopes whose inputs have changed, each once.
  var invalidated: [TrackedScope] = []
  /// Scopes that another thread invalidated during a turn. They wait for the next turn: a busy worker must neither keep
  /// a turn from ending nor be reported as an observer that does not settle.
  var deferred: [TrackedScope] = []
  /// The thread of the turn that runs, or 0.
  var turnThread: UInt = 0
  /// The requested phases, one bit each. For the phase of the observers see `invalidated`.
  var requestedPhases: UInt8 = 0
  /// The merged transaction of all changes since the last turn.
  var transaction: Transaction?
  /// True if a job that runs the turn is queued on the main actor.
  var isJobQueued = false
  /// True if the main actor is running and checks the ledger again before it rests, so that no job is needed.
  var isAwake = false
  var lastRun: UInt64 = 0
  var lastOrder: UInt64 = 0

  static let shared = Mutex(Ledger())

  var isEmpty: Bool { invalidated.isEmpty && requestedPhases == 0 }

  /// True if a turn runs on another thread.
  var isInForeignTurn: Bool { turnThread != 0 && turnThread != currentThread() }

  mutating func nextRun() -> UInt64 {
    lastRun += 1
    return lastRun
  }

  /// Records a change; the scope runs in the next round of observers.
  mutating func invalidate(_ scope: TrackedScope, _ change: Transaction?) {
    if let change {
      scope.guarded.transaction.merge(change)
      transaction.merge(change)
    }
    if !isInForeignTurn {
      guard scope.guarded.due != .thisTurn else { return }
      scope.guarded.due = .thisTurn
      invalidated.append(scope)
    } else if scope.guarded.due == .never {
      scope.guarded.due = .nextTurn
      deferred.append(scope)
    }
  }

  /// Invalidates the scopes that were deferred to the end of the turn.
  mutating func takeInDeferred() {
    guard !deferred.isEmpty else { return }
    for scope in deferred where scope.guarded.due == .nextTurn {
      scope.guarded.due = .thisTurn
      invalidated.append(scope)
    }
    deferred = []
  }

  /// Returns true if the caller must queue a job, after it has released the lock.
  mutating func claimJob() -> Bool {
    guard !isEmpty, !isAwake, !isJobQueued else { return false }
    isJobQueued = true
    return true
  }
}
