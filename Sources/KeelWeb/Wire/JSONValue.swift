/// A JSON value, limited to the kinds that messages contain.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])

  /// Parses one value with nothing after it.
  ///
  /// Objects are rejected, because no message contains one. The limits are `WireLimits`.
  static func read(_ bytes: [UInt8]) throws(WireError) -> JSONValue {
    guard bytes.count <= WireLimits.messageBytes else { throw .tooLarge }
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.isAtEnd else { throw .syntax(at: reader.index) }
    return value
  }
}

/// A parser over the bytes of one message.
private struct JSONReader {
  let bytes: [UInt8]
  var index = 0

  var isAtEnd: Bool { index >= bytes.count }
  private var here: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var fault: WireError { .syntax(at: index) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func skipSpace() {
    while let byte = here, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  mutating func value(depth: Int) throws(WireError) -> JSONValue {
    skipSpace()
    switch here {
    case UInt8(ascii: "["):
      guard depth < WireLimits.depth else { throw .tooLarge }
      return .array(try items(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(WireError) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ letters in bytes[index..<end].elementsEqual(letters) })
    else { throw fault }
    index = end
    return value
  }

  private mutating func items(depth: Int) throws(WireError) -> [JSONValue] {
    index += 1
    var items: [JSONValue] = []
    skipSpace()
    if here == UInt8(ascii: "]") {
      index += 1
      return items
    }
    while true {
      guard items.count < WireLimits.items else { throw .tooLarge }
      items.append(try value(depth: depth))
      skipSpace()
      switch here {
      case UInt8(ascii: ","): index += 1
      case UInt8(ascii: "]"):
        index += 1
        return items
      default: throw fault
      }
    }
  }

  /// Parses a number by the grammar of JSON: no leading zeros, no plus sign, digits on both sides of the point.
  private mutating func number() throws(WireError) -> Double {
    let start = index
    if here == UInt8(ascii: "-") { index += 1 }
    if here == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if here == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if here == UInt8(ascii: "e") || here == UInt8(ascii: "E") {
      index += 1
      if here == UInt8(ascii: "+") || here == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    guard index - start <= 40 else { throw .range }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
      throw .range
    }
    return number
  }

  private mutating func digits() throws(WireError) {
    guard let byte = here, (0x30...0x39).contains(byte) else { throw fault }
    while let byte = here, (0x30...0x39).contains(byte) { index += 1 }
  }

  private mutating func string() throws(WireError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = here {
      guard text.count <= WireLimits.textBytes else { throw .tooLarge }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else { throw fault }
        return string
      case 0..<0x20: throw fault
      case UInt8(ascii: "\\"): try escape(into: &text)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw fault
  }

  private mutating func escape(into text: inout [UInt8]) throws(WireError) {
    index += 1
    guard let byte = here else { throw fault }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      var value = try hex()
      if (0xD800..<0xDC00).contains(value) {
        guard here == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") else {
          // Half of a surrogate pair, which a browser sends if a string is cut inside a character.
          return text.append(contentsOf: "\u{FFFD}".utf8)
        }
        let back = index
        index += 2
        let low = try hex()
        guard (0xDC00..<0xE000).contains(low) else {
          index = back
          return text.append(contentsOf: "\u{FFFD}".utf8)
        }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      text.append(contentsOf: String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
    default: throw fault
    }
  }

  private mutating func hex() throws(WireError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw fault }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
      default: throw fault
      }
    }
    index += 4
    return value
  }
}
