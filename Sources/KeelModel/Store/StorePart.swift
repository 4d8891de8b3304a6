/// A value of a part, and its number among the distinct values of this part.
///
/// The values of two consecutive numbers differ. Others must be compared.
struct Stamped<T> {
  var value: T
  var stamp: UInt64
}

extension Stamped where T: Equatable {
  /// Returns true if this value is a later one than the other and differs from it. It compares only if values between
  /// these two have been left out.
  func isNews(after other: Stamped) -> Bool {
    guard stamp > other.stamp else { return false }
    return stamp == other.stamp + 1 || value != other.value
  }
}

/// A part of a store's state that is followed, with the type of its value hidden.
///
/// `@unchecked Sendable`: `order` and `pins` are guarded by the lock of the store's core, the rest by the part's own.
class StorePart<Value>: @unchecked Sendable {
  /// The bytes of the state's memory that the part consists of; `nil` if they are not known.
  final let bytes: [Range<Int>]?
  /// The words of the state's memory that contain the part; `nil` if they are not known.
  final let words: [ClosedRange<Int>]?
  /// The key path, if the part is one. Written before other threads can see the part.
  final var keyPath: AnyKeyPath?
  /// The position in the order in which parts have become active; 0 while it is not active.
  final var order: UInt64 = 0
  /// The number of calls that are adding a follower.
  final var pins = 0

  init(bytes: [Range<Int>]?) {
    self.bytes = bytes
    words = bytes?.map(wordRange(of:))
  }

  /// Returns true if changes at these places may concern the part.
  final func isIn(_ places: ByteRanges) -> Bool { bytes?.contains(where: places.overlaps) ?? true }

  /// True if the part has subscribers or readers.
  var isFollowed: Bool { false }
  /// Sends the value of a new state, if it has changed.
  func deliver(_ next: StoreCore<Value>.Snapshot) where Value: Equatable {}
  /// Removes the value of a part that is not active, and returns what the caller releases when it holds no lock.
  func forget() -> Any? { nil }
}

/// A part of a store's state: its latest value, its subscribers and its readers.
///
/// `==` is called here only, once for each state, regardless of the number of subscribers and readers. They compare
/// the numbers of values.
final class TypedPart<Value: Equatable, T: Equatable>: StorePart<Value>, @unchecked Sendable {
  private let subject = SubjectCore<Stamped<T>, Never>()
  private let signal = Signal()
  /// Returns true if the value for the second state may differ from that for the first.
  private let isAffected: ((Value, Value) -> Bool)?
  private let compute: (Value) -> T

  private let lock = Lock()
  /// The latest value, `nil` while the part is not active or has not been read.
  private var latest: Stamped<T>?
  /// The version of the latest state that the part knows of; `latest` is the value for that state.
  private var version: UInt64 = 0
  private var lastStamp: UInt64 = 0
  /// The number of the latest value that was sent to all subscribers. If it is not that of `latest`, only some of them
  /// have received that value, between two deliveries.
  private var sentStamp: UInt64 = 0
  /// The value that readers have read last.
  private var seen: Stamped<T>?

  init(
    bytes: [Range<Int>]?, isAffected: ((Value, Value) -> Bool)? = nil, compute: @escaping (Value) -> T
  ) {
    self.isAffected = isAffected
    self.compute = compute
    super.init(bytes: bytes)
  }

  override var isFollowed: Bool { subject.hasSubscribers || signal.hasReaders }

  override func forget() -> Any? {
    lock {
      defer { (latest, version, seen) = (nil, 0, nil) }
      return (latest, seen)
    }
  }

  func attach<S: Subscriber>(_ subscriber: S, core: StoreCore<Value>) where S.Input == Stamped<T>, S.Failure == Never {
    // So the subscription retains the core.
    subject.attach(subscriber, owner: core, latest: { self.current(in: core) })
  }

  func read(in core: StoreCore<Value>) -> T {
    let value = current(in: core)
    // Earlier readers of another value are due; this one is not.
    show(value)
    signal.read()
    return value.value
  }

  /// Returns the value for the present state.
  private func current(in core: StoreCore<Value>) -> Stamped<T> {
    while true {
      let now = core.snapshot
      let (latest, version) = lock { (self.latest, self.version) }
      // An active part receives each delivery that concerns it.
      if let latest, version >= now.version || !now.isPending || isUnaffected(by: now, since: version) { return latest }
      guard let value = refresh(now) else { continue }
      // A first value of a state that is not delivered yet may have changed back by then, so that the memory of the
      // state does not differ from that of the last delivery.
      let isEarly = latest == nil && now.isPending
      if isEarly || lock({ value.stamp != sentStamp }) { core.deliverNext(self) }
      return value
    }
  }

  /// Returns true if the value for the state that was delivered last is also that for the new one.
  private func isUnaffected(by next: StoreCore<Value>.Snapshot, since version: UInt64) -> Bool {
    guard version <= next.deliveredVersion, let isAffected else { return false }
    return !isAffected(next.delivered, next.value)
  }

  /// Returns the value for a state, or for a later one if that is known; `nil` if a later state was delivered before
  /// any value was needed.
  private func refresh(_ next: StoreCore<Value>.Snapshot) -> Stamped<T>? {
    var computed: T?
    while true {
      let (former, version) = lock { (latest, self.version) }
      if let former, version >= next.version { return former }
      guard version <= next.version else { return nil }
      let value = computed ?? compute(next.value)
      computed = value
      let isEqual = former.map { $0.value == value } ?? false
      let adopted: Stamped<T>? = lock {
        // Another thread may have been here meanwhile.
        guard self.version == version, latest?.stamp == former?.stamp else { return nil }
        // The first value is not compared with any other.
        if !isEqual { lastStamp += former == nil ? 2 : 1 }
        if former == nil { sentStamp = lastStamp }
        let adopted = Stamped(value: value, stamp: lastStamp)
        (latest, self.version) = (adopted, next.version)
        return adopted
      }
      if let adopted { return adopted }
    }
  }

  override func deliver(_ next: StoreCore<Value>.Snapshot) {
    let (known, version): (Stamped<T>?, UInt64) = lock {
      // Without a value, no follower has received one yet.
      if latest == nil { self.version = max(self.version, next.version) }
      return (latest, self.version)
    }
    guard let known else { return }
    guard let value = isUnaffected(by: next, since: version) ? known : refresh(next) else { return }
    let isSent = lock {
      defer { sentStamp = value.stamp }
      return sentStamp == value.stamp
    }
    if !isSent { subject.send(value) }
    show(value)
  }

  /// Notifies the readers, if there are any, of a value that they have not seen.
  private func show(_ value: Stamped<T>) {
    let former = lock {
      defer { seen = value }
      return seen
    }
    if let former, value.isNews(after: former) { signal.fire() }
  }
}
