/// The state of a store, and the parts of it that are followed.
///
/// Vocabulary: a *part* is a followed value, given by a key path or by a closure. It is *active* while it has
/// subscribers or readers. An update replaces `stored` and marks the core's scope, which runs before all observers of
/// the turn. That run compares `stored` with `delivered`, the state of the last delivery, finds the active parts whose
/// memory has changed, and lets each compare its own value and send it. An update of one field limits the comparison to
/// the memory of that field; `changes` is the union of such places since the last delivery.
///
/// The state is compared by its memory first. Equal bytes are an equal value: both states retain the storage that the
/// bytes refer to, so that it cannot have been written since. Different bytes may be an equal value, which `==`
/// determines.
///
/// States are replaced by one caller at a time, that of the owner: a store under its own lock, a subject under its lock,
/// a publisher by its rules. Any thread may read, follow and stop following.
///
/// `@unchecked Sendable`: the lock guards the state; `scope` and `upstream` are written before other threads see the
/// core. The values themselves are described at ``Publisher``, under "Threads".
final class StoreCore<Value: Equatable>: ValueMirror<Value>, @unchecked Sendable {
  private let lock = Lock()
  private var stored: Value
  private var delivered: Value
  /// The number of changes so far, and the number at the last delivery.
  private var version: UInt64 = 0
  private var deliveredVersion: UInt64 = 0
  /// The places in which `stored` may differ from `delivered`.
  private var changes = ByteRanges()
  private var index = PartIndex<Value>()
  /// The active parts that are key paths.
  private var sharedParts: [AnyKeyPath: StorePart<Value>] = [:]
  /// Parts that have sent a value to some followers since the last delivery. The next delivery includes them, even if
  /// the state is the former one again.
  private var uneven: [StorePart<Value>] = []
  private var lastOrder: UInt64 = 0
  /// When this many parts are active, those that are no longer needed are removed.
  private var countToSweep = 64
  private var scope: TrackedScope?
  /// The subscription to the publisher that the state is of, if it is of one.
  private var upstream: AnyCancellable?

  init(_ value: Value, _ origin: Origin) {
    stored = value
    delivered = value
    super.init()
    scope = TrackedScope(leading: origin) { [weak self] _, _ in self?.deliver() }
  }

  deinit { scope?.cancel() }

  /// Retains a subscription for as long as the core exists. Called once, before other threads see the core.
  func keep(_ upstream: AnyCancellable) { self.upstream = upstream }

  var value: Value { lock { stored } }

  /// A state, the one delivered last, and their versions.
  struct Snapshot {
    var value: Value
    var version: UInt64
    var delivered: Value
    var deliveredVersion: UInt64
    var isPending: Bool { version != deliveredVersion }
  }

  var snapshot: Snapshot { lock { unguardedSnapshot } }

  // MARK: - Changes

  /// Replaces the state and schedules its delivery, unless the memory of both states is equal.
  func set(_ value: Value) {
    if replace(self.value, with: value, in: .everything) { didExchange() }
  }

  /// Replaces the state, unless the memory of both states is equal. The delivery is left to the caller (`didExchange`),
  /// and so is the release of the former state.
  ///
  /// - Parameters:
  ///   - former: The present state.
  ///   - places: The places in which the states may differ.
  /// - Returns: True if the memory differs.
  func replace(_ former: Value, with value: Value, in places: ByteRanges) -> Bool {
    guard !changedWords(from: former, to: value, in: places, limit: 1).isEmpty else { return false }
    withExtendedLifetime(exchange(value, in: places)) {}
    return true
  }

  override func exchange(_ value: Value) -> Value { exchange(value, in: .everything) }

  private func exchange(_ value: Value, in places: ByteRanges) -> Value {
    lock {
      defer {
        stored = value
        version += 1
        changes.formUnion(places)
      }
      return stored
    }
  }

  override func didExchange() { scope?.setNeedsRun() }

