/// What comes along with a change: its animation and values of your own.
///
/// Changes that fall into one turn are merged before anything sees them: for each key the later value wins, but an
/// animation that was given is not lost to a later change without one.
public struct Transaction: Sendable {
  /// What a transaction says, in an object: mostly it says nothing, and every body has room for one.
  private final class Content: Sendable {
    let animation: Animation?
    let values: [ObjectIdentifier: any Sendable]
    init(animation: Animation?, values: [ObjectIdentifier: any Sendable]) {
      self.animation = animation
      self.values = values
    }
  }

  private var content: Content?

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The animation to show the change with; `nil` shows it at once.
  public var animation: Animation? {
    get { content?.animation }
    set { take(newValue, values) }
  }

  private var values: [ObjectIdentifier: any Sendable] {
    get { content?.values ?? [:] }
    set { take(animation, newValue) }
  }

  private mutating func take(_ animation: Animation?, _ values: [ObjectIdentifier: any Sendable]) {
    content = animation == nil && values.isEmpty ? nil : Content(animation: animation, values: values)
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

  package var isEmpty: Bool { content == nil }

  /// Takes in a later change of the same turn.
  package mutating func merge(_ later: Transaction) {
    guard !later.isEmpty else { return }
    take(later.animation ?? animation, values.merging(later.values) { $1 })
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
