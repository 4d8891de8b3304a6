public import Observation

/// The registrar of models that both `observe` and `withObservationTracking` can observe.
///
/// `@Observable` creates one for each model; there is no need to use it directly. Reads inside `observe` are recorded
/// at once, for the innermost observer only. Reads of lifecycle calls inside `observe` are not recorded. All others are
/// passed to the standard registrar. May be used from any thread.
public struct TrackingRegistrar: Sendable {
  private let stock = StockObservationRegistrar()
  private let properties = ObservedProperties()

  /// Creates a registrar without observers.
  public init() {}

  /// Records that a property is about to be read.
  public func access<Subject: StockObservable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    switch TrackedScope.reader {
    case .other: stock.access(subject, keyPath: keyPath)
    case .scope(let scope): properties.didRead(keyPath, in: scope, of: subject)
    // The standard registrar would report the read to the scope around this call, which must not track it.
    case .noReader: break
    }
  }

  /// Announces that a property is about to change.
  public func willSet<Subject: StockObservable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    stock.willSet(subject, keyPath: keyPath)
  }

  /// Announces that a property has changed.
  public func didSet<Subject: StockObservable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    stock.didSet(subject, keyPath: keyPath)
    properties.didSet(keyPath)
  }

  /// Makes a change, and announces it before and after.
  public func withMutation<Subject: StockObservable, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    defer { properties.didSet(keyPath) }
    return try stock.withMutation(of: subject, keyPath: keyPath, mutation)
  }
}

// Like the standard registrar, it is not part of its model's identity and stores nothing.

extension TrackingRegistrar: Hashable {
  /// Returns true, because a registrar is not part of its model's value.
  public static func == (lhs: TrackingRegistrar, rhs: TrackingRegistrar) -> Bool { true }
  /// Hashes nothing, because all registrars are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension TrackingRegistrar: Codable {
  /// Creates a registrar without observers; nothing is decoded.
  public init(from decoder: any Decoder) throws { self.init() }
  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}
