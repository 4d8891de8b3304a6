/// A part of a store's state that is followed, with the type of its value hidden.
///
/// `@unchecked Sendable`: `order` and `pins` are guarded by the lock of the store's core, the rest by the part's own.
class StorePart<Value>: @unchecked Sendable {
  /// The words of the state's memory that contain the part; `nil` if they are not known.
  final let words: [ClosedRange<Int>]?
  /// The key path, if the part is one. Written before other threads can see the part.
  final var keyPath: AnyKeyPath?
  /// The position in the order in which parts have become active; 0 while it is not active.
  final var order: UInt64 = 0
  /// The number of calls that are adding a follower.
  final var pins = 0

  init(words: [ClosedRange<Int>]?) { self.words = words }

  /// True if the part has subscribers or readers.
  var isFollowed: Bool { false }
  /// Sends the value of a new state, if it has changed.
  func deliver(_ next: StoreCore<Value>.Snapshot) where Value: Equatable {}
  /// Releases the value when the part is no longer active.
  func forget() {}
}

/// A part of a store's state: its latest value, its subscribers and its readers.
final class TypedPart<Value: Equatable, T: Equatable>: StorePart<Value>, @unchecked Sendable {
  private let subject = SubjectCore<T, Never>()
  private let signal = Signal()
  /// Returns true if the value for the second state may differ from that for the first.
  private let isAffected: ((Value, Value) -> Bool)?
  private let compute: (Value) -> T

  private let lock = Lock()
  /// The latest value that was sent, `nil` while the part is not active, and the version of its state.
  private var latest: T?
  private var latestVersion: UInt64 = 0
  /// True if only some followers have received `latest`, between two deliveries.
  private var isUneven = false
  /// The value that readers have read last.
  private var seen: T?

  init(
    words: [ClosedRange<Int>]?, isAffected: ((Value, Value) -> Bool)? = nil, compute: @escaping (Value) -> T
  ) {
    self.isAffected = isAffected
    self.compute = compute
    super.init(words: words)
  }

  override var isFollowed: Bool { subject.hasSubscribers || signal.hasReaders }

  override func forget() {
    let former = lock {
      defer { (latest, latestVersion, isUneven, seen) = (nil, 0, false, nil) }
      return (latest, seen)
    }
    withExtendedLifetime(former) {}
  }

  func attach<S: Subscriber>(_ subscriber: S, core: StoreCore<Value>) where S.Input == T, S.Failure == Never {
    // So the subscription retains the core.
    subject.attach(subscriber, owner: core, latest: { self.current(in: core) })
  }

  func read(in core: StoreCore<Value>) -> T {
    let value = current(in: core)
    // Earlier readers of another value are due; this one is not.
    show(value)
    signal.read()
    return value
  }

  /// Returns the value for the present state.
  private func current(in core: StoreCore<Value>) -> T {
    let now = core.snapshot
    let (latest, latestVersion) = lock { (self.latest, self.latestVersion) }
    if let latest {
      // An active part receives each delivery that concerns it.
      if latestVersion == now.version || !now.isPending { return latest }
      if latestVersion <= now.deliveredVersion, let isAffected, !isAffected(now.delivered, now.value) { return latest }
    }
    let value = compute(now.value)
    adopt(value, now.version)
    if now.isPending {
      lock { isUneven = true }
      core.deliverNext(self)
    }
    return value
  }

  override func deliver(_ next: StoreCore<Value>.Snapshot) {
    let (latest, latestVersion, isUneven) = lock { (self.latest, self.latestVersion, self.isUneven) }
    // Without a value, no follower has received one yet.
    guard let latest, latestVersion < next.version || isUneven else { return }
    if !isUneven, let isAffected, !isAffected(next.delivered, next.value) { return }
    let isNew = latestVersion < next.version
    let value = isNew ? compute(next.value) : latest
    if isNew { adopt(value, next.version) }
    guard isUneven || value != latest else { return }
    lock { self.isUneven = false }
    // Subscribers that have this value already leave it out (`removeDuplicates`).
    subject.send(value)
    show(value)
  }

  private func adopt(_ value: T, _ version: UInt64) {
    let former = lock {
      defer { (latest, latestVersion) = (value, version) }
      return latest
    }
    withExtendedLifetime(former) {}
  }

  /// Notifies the readers, if there are any, of a value that they have not seen.
  private func show(_ value: T) {
    let former = lock {
      defer { seen = value }
      return seen
    }
    if let former, former != value { signal.fire() }
  }
}