  /// Sends the parts that have changed since the last delivery.
  @MainActor private func deliver() {
    let (next, places) = lock {
      defer { changes = ByteRanges() }
      return (unguardedSnapshot, changes)
    }
    let words = next.isPending ? changedWords(from: next.delivered, to: next.value, in: places) : []
    let parts = lock {
      defer { uneven = [] }
      return index.parts(at: words, in: places, and: uneven)
    }
    for part in parts {
      let isWanted = lock { part.order != 0 && isNeeded(part) }
      if isWanted { part.deliver(next) } else { deactivate(part) }
    }
    let (former, rest) = lock { () -> (Value, [StorePart<Value>]) in
      let former = delivered
      (delivered, deliveredVersion) = (next.value, next.version)
      // If the state has changed meanwhile, the next delivery includes these parts.
      guard version == deliveredVersion else { return (former, []) }
      defer { uneven = [] }
      return (former, uneven)
    }
    for part in rest { part.deliver(next) }
    withExtendedLifetime(former) {}
  }

  /// Includes a part in the next delivery, even if its memory has not changed.
  func deliverNext(_ part: StorePart<Value>) {
    let isAtRest = lock {
      uneven.append(part)
      return version == deliveredVersion
    }
    if isAtRest { scope?.setNeedsRun() }
  }

  // MARK: - Parts

  /// Returns the part at a key path. Followers at the same time share it.
  func part<T: Equatable>(at keyPath: KeyPath<Value, T>) -> TypedPart<Value, T> {
    if let part = lock({ sharedParts[keyPath] }) as? TypedPart<Value, T> { return part }
    let part = TypedPart<Value, T>(bytes: byteRange(of: keyPath).map { [$0] }, compute: { $0[keyPath: keyPath] })
    part.keyPath = keyPath
    return part
  }

  func attach<S: Subscriber, T: Equatable>(_ subscriber: S, to part: TypedPart<Value, T>)
  where S.Input == Stamped<T>, S.Failure == Never {
    using(part) { part.attach(subscriber, core: self) }
  }

  /// Reads a part for the running observer or body.
  func track<T: Equatable>(_ keyPath: KeyPath<Value, T>) -> T {
    let part = part(at: keyPath)
    return using(part) { part.read(in: self) }
  }

  /// Keeps a part active while a closure gives it a subscriber or a reader.
  private func using<T: Equatable, Result>(_ part: TypedPart<Value, T>, _ body: () -> Result) -> Result {
    let forgotten = lock { () -> [Any?] in
      part.pins += 1
      guard part.order == 0 else { return [] }
      lastOrder += 1
      part.order = lastOrder
      var forgotten = [part.forget()]
      index.insert(part)
      if let keyPath = part.keyPath, sharedParts[keyPath] == nil { sharedParts[keyPath] = part }
      guard index.count >= countToSweep else { return forgotten }
      forgotten += index.all.filter { !isNeeded($0) }.map(remove)
      countToSweep = max(64, 2 * index.count)
      return forgotten
    }
    withExtendedLifetime(forgotten) {}
    defer { lock { part.pins -= 1 } }
    return body()
  }

  private func deactivate(_ part: StorePart<Value>) {
    let forgotten: Any? = lock { part.order != 0 && !isNeeded(part) ? remove(part) : nil }
    withExtendedLifetime(forgotten) {}
  }

  // MARK: - With the lock held

  private func isNeeded(_ part: StorePart<Value>) -> Bool { part.pins > 0 || part.isFollowed }

  private var unguardedSnapshot: Snapshot {
    Snapshot(value: stored, version: version, delivered: delivered, deliveredVersion: deliveredVersion)
  }

  /// Returns what the caller releases when it holds no lock.
  private func remove(_ part: StorePart<Value>) -> Any? {
    index.remove(part)
    part.order = 0
    if let keyPath = part.keyPath, sharedParts[keyPath] === part { sharedParts[keyPath] = nil }
    return part.forget()
  }
}

/// An object that follows a value that another object keeps, without knowing more of its type.
class ValueMirror<Value> {
  /// Takes over a value, and returns the former one for release outside the locks. Called with a lock held.
  func exchange(_ value: Value) -> Value { value }
  /// Called after an exchange, with no lock held.
  func didExchange() {}
}
