import Synchronization

/// What observers, observed properties and the turn write down together, from any thread, under one lock.
///
/// Models may be changed off the main actor, so a change is only *noted* where it happens; the turn does the work. One
/// lock for everything keeps the parts consistent with each other, is held for a few hundred nanoseconds at most, and
/// never while a stranger's code runs.
struct Ledger: Sendable {
  /// Scopes of which something read has changed, each once.
  var invalidated: [TrackedScope] = []
  /// Those that another thread invalidated while a turn ran. They wait for the next one: a busy worker must neither
  /// keep a turn from ending nor be blamed on an observer.
  var deferred: [TrackedScope] = []
  /// The thread of the turn that is running, 0 when none is.
  var turnThread: UInt = 0
  /// Phases that were asked for, a bit each. That of the observers is `invalidated` itself.
  var requestedPhases: UInt8 = 0
  /// What all changes since the last turn asked for.
  var transaction: Transaction?
  /// Whether a job that runs the turn waits for the main actor.
  var isJobQueued = false
  /// Whether the main actor is at work and looks here again before it rests, so that no job is needed.
  var isAwake = false
  var lastRun: UInt64 = 0
  var lastOrder: UInt64 = 0

  static let shared = Mutex(Ledger())

  var isEmpty: Bool { invalidated.isEmpty && requestedPhases == 0 }

  /// Whether a turn runs on another thread than this.
  var isInForeignTurn: Bool { turnThread != 0 && turnThread != currentThread() }

  mutating func nextRun() -> UInt64 {
    lastRun += 1
    return lastRun
  }

  /// Notes the change; the scope runs in the next round of observers.
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

  /// Makes what waited for the end of the turn due.
  mutating func takeInDeferred() {
    guard !deferred.isEmpty else { return }
    for scope in deferred where scope.guarded.due == .nextTurn {
      scope.guarded.due = .thisTurn
      invalidated.append(scope)
    }
    deferred = []
  }

  /// Whether the caller has to queue a job, which it does after it has let go of the lock.
  mutating func claimJob() -> Bool {
    guard !isEmpty, !isAwake, !isJobQueued else { return false }
    isJobQueued = true
    return true
  }
}
