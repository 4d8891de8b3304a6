public import KeelControls
import KeelModel
import Synchronization

/// A key of the environment whose value travels with a trait of the imperative layer.
///
/// Hosted views read `read(from:)` of the traits around them, unless a view between has set the value. A value that a
/// view sets is written to the traits of the controls and controllers that it wraps. A key that writes nothing is only
/// read.
///
///     extension ThemeKey: UITraitBridgedEnvironmentKey {
///       static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection[ThemeTrait.self] }
///       static func write(to mutableTraits: inout UIMutableTraits, value: Theme) {
///         mutableTraits[ThemeTrait.self] = value
///       }
///     }
///
/// The conformance must be visible where the value is declared in `EnvironmentValues`. Readers are notified of a new
/// value unless it is `Equatable` and equal to the old one.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey, SendableMetatype {
  /// Returns the value that the traits contain.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes the value to the traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a key that is bridged to a trait.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      BridgedKeys.note(key)
      // The lookup precedes the cast, as for other keys.
      guard let found = value(of: ObjectIdentifier(key), bridging: key) else { return Key.defaultValue }
      return found as? Key.Value ?? Key.defaultValue
    }
    set {
      BridgedKeys.note(key)
      set(newValue, for: ObjectIdentifier(key))
    }
  }

  /// The traits that a page of views has found around it; `nil` where the environment is that of enclosing views.
  var placeTraits: PlaceTraits? {
    get { self[PlaceTraitsKey.self] }
    set { self[PlaceTraitsKey.self] = newValue }
  }
}

/// The bridged keys that the program has used.
enum BridgedKeys {
  private static let used = Mutex<[ObjectIdentifier: any UITraitBridgedEnvironmentKey.Type]>([:])

  static var all: [ObjectIdentifier: any UITraitBridgedEnvironmentKey.Type] { used.withLock { $0 } }

  static func note(_ key: any UITraitBridgedEnvironmentKey.Type) {
    used.withLock { used in
      if used[ObjectIdentifier(key)] == nil { used[ObjectIdentifier(key)] = key }
    }
  }
}

/// The traits that a page of views has found around it.
struct PlaceTraits: Hashable, InterchangeableValue {
  var traits: UITraitCollection
  /// The traits of the enclosing views, if the page is inside others.
  var outer: UITraitCollection?

  /// The value of a bridged key, or `nil` if it does not differ from that of the enclosing views.
  func value(of key: any UITraitBridgedEnvironmentKey.Type) -> Any? {
    let value: Any = key.read(from: traits)
    if let outer, areEqual(key.read(from: outer), value) { return nil }
    return value
  }

  func isInterchangeable(with other: PlaceTraits) -> Bool { self == other }
}

enum PlaceTraitsKey: EnvironmentKey {
  static var defaultValue: PlaceTraits? { nil }
  static let id = ObjectIdentifier(PlaceTraitsKey.self)

  /// Returns the bridged keys whose values differ between the entries of a node.
  static func bridgedKeys(changedFrom old: EnvironmentEntries, to new: EnvironmentEntries) -> [ObjectIdentifier] {
    let old = old[id] as? PlaceTraits
    let new = new[id] as? PlaceTraits
    guard old != new else { return [] }
    return BridgedKeys.all.compactMap { id, key in
      let values = (old?.value(of: key), new?.value(of: key))
      if let before = values.0, let after = values.1, areEqual(before, after) { return nil }
      return values.0 == nil && values.1 == nil ? nil : id
    }
  }
}
