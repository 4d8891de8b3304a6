public import Foundation
public import KeelViews

// Settings are kept in the file that the launcher names. Of the defaults that a source hands over, only that it wants
// its own is heard: all share that file.
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: Codable & _StorageValue {
    self.init(wrappedValue: wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue: Codable & _StorageValue {
    self.init(wrappedValue: wrappedValue, key)
  }
  public init<Wrapped: Codable & _StorageValue>(_ key: String, store: UserDefaults?) where Value == Wrapped? {
    self.init(key)
  }
}
