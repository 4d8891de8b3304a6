/// Accessors for values that another program sent: each is `nil` for any other type, and never traps.
extension DBusValue {
  /// The value inside variants, at any depth.
  var unwrapped: DBusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  var bool: Bool? {
    guard case .boolean(let value) = unwrapped else { return nil }
    return value
  }

  /// A whole number of any integer type, if it fits.
  var integer: Int? {
    switch unwrapped {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .uint16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(exactly: value)
    case .int64(let value): Int(exactly: value)
    case .uint64(let value): Int(exactly: value)
    default: nil
    }
  }

  /// A string, an object path or a signature.
  var text: String? {
    switch unwrapped {
    case .string(let value), .objectPath(let value), .signature(let value): value
    default: nil
    }
  }

  /// An object path; `nil` also for `/`, which NetworkManager uses for "none".
  var path: String? {
    guard case .objectPath(let value) = unwrapped, value != "/" else { return nil }
    return value
  }

  var octets: [UInt8]? {
    guard case .bytes(let value) = unwrapped else { return nil }
    return value
  }

  var elements: [DBusValue]? {
    switch unwrapped {
    case .array(let values, _), .tuple(let values): values
    default: nil
    }
  }

  /// The entries of a dictionary with string or path keys, values taken out of their variants.
  var properties: [String: DBusValue]? {
    guard case .dictionary(let entries, _, _) = unwrapped else { return nil }
    var result = [String: DBusValue](minimumCapacity: entries.count)
    for (key, value) in entries {
      if let key = key.text { result[key] = value.unwrapped }
    }
    return result
  }

  /// A dictionary of dictionaries, which is the form of stored connections and of objects' interfaces.
  var groups: [String: [String: DBusValue]]? {
    properties?.compactMapValues(\.properties)
  }
}
