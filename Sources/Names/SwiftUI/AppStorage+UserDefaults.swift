public import Foundation
import KeelModel
public import KeelViews

// Settings are kept in the file that the launcher names, unless a source hands over defaults of its own: then there.

extension AppStorage {
  /// A setting in these defaults, and what it is where nobody has set it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: Codable & _StorageValue {
    guard let store else {
      self.init(wrappedValue: wrappedValue, key)
      return
    }
    let defaults = FollowedDefaults.of(store)
    self.init(
      in: StorageSlot(get: { defaults.value(key) ?? wrappedValue }, set: { defaults.set($0, for: key) }))
  }
  /// A setting in these defaults, kept as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue: Codable & _StorageValue {
    guard let store else {
      self.init(wrappedValue: wrappedValue, key)
      return
    }
    let defaults = FollowedDefaults.of(store)
    self.init(
      in: StorageSlot(
        get: { defaults.value(key).flatMap { Value(rawValue: $0) } ?? wrappedValue },
        set: { defaults.set($0.rawValue, for: key) }))
  }
  /// A setting in these defaults that may not have been set.
  public init<Wrapped: Codable & _StorageValue>(_ key: String, store: UserDefaults?) where Value == Wrapped? {
    guard let store else {
      self.init(key)
      return
    }
    let defaults = FollowedDefaults.of(store)
    self.init(in: StorageSlot(get: { defaults.value(key) }, set: { defaults.set($0, for: key) }))
  }
}

/// Defaults whose changes by settings are told to those who read them. Foundation tells nobody here of those that a program
/// makes by `set(_:forKey:)`: they are seen when a body is evaluated next.
@MainActor private final class FollowedDefaults {
  private let defaults: UserDefaults
  private var signals: [String: Signal] = [:]

  private static var known: [ObjectIdentifier: FollowedDefaults] = [:]

  /// One for each object, which it keeps: settings live as long as the program.
  static func of(_ defaults: UserDefaults) -> FollowedDefaults {
    if let found = known[ObjectIdentifier(defaults)] { return found }
    let made = FollowedDefaults(defaults)
    known[ObjectIdentifier(defaults)] = made
    return made
  }

  private init(_ defaults: UserDefaults) { self.defaults = defaults }

  func value<Value>(_ key: String) -> Value? {
    let signal = signals[key] ?? Signal()
    signals[key] = signal
    signal.read()
    if Value.self == URL.self { return defaults.url(forKey: key) as? Value }
    return defaults.object(forKey: key) as? Value
  }

  func set<Value>(_ value: Value?, for key: String) {
    if let url = value as? URL {
      defaults.set(url, forKey: key)
    } else {
      defaults.set(value, forKey: key)
    }
    signals[key]?.fire()
  }
}
