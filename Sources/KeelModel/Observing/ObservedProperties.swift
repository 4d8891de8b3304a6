import Synchronization

/// The properties of one model that have been read by observers, and who reads them.
///
/// A model that nobody observes has an empty one and pays one atomic load a change.
///
/// `@unchecked Sendable`: `isObserved` is atomic; everything else is touched only while `Ledger.shared` is locked.
final class ObservedProperties: @unchecked Sendable {
  private let isObserved = Atomic(false)
  private var properties: [ObservedProperty] = []
  /// Key path objects seen before. A getter and a setter have one each, equal but not the same, and comparing the
  /// pointers is many times faster than comparing what they say.
  private var aliases: [(keyPath: AnyKeyPath, property: ObservedProperty)] = []

  func didRead(_ keyPath: AnyKeyPath, in scope: TrackedScope) {
    Ledger.shared.withLock { _ in
      if properties.isEmpty { isObserved.store(true, ordering: .releasing) }
      scope.didRead(property(for: keyPath))
    }
  }

  func didSet(_ keyPath: AnyKeyPath) {
    guard isObserved.load(ordering: .acquiring) else { return }
    let change = Transaction.ofThisChange
    let needsJob = Ledger.shared.withLock { ledger in
      for subscriber in property(for: keyPath).subscribers where subscriber.isConcerned {
        ledger.invalidate(subscriber.scope, change)
      }
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }

  private func property(for keyPath: AnyKeyPath) -> ObservedProperty {
    for alias in aliases where alias.keyPath === keyPath { return alias.property }
    let property: ObservedProperty
    if let known = properties.first(where: { $0.keyPath == keyPath }) {
      property = known
    } else {
      property = ObservedProperty(keyPath: keyPath)
      properties.append(property)
    }
    // Generic models make a fresh key path object for every access: those must not pile up here.
    if aliases.count < 4 * properties.count { aliases.append((keyPath, property)) }
    return property
  }
}

/// One property of one model, and the scopes that read it. Guarded by `Ledger.shared`.
final class ObservedProperty {
  let keyPath: AnyKeyPath
  fileprivate(set) var subscribers: [Subscriber] = []
  /// The last run that read this, so that reading it in a loop costs nothing.
  var lastRun: UInt64 = 0

  struct Subscriber {
    let scope: TrackedScope
    /// Where the scope keeps its side of this.
    var index: Int

    /// Whether the scope has based anything on the value: a scope in the middle of a run that has not come to this
    /// property yet will read the new value.
    var isConcerned: Bool {
      let guarded = scope.guarded
      return guarded.run == 0 || guarded.subscriptions[index].run == guarded.run
    }
  }

  init(keyPath: AnyKeyPath) { self.keyPath = keyPath }

  /// Returns the position to hand back to `remove(at:)`.
  func add(_ subscriber: Subscriber) -> Int {
    subscribers.append(subscriber)
    return subscribers.count - 1
  }

  func move(_ position: Int, toIndex index: Int) {
    subscribers[position].index = index
  }

  /// O(1): the last one takes the free place and its scope is told.
  func remove(at position: Int) {
    guard let last = subscribers.popLast(), position < subscribers.count else { return }
    subscribers[position] = last
    last.scope.guarded.subscriptions[last.index].position = position
  }
}
