public import Foundation
import KeelModel
public import KeelViews
import UIKit

// Settings are stored in the defaults of their own `store`, otherwise in the defaults of an enclosing view, otherwise
// in `UserDefaults.standard`.

extension KeyedStore {
  fileprivate static func of(_ own: UserDefaults?, in outer: KeyedStore?) -> KeyedStore {
    own.map { of($0) } ?? outer ?? of(.standard)
  }
}

extension View {
  /// Sets the defaults for the settings (`@AppStorage`) of this view that have no `store` of their own.
  @MainActor @preconcurrency public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStore, KeyedStore.of(store))
  }
}

extension AppStorage {
  /// Creates a setting in these defaults (`standard` if `nil`), with a value for when it has not been set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: Codable & _StorageValue {
    self.init(in: { outer in StorageSlot(key, wrappedValue) { KeyedStore.of(store, in: outer) } })
  }
  /// Creates a setting in these defaults (`standard` if `nil`), stored as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: Codable & _StorageValue {
    self.init(in: { outer in StorageSlot(raw: key, wrappedValue) { KeyedStore.of(store, in: outer) } })
  }
  /// Creates a setting in these defaults (`standard` if `nil`) that may not have been set.
  public init<Wrapped: Codable & _StorageValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(in: { outer in StorageSlot(optional: key) { KeyedStore.of(store, in: outer) } })
  }
}
