import Foundation
import KeelViews

/// Settings that are stored in defaults.
@MainActor final class DefaultsKeeper: ValueKeeper {
  private let defaults: UserDefaults

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  /// Returns the value of a key, if the stored object can be converted: numbers, and texts of older versions.
  func value<Value>(_ key: String, as type: Value.Type) -> Value? {
    guard let kept = defaults.object(forKey: key) else { return nil }
    let value: Any? =
      switch type {
      case is Bool.Type: bool(kept)
      case is Int.Type: kept as? Int ?? double(kept).flatMap { Int(exactly: $0.rounded(.towardZero)) }
      case is Double.Type: double(kept)
      case is String.Type: kept as? String ?? (kept as? NSNumber)?.stringValue
      case is URL.Type: url(kept, key)
      case is Data.Type: kept as? Data ?? (kept as? String).flatMap { Data(base64Encoded: $0) }
      case is Date.Type: kept as? Date ?? (kept as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
      default: kept
      }
    return value as? Value
  }

  private func bool(_ kept: Any) -> Bool? {
    if let bool = kept as? Bool { return bool }
    switch (kept as? String)?.lowercased() {
    case "true", "yes", "1": return true
    case "false", "no", "0": return false
    default: return double(kept).map { $0 != 0 }
    }
  }

  private func double(_ kept: Any) -> Double? {
    switch kept {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let bool as Bool: bool ? 1 : 0
    case let text as String: Double(text)
    default: nil
    }
  }

  private func url(_ kept: Any, _ key: String) -> URL? {
    if let text = kept as? String, let url = URL(string: text), url.scheme != nil { return url }
    return defaults.url(forKey: key)
  }

  func set<Value>(_ value: Value?, for key: String) {
    switch value {
    case nil: defaults.removeObject(forKey: key)
    case let url as URL: defaults.set(url, forKey: key)
    case let value?: defaults.set(value as Any, forKey: key)
    }
  }

  func save() { DefaultsSaver.shared.save(defaults) }
}
