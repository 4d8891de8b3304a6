import FoundationEssentials
import KeelModel

/// The form of saved states. Values are `Codable`, have a `Codable` raw value, or are a `NavigationPath` of such values.
@MainActor enum StateCoding {
  /// Returns true if values of the type may be saved. Objects are not, because they have an identity.
  static func isPossible<Value>(_ type: Value.Type) -> Bool {
    guard !(type is AnyObject.Type) else { return false }
    if type is any Codable.Type || type == NavigationPath.self { return true }
    return (type as? any RawRepresentable.Type)?.isSaved == true
  }

  /// Returns the encoded value; `nil` if it cannot be expressed. `Secret` values in it are empty.
  static func encode<Value>(_ value: Value) -> Data? {
    if let path = value as? NavigationPath { return path.codable.flatMap(encoded) }
    func encode<Known: Codable>(as type: Known.Type) -> Data? { (value as? Known).flatMap(encoded) }
    if let type = Value.self as? any Codable.Type { return encode(as: type) }
    func encode<Raw: RawRepresentable>(rawValueOf raw: Raw) -> Data? {
      guard let value = raw.rawValue as? any Encodable else { return nil }
      return encoded(value)
    }
    guard let raw = value as? any RawRepresentable else { return nil }
    return encode(rawValueOf: raw)
  }

  /// Returns the decoded value; `nil` if the type has changed so much that it cannot be.
  static func decode<Value>(_ data: Data, as type: Value.Type) -> Value? {
    if type == NavigationPath.self {
      return decoded(data, as: NavigationPath.CodableRepresentation.self).map { NavigationPath($0) } as? Value
    }
    func decode<Known: Codable>(as type: Known.Type) -> Value? {
      guard let value = decoded(data, as: type) else { return nil }
      return value as? Value
    }
    if let type = type as? any Codable.Type { return decode(as: type) }
    return (type as? any RawRepresentable.Type)?.decoded(from: data) as? Value
  }

  fileprivate static func encoded(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.userInfo[Secret.omission] = true
    // Not every decoder accepts a bare value as a JSON document, so it is the only element of an array.
    return try? encoder.encode([value])
  }

  fileprivate static func decoded<Value: Decodable>(_ data: Data, as type: Value.Type) -> Value? {
    (try? JSONDecoder().decode([Value].self, from: data))?.first
  }
}

extension RawRepresentable {
  /// True if the raw values may be saved.
  fileprivate static var isSaved: Bool { RawValue.self is any Codable.Type }

  @MainActor fileprivate static func decoded(from data: Data) -> Self? {
    func decode<Known: Codable>(_ type: Known.Type) -> Self? {
      (StateCoding.decoded(data, as: type) as? RawValue).flatMap { Self(rawValue: $0) }
    }
    guard let type = RawValue.self as? any Codable.Type else { return nil }
    return decode(type)
  }
}
