import KeelModel

/// The values that the ancestors of a view, or the front end, have set.
///
/// Add your own with a key, or with `@Entry` in an extension. A body that reads a value is updated only when that value
/// changes.
public struct EnvironmentValues {
  /// The source of the values, or `nil` for values outside of a view tree.
  let source: EnvironmentNode?
  /// The values set in this copy, which override those of the source.
  private(set) var own = EnvironmentEntries()
  /// A record of the values that are read from the source, if reads are recorded.
  private let reads: EnvironmentReads?

  /// Creates an environment of the default values.
  public init() { self.init(source: nil) }
  init(source: EnvironmentNode?, noting reads: EnvironmentReads? = nil) {
    self.source = source
    self.reads = reads
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // The lookup precedes the cast: a missing value, cast to an optional type, would be mistaken for a stored `nil`.
      guard let found = value(of: ObjectIdentifier(key)) else { return Key.defaultValue }
      return found as? Key.Value ?? Key.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Sets the value that the key path leads to. Swift reads the value in the process, which is not recorded as a read.
  package mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    let before = reads?.keys
    self[keyPath: keyPath] = value
    if let before { reads?.forget(own.keys, but: before) }
  }

  /// Looks up a value. A bridged key can also have a value in the traits of the page.
  func value(of id: ObjectIdentifier, bridging key: (any UITraitBridgedEnvironmentKey.Type)? = nil) -> Any? {
    if let value = own[id] { return value }
    reads?.note(id)
    return source?.value(of: id, bridging: key)
  }

  mutating func set(_ value: Any, for id: ObjectIdentifier) { own.set(value, for: id) }

  /// The values that most controls need. They are looked up separately for these values only if reads are recorded, or
  /// if some values differ from those of the place.
  package var style: LeafStyle {
    if own.isEmpty, reads == nil, !TrackedScope.isReading, let source { source.style } else { LeafStyle(self) }
  }

  /// The object of that type, or `nil` if there is none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      guard let found = value(of: ObjectIdentifier(type)) else { return nil }
      return found as? Object
    }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }
}
