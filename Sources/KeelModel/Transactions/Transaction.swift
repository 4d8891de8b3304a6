/// The context of a change: its animation, and values of your own.
///
/// The changes of one turn are merged before anything reacts to them: for each key the later value wins, but a later
/// change without an animation does not remove that of an earlier one.
public struct Transaction: Sendable {
  /// The content of a transaction, in an object: most transactions have none, and every body reserves space for one.
  private final class Content: Sendable {
    let animation: Animation?
    let values: [ObjectIdentifier: any Sendable]
    init(animation: Animation?, values: [ObjectIdentifier: any Sendable]) {
      self.animation = animation
      self.values = values
    }
  }

  private var content: Content?

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction with an animation, or an empty one for `nil`.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The animation of the change, or `nil` to show it at once.
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

  /// The value for a key. Declare a property in an extension of `Transaction` that reads and writes it.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A Boolean value that indicates whether views leave out their own animations for this change. The default is false.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimations.self] }
    set { self[DisablesAnimations.self] = newValue }
  }

  package var isEmpty: Bool { content == nil }

  /// Merges a later change of the same turn into this one.
  package mutating func merge(_ later: Transaction) {
    guard !later.isEmpty else { return }
    take(later.animation ?? animation, values.merging(later.values) { $1 })
  }
}

/// A key for a value that a transaction carries.
public protocol TransactionKey<Value> {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of a transaction in which none has been set.
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
