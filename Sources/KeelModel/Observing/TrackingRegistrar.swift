public import Observation

/// The registrar of a model that can be observed by `observe` and by `withObservationTracking`, both.
///
/// You do not use this directly: `@Observable` makes one for each model. Reads inside `observe` are recorded for the
/// innermost observer alone and count at once; all others, those of a turn too, go to the standard registrar. May be
/// used from any thread.
public struct TrackingRegistrar: Sendable {
  private let stock = StockObservationRegistrar()
  private let properties = ObservedProperties()

  public init() {}

  /// Says that a property is about to be read.
  public func access<Subject: StockObservable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    switch TrackedScope.reader {
    case .other: stock.access(subject, keyPath: keyPath)
    case .scope(let scope): properties.didRead(keyPath, in: scope, of: subject)
    // The standard tracking of the scope around this would hear of it, which must not.
    case .nobody: break
    }
  }

  /// Says that a property is about to change.
  public func willSet<Subject: StockObservable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    stock.willSet(subject, keyPath: keyPath)
  }

  /// Says that a property has changed.
  public func didSet<Subject: StockObservable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    stock.didSet(subject, keyPath: keyPath)
    properties.didSet(keyPath)
  }

  /// Makes a change and says so, before and after.
  public func withMutation<Subject: StockObservable, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    defer { properties.didSet(keyPath) }
    return try stock.withMutation(of: subject, keyPath: keyPath, mutation)
  }
}

// As the standard registrar: a part of no model's identity, and nothing to store.

extension TrackingRegistrar: Hashable {
  public static func == (lhs: TrackingRegistrar, rhs: TrackingRegistrar) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension TrackingRegistrar: Codable {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}
