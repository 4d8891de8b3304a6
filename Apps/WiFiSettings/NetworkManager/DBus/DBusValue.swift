/// A D-Bus value as a plain tree, with its exact type.
///
/// It contains no pointer into the library that created it, so it may be sent between actors.
indirect enum DBusValue: Hashable, Sendable {
  case boolean(Bool)
  case byte(UInt8)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// `ay`: raw octets, such as an SSID.
  case bytes([UInt8])
  /// An array of anything but bytes and dictionary entries; the element's signature is kept for empty ones.
  case array([DBusValue], of: String)
  case dictionary([DBusValue: DBusValue], key: String, value: String)
  case tuple([DBusValue])
  case variant(DBusValue)

  /// The D-Bus signature, such as `a{sv}`.
  var typeSignature: String {
    switch self {
    case .boolean: "b"
    case .byte: "y"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .bytes: "ay"
    case .array(_, let element): "a" + element
    case .dictionary(_, let key, let value): "a{" + key + value + "}"
    case .tuple(let items): "(" + items.map(\.typeSignature).joined() + ")"
    case .variant: "v"
    }
  }
}

extension DBusValue {
  /// `a{sv}`: the form of options and properties.
  static func properties(_ values: [String: DBusValue]) -> DBusValue {
    var entries: [DBusValue: DBusValue] = [:]
    for (key, value) in values { entries[.string(key)] = .variant(value) }
    return .dictionary(entries, key: "s", value: "v")
  }

  /// `a{sa{sv}}`: the form of a stored connection.
  static func settings(_ groups: [String: [String: DBusValue]]) -> DBusValue {
    var entries: [DBusValue: DBusValue] = [:]
    for (key, values) in groups { entries[.string(key)] = .properties(values) }
    return .dictionary(entries, key: "s", value: "a{sv}")
  }
}
