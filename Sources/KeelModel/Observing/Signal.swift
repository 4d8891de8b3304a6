import Synchronization

/// A source of changes that observers can read, without a value of its own and without a model.
///
/// Code that stores its value elsewhere (a view's state, an object with `objectWillChange`) has a signal. It calls
/// `read()` when the value is read and `fire()` when it has changed. Its readers behave like those of a model's
/// property.
///
/// `@unchecked Sendable`: `isArmed` is atomic; the property is touched only while `Ledger.shared` is locked.
package final class Signal: @unchecked Sendable {
  /// True if a reader may need a notification; see `ObservedProperties`.
  private let isArmed = Atomic(false)
  private let property = ObservedProperty(keyPath: nil)

  package init() {}

  /// Adds the innermost running scope to the readers. Costs almost nothing if there is none.
  package func read() {
    guard case .scope(let scope) = TrackedScope.reader else { return }
    Ledger.shared.withLock { _ in
      scope.didRead(property)
      isArmed.store(true, ordering: .releasing)
    }
  }

  /// True if a scope has read the signal in its last run.
  var hasReaders: Bool { Ledger.shared.withLock { _ in !property.subscribers.isEmpty } }

  /// Invalidates all readers: they run once in the turn that follows, with the transaction of the current change.
  /// Thread-safe.
  package func fire() {
    let change = Transaction.ofThisChange
    // Scopes that are due already still need the transaction of a later change.
    guard change != nil || isArmed.load(ordering: .acquiring) else { return }
    let needsJob = Ledger.shared.withLock { ledger in
      property.invalidateReaders(change, &ledger)
      // A scope that waits for the next turn may still become due in this one.
      if !ledger.isInForeignTurn { isArmed.store(false, ordering: .releasing) }
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }
}
