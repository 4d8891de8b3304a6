public import FoundationEssentials
public import KeelModel

/// A setting of the program, saved on disk. A body that reads it is updated when it changes.
///
/// Its store is its own `store`, otherwise that of an enclosing view, otherwise that of the program.
@MainActor @preconcurrency @propertyWrapper public struct AppStorage<Value>: StoredProperty {
  private let slotIn: @MainActor (KeyedStore?) -> StorageSlot<Value>
  private var slot: StorageSlot<Value>

  /// The value of the setting; its default while it is not set. Setting it saves it.
  public var wrappedValue: Value {
    get { slot.get() }
    nonmutating set { slot.set(newValue) }
  }

  /// A binding to the setting.
  public var projectedValue: Binding<Value> { slot.binding }

  package mutating func makeStorage() -> AnyObject? { nil }
  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) {
    if let store = mount.surroundings.environment.values.appStore { slot = slotIn(store) }
  }
}

extension AppStorage: ComparedField {
  /// Returns true, because the location of the value does not change while a view exists.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}

/// A piece of a scene's state, saved so that the scene can be restored. Each window has its own.
@MainActor @preconcurrency @propertyWrapper public struct SceneStorage<Value>: StoredProperty {
  private let slot: @MainActor (KeyedStore) -> StorageSlot<Value>
  private var store: KeyedStore?

  private var here: StorageSlot<Value> { slot(store ?? .scene) }

  /// The value of the state; its default while it is not set. Setting it saves it.
  public var wrappedValue: Value {
    get { here.get() }
    nonmutating set { here.set(newValue) }
  }

  /// A binding to the state.
  public var projectedValue: Binding<Value> { here.binding }

  package mutating func makeStorage() -> AnyObject? { nil }
  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) {
    store = mount.surroundings.environment.values.sceneStore
  }
}

extension SceneStorage: ComparedField {
  /// Returns true, because the location of the value does not change while a view exists.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}

extension EnvironmentValues {
  /// The store of the scene's state.
  @Entry package var sceneStore: KeyedStore?
  /// The store of settings without a store of their own; `nil` means that of the program.
  @Entry package var appStore: KeyedStore?
}

/// The access to one value of a store.
@MainActor package struct StorageSlot<Value> {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
  let binding: Binding<Value>

  package init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
    binding = Binding(get: get, set: set)
  }

  package init(_ key: String, _ initial: Value, _ store: @escaping @MainActor () -> KeyedStore) where Value: Codable {
    self.init(
      get: { store().value(key, as: Value.self) ?? initial }, set: { store().set($0, for: key) })
  }

  package init(raw key: String, _ initial: Value, _ store: @escaping @MainActor () -> KeyedStore)
  where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(
      get: { store().value(key, as: Value.RawValue.self).flatMap { Value(rawValue: $0) } ?? initial },
      set: { store().set($0.rawValue, for: key) })
  }

  package init<Wrapped: Codable>(optional key: String, _ store: @escaping @MainActor () -> KeyedStore)
  where Value == Wrapped? {
    self.init(get: { store().value(key, as: Wrapped.self) }, set: { store().set($0, for: key) })
  }
}

extension StorageSlot: ComparedField {
  /// Returns true, because the location of the value does not change while a view exists.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}

extension AppStorage {
  /// Creates a setting in another location, given the store that the enclosing views name.
  package init(in slotIn: @escaping @MainActor (KeyedStore?) -> StorageSlot<Value>) {
    self.slotIn = slotIn
    slot = slotIn(nil)
  }
  // These initialisers are disfavoured, so that those of the module `SwiftUI`, which keep settings in `UserDefaults`,
  // take precedence.

  /// Creates a setting with a name and a default value.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: KeyedStore? = nil)
  where Value: Codable & _StorageValue {
    self.init(in: { outer in StorageSlot(key, wrappedValue) { store ?? outer ?? .app } })
  }
  /// Creates a setting with a name and a default value, saved as its raw value.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: KeyedStore? = nil)
  where Value: RawRepresentable, Value.RawValue: Codable & _StorageValue {
    self.init(in: { outer in StorageSlot(raw: key, wrappedValue) { store ?? outer ?? .app } })
  }
  /// Creates a setting with a name that is `nil` while it is not set.
  @_disfavoredOverload
  public init<Wrapped: Codable & _StorageValue>(_ key: String, store: KeyedStore? = nil) where Value == Wrapped? {
    self.init(in: { outer in StorageSlot(optional: key) { store ?? outer ?? .app } })
  }
}

extension SceneStorage {
  /// Creates a piece of state with a name and an initial value.
  public init(wrappedValue: Value, _ key: String) where Value: Codable & _StorageValue {
    slot = { store in StorageSlot(key, wrappedValue) { store } }
  }
  /// Creates a piece of state with a name and an initial value, saved as its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable & _StorageValue {
    slot = { store in StorageSlot(raw: key, wrappedValue) { store } }
  }
  /// Creates a piece of state with a name that is `nil` while it is not set.
  public init<Wrapped: Codable & _StorageValue>(_ key: String) where Value == Wrapped? {
    slot = { store in StorageSlot(optional: key) { store } }
  }
}

/// The types that a setting can have.
public protocol _StorageValue {}
extension Bool: _StorageValue {}
extension Int: _StorageValue {}
extension Double: _StorageValue {}
extension String: _StorageValue {}
extension URL: _StorageValue {}
extension Data: _StorageValue {}
extension Date: _StorageValue {}
