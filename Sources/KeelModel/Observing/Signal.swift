import Synchronization

/// One thing that can be read and can change, with no value of its own and no model around it.
///
/// What keeps its value elsewhere (a view's state, an object with `objectWillChange`) has one of these: `read()` when the
/// value is read, `fire()` when it has changed. Its readers are those that a property of a model would have.
///
/// `@unchecked Sendable`: `isArmed` is atomic; the property is touched only while `Ledger.shared` is locked.
package final class Signal: @unchecked Sendable {
  /// Whether a reader may have to be told: see `ObservedProperties`.
  private let isArmed = Atomic(false)
  private let property = ObservedProperty(keyPath: nil)

  package init() {}

  /// Makes the innermost scope at work a reader. Costs next to nothing where there is none.
  package func read() {
    guard case .scope(let scope) = TrackedScope.reader else { return }
    Ledger.shared.withLock { _ in
      scope.didRead(property)
      isArmed.store(true, ordering: .releasing)
    }
  }

  /// Marks all readers: they run once in the turn that follows, under the transaction in force here. Thread-safe.
  package func fire() {
    let change = Transaction.ofThisChange
    // Those who are due already still have to hear of a later change's transaction.
    guard change != nil || isArmed.load(ordering: .acquiring) else { return }
    let needsJob = Ledger.shared.withLock { ledger in
      property.invalidateReaders(change, &ledger)
      // Whoever waits for the next turn may still become due in this one.
      if !ledger.isInForeignTurn { isArmed.store(false, ordering: .releasing) }
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }
}
