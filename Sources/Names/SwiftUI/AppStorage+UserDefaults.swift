public import Foundation
import KeelModel
public import KeelViews
import UIKit

// Settings are kept in `UserDefaults.standard`, unless a source hands over defaults of its own: then there.

extension AppStorage {
  /// A setting in these defaults (the standard ones if there are none), and what it is where nobody has set it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: Codable & _StorageValue {
    self.init(in: StorageSlot(key, wrappedValue) { KeyedStore.of(store ?? .standard) })
  }
  /// A setting in these defaults (the standard ones if there are none), kept as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: Codable & _StorageValue {
    self.init(in: StorageSlot(raw: key, wrappedValue) { KeyedStore.of(store ?? .standard) })
  }
  /// A setting in these defaults (the standard ones if there are none) that may not have been set.
  public init<Wrapped: Codable & _StorageValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(in: StorageSlot(optional: key) { KeyedStore.of(store ?? .standard) })
  }
}
