/// What comes along with a change: its animation and values of your own.
///
/// Changes that fall into one turn are merged before anything sees them: for each key the later value wins, but an
/// animation that was given is not lost to a later change without one.
public struct Transaction: Sendable {
  /// The animation to show the change with; `nil` shows it at once.
  public var animation: Animation?
  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A value of your own: give your key a property in an extension of `Transaction` that uses this.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether views leave out their own animations for this change.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimations.self] }
    set { self[DisablesAnimations.self] = newValue }
  }

  package var isEmpty: Bool { animation == nil && values.isEmpty }

  /// Takes in a later change of the same turn.
  package mutating func merge(_ later: Transaction) {
    animation = later.animation ?? animation
    if !later.values.isEmpty { values.merge(later.values) { $1 } }
  }
}

/// A kind of value that travels with a transaction.
public protocol TransactionKey<Value> {
  associatedtype Value: Sendable
  /// What a transaction has that was not given one.
  static var defaultValue: Value { get }
}

private enum DisablesAnimations: TransactionKey {
  static let defaultValue = false
}

extension Transaction? {
  mutating func merge(_ later: Transaction) {
    if self == nil { self = later } else { self?.merge(later) }
  }
}
