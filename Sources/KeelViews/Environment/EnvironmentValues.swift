import KeelModel

/// The values that the ancestors of a view, or the front end, have set.
///
/// Add your own with a key, or with `@Entry` in an extension. A body that reads a value is updated when that value
/// changes, and no other.
public struct EnvironmentValues {
  /// The source of the values; `nil` for values that belong to no place.
  let source: EnvironmentNode?
  /// Values set here, in place of those of the source.
  private(set) var own = EnvironmentEntries()
  /// Records which values of the source are read, if a reader follows them.
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
      // Looked for first and cast then: a missing value cast to an optional type would be a found `nil`.
      guard let found = value(of: ObjectIdentifier(key)) else { return Key.defaultValue }
      return found as? Key.Value ?? Key.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Sets the value that the key path leads to. Swift reads it on the way, which is no look at what is set around.
  package mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    let before = reads?.keys
    self[keyPath: keyPath] = value
    if let before { reads?.forget(own.keys, but: before) }
  }

  private func value(of id: ObjectIdentifier) -> Any? {
    if let value = own[id] { return value }
    reads?.note(id)
    return source?.value(of: id)
  }

  mutating func set(_ value: Any, for id: ObjectIdentifier) { own.set(value, for: id) }

  /// What most controls want to know here. It is looked up for these values alone only where it is noted who reads them,
  /// or where values are set beside those of the place.
  package var style: LeafStyle {
    if own.isEmpty, reads == nil, !TrackedScope.isReading, let source { source.style } else { LeafStyle(self) }
  }

  /// The object of that type; `nil` where there is none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      guard let found = value(of: ObjectIdentifier(type)) else { return nil }
      return found as? Object
    }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }
}
