import Observation
import Synchronization

extension TrackedScope {
  /// Runs a closure and records its reads, in place of those of the last run.
  ///
  /// A write inside the closure to something that it has read already invalidates the scope at once. Work that waits
  /// for the end of the outermost run (`afterTracking(_:)`) runs before this function returns.
  @MainActor package func track<Result>(_ body: () -> Result) -> Result {
    let run = Ledger.shared.withLock { ledger in
      let run = ledger.nextRun()
      guarded.isRunning = true
      guarded.lastRun = run
      guarded.cursor = 0
      guarded.countRead = 0
      return run
    }
    defer {
      endRun(run)
      TrackedScope.runWaiting()
    }
    return TrackedScope.reading(as: self, run: run) {
      // Models with a standard registrar (compiled without `KeelModel`) are observed through this call. It is armed
      // only when the closure ends, and an outer tracking records these reads too: the standard library offers no
      // alternative.
      withObservationTracking {
        body()
      } onChange: {
        self.stockModelWillChange(since: run)
      }
    }
  }

  private func endRun(_ run: UInt64) {
    let needsJob = Ledger.shared.withLock { ledger in
      guarded.isRunning = false
      if Int(guarded.countRead) < guarded.subscriptions.count { dropSubscriptions(notIn: run) }
      guarded.indices.removeAll(keepingCapacity: true)
      if guarded.reaction == nil {
        // The scope was cancelled during the run: later reads are not needed either.
        for subscription in guarded.subscriptions { subscription.property.remove(at: subscription.position) }
        guarded.subscriptions = []
      } else if guarded.missedRun {
        guarded.missedRun = false
        ledger.invalidate(self, nil)
      }
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }

  private func stockModelWillChange(since run: UInt64) {
    let change = Transaction.ofThisChange
    let needsJob = Ledger.shared.withLock { ledger in
      guard guarded.lastRun == run, guarded.reaction != nil else { return false }
      ledger.invalidate(self, change)
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }

  /// Discards the reads that the current run has made of a model that was created in it.
  package static func forgetReads(ofNew model: AnyObject) {
    guard case .scope(let scope) = reader else { return }
    Ledger.shared.withLock { _ in scope.forgetReads(ofNew: ObjectIdentifier(model)) }
  }

  // MARK: - With the ledger locked

  private func forgetReads(ofNew model: ObjectIdentifier) {
    let run = guarded.run
    guard run != 0 else { return }
    for index in guarded.subscriptions.indices
    where guarded.subscriptions[index].property.newModel == model && guarded.subscriptions[index].isOf(run: run) {
      guarded.subscriptions[index].property.lastRun = 0
      guarded.subscriptions[index].didRead(in: 0)
      // The subscription is dropped at the end of the run, unless the property is read again.
      guarded.countRead -= 1
    }
  }

  func didRead(_ property: ObservedProperty) {
    let run = guarded.run
    guard property.lastRun != run, guarded.reaction != nil else { return }
    property.lastRun = run
    let cursor = Int(guarded.cursor)
    if cursor < guarded.subscriptions.count, guarded.subscriptions[cursor].property === property {
      markRead(at: cursor)
    } else if let index = indexOfSubscription(to: property) {
      markRead(at: index)
    } else {
      let index = guarded.subscriptions.count
      let position = property.add(.init(scope: self, index: index))
      guarded.subscriptions.append(Subscription(property: property, position: position, run: run))
      if !guarded.indices.isEmpty { guarded.indices[ObjectIdentifier(property)] = index }
      guarded.countRead += 1
      guarded.cursor = UInt32(index + 1)
    }
  }

  private func markRead(at index: Int) {
    if !guarded.subscriptions[index].isOf(run: guarded.run) {
      guarded.subscriptions[index].didRead(in: guarded.run)
      guarded.countRead += 1
    }
    guarded.cursor = UInt32(index + 1)
  }

  private func indexOfSubscription(to property: ObservedProperty) -> Int? {
    guard !property.subscribers.isEmpty else { return nil }
    if guarded.subscriptions.count <= 8 {
      return guarded.subscriptions.firstIndex { $0.property === property }
    }
    if guarded.indices.isEmpty {
      for (index, subscription) in guarded.subscriptions.enumerated() {
        guarded.indices[ObjectIdentifier(subscription.property)] = index
      }
    }
    return guarded.indices[ObjectIdentifier(property)]
  }

  private func dropSubscriptions(notIn run: UInt64) {
    var kept: [Subscription] = []
    kept.reserveCapacity(Int(guarded.countRead))
    // Removing moves other scopes' entries only: a scope subscribes to a property once.
    for subscription in guarded.subscriptions where !subscription.isOf(run: run) {
      subscription.property.remove(at: subscription.position)
    }
    for subscription in guarded.subscriptions where subscription.isOf(run: run) {
      subscription.property.move(subscription.position, toIndex: kept.count)
      kept.append(subscription)
    }
    guarded.subscriptions = kept
  }
}
