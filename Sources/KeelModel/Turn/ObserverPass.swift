import Synchronization

/// Runs the scopes whose inputs have changed: place by place, outermost first, then in the order of their creation.
@MainActor final class ObserverPass: TurnPass {
  func run() {
    var queue = takeInvalidated()
    var passed: [TrackedScope] = []
    var index = 0
    while index < queue.count {
      let scope = queue[index]
      index += 1
      scope.runHandler()
      let fresh = takeInvalidated()
      guard !fresh.isEmpty else { continue }
      // Scopes that are still ahead join this round; scopes that have been passed wait for the next one.
      passed += fresh.filter { !scope.runs(before: $0) }
      let ahead = fresh.filter { scope.runs(before: $0) }
      if !ahead.isEmpty {
        queue = (queue[index...] + ahead).sorted { $0.runs(before: $1) }
        index = 0
      }
    }
    guard !passed.isEmpty else { return }
    Ledger.shared.withLock { $0.invalidated += passed }
  }

  var namesOfPending: [String] {
    Ledger.shared.withLock { $0.invalidated.map(\.origin.description) }
  }

  private func takeInvalidated() -> [TrackedScope] {
    let scopes = Ledger.shared.withLock { ledger in
      guard !ledger.invalidated.isEmpty else { return [TrackedScope]() }
      let scopes = ledger.invalidated
      ledger.invalidated = []
      return scopes
    }
    // They usually arrive in that order, and sorting would be wasted then.
    return scopes.isInOrder ? scopes : scopes.sorted { $0.runs(before: $1) }
  }
}

extension [TrackedScope] {
  fileprivate var isInOrder: Bool { !zip(self, dropFirst()).contains { $1.runs(before: $0) } }
}

extension TrackedScope {
  @MainActor fileprivate func runHandler() {
    let (reaction, change) = Ledger.shared.withLock { _ -> (Reaction?, Transaction?) in
      guard guarded.run == 0 else {
        // A turn was flushed from inside this scope itself.
        guarded.missedRun = true
        guarded.due = .never
        return (nil, nil)
      }
      defer {
        guarded.due = .never
        guarded.transaction = nil
      }
      return (guarded.reaction, guarded.transaction)
    }
    guard let reaction else { return }
    guard let change else { return react(by: reaction, to: Transaction()) }
    withTransaction(change) { react(by: reaction, to: change) }
  }

  @MainActor private func react(by reaction: Reaction, to change: Transaction) {
    switch reaction {
    case .run(let handler): handler(self, change)
    case .notify(let unowned): unowned.owner.trackedScopeDidChange(change)
    }
  }
}
