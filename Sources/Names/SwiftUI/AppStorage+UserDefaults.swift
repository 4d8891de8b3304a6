public import Foundation
import KeelModel
public import KeelViews
import UIKit

// Settings are stored in `UserDefaults.standard`, unless the program passes other defaults.

extension AppStorage {
  /// Creates a setting in these defaults (`standard` if `nil`), with a value for when it has not been set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: Codable & _StorageValue {
    self.init(in: StorageSlot(key, wrappedValue) { KeyedStore.of(store ?? .standard) })
  }
  /// Creates a setting in these defaults (`standard` if `nil`), stored as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: Codable & _StorageValue {
    self.init(in: StorageSlot(raw: key, wrappedValue) { KeyedStore.of(store ?? .standard) })
  }
  /// Creates a setting in these defaults (`standard` if `nil`) that may not have been set.
  public init<Wrapped: Codable & _StorageValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(in: StorageSlot(optional: key) { KeyedStore.of(store ?? .standard) })
  }
}
