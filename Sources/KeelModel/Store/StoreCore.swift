/// The state of a store, and the parts of it that are followed.
///
/// Vocabulary: a *part* is a followed value, given by a key path or by a closure. It is *active* while it has
/// subscribers or readers. An update replaces `stored` and marks the core's scope, which runs before all observers of
/// the turn. That run compares `stored` with `delivered`, the state of the last delivery, finds the active parts whose
/// memory has changed, and lets each compare its own value and send it.
///
/// The state is compared by its memory first. Equal bytes are an equal value: both states retain the storage that the
/// bytes refer to, so that it cannot have been written since. Different bytes may be an equal value, which `==`
/// determines.
///
/// `@unchecked Sendable`: the lock guards the state. Values cross between threads as those of any publisher do.
final class StoreCore<Value: Equatable>: ValueMirror<Value>, @unchecked Sendable {
  private let lock = Lock()
  private var stored: Value
  private var delivered: Value
  /// The number of changes so far, and the number at the last delivery.
  private var version: UInt64 = 0
  private var deliveredVersion: UInt64 = 0
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

  init(_ value: Value, _ origin: Origin) {
    stored = value
    delivered = value
    super.init()
    scope = TrackedScope(leading: origin) { [weak self] _, _ in self?.deliver() }
  }

  deinit { scope?.cancel() }

  var value: Value { lock { stored } }

  /// A state, the one delivered last, and their versions.
  struct Snapshot {
    var value: Value
    var version: UInt64
    var delivered: Value
    var deliveredVersion: UInt64
    var isPending: Bool { version != deliveredVersion }
  }

  var snapshot: Snapshot {
    lock {
      Snapshot(value: stored, version: version, delivered: delivered, deliveredVersion: deliveredVersion)
    }
  }

  // MARK: - Changes

  func set(_ value: Value) {
    guard !changedWords(from: self.value, to: value).isEmpty else { return }
    withExtendedLifetime(exchange(value)) {}
    didExchange()
  }

  override func exchange(_ value: Value) -> Value {
    lock {
      defer {
        stored = value
        version += 1
      }
      return stored
    }
  }

  override func didExchange() { scope?.setNeedsRun() }

  /// Sends the parts that have changed since the last delivery.
  @MainActor private func deliver() {
    let next = snapshot
    guard next.isPending else { return }
    let words = changedWords(from: next.delivered, to: next.value)
    let parts = lock {
      defer { uneven = [] }
      return index.parts(at: words, and: uneven)
    }
    for part in parts {
      let isWanted = lock { part.order != 0 && isNeeded(part) }
      if isWanted { part.deliver(next) } else { deactivate(part) }
    }
    let former = lock {
      defer { (delivered, deliveredVersion) = (next.value, next.version) }
      return delivered
    }
    withExtendedLifetime(former) {}
  }

  /// Includes a part in the next delivery, even if its memory has not changed.
  func deliverNext(_ part: StorePart<Value>) { lock { uneven.append(part) } }

  // MARK: - Parts

  /// Returns the part at a key path. Followers at the same time share it.
  func part<T: Equatable>(at keyPath: KeyPath<Value, T>) -> TypedPart<Value, T> {
    if let part = lock({ sharedParts[keyPath] }) as? TypedPart<Value, T> { return part }
    let part = TypedPart<Value, T>(words: wordRange(of: keyPath).map { [$0] }, compute: { $0[keyPath: keyPath] })
    part.keyPath = keyPath
    return part
  }

  func attach<S: Subscriber, T: Equatable>(_ subscriber: S, to part: TypedPart<Value, T>)
  where S.Input == T, S.Failure == Never {
    using(part) { part.attach(subscriber, core: self) }
  }

  /// Reads a part for the running observer or body.
  func track<T: Equatable>(_ keyPath: KeyPath<Value, T>) -> T {
    let part = part(at: keyPath)
    return using(part) { part.read(in: self) }
  }

  /// Keeps a part active while a closure gives it a subscriber or a reader.
  private func using<T: Equatable, Result>(_ part: TypedPart<Value, T>, _ body: () -> Result) -> Result {
    let swept = lock { () -> [StorePart<Value>] in
      part.pins += 1
      guard part.order == 0 else { return [] }
      lastOrder += 1
      part.order = lastOrder
      index.insert(part)
      if let keyPath = part.keyPath, sharedParts[keyPath] == nil { sharedParts[keyPath] = part }
      guard index.count >= countToSweep else { return [] }
      let swept = index.all.filter { !isNeeded($0) }
      swept.forEach(remove)
      countToSweep = max(64, 2 * index.count)
      return swept
    }
    swept.forEach { $0.forget() }
    defer { lock { part.pins -= 1 } }
    return body()
  }

  private func deactivate(_ part: StorePart<Value>) {
    let isGone = lock {
      guard part.order != 0, !isNeeded(part) else { return false }
      remove(part)
      return true
    }
    if isGone { part.forget() }
  }

  // MARK: - With the lock held

  private func isNeeded(_ part: StorePart<Value>) -> Bool { part.pins > 0 || part.isFollowed }

  private func remove(_ part: StorePart<Value>) {
    index.remove(part)
    part.order = 0
    if let keyPath = part.keyPath, sharedParts[keyPath] === part { sharedParts[keyPath] = nil }
  }
}

/// An object that follows a value that another object keeps, without knowing more of its type.
class ValueMirror<Value> {
  /// Takes over a value, and returns the former one for release outside the locks. Called with a lock held.
  func exchange(_ value: Value) -> Value { value }
  /// Called after an exchange, with no lock held.
  func didExchange() {}
}
