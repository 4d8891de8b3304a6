/// Reads JSON from front to back, strictly after RFC 8259, and knows the line of every value.
///
/// Values that nobody reads are not stored, and the depth is limited, so that a hostile file costs no more memory or
/// stack than a good one. The bytes must be valid UTF-8.
///
/// Invalid JSON throws an error. A value of another type than expected is skipped, and `nil` is returned for it.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  /// The number of brackets that are open.
  private var depth = 0
  /// The line of the next byte, from 1.
  private(set) var line = 1

  /// The largest number of open brackets.
  static let depthLimit = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: ExchangeText.mark) { index = ExchangeText.mark.count }
  }

  private func failure(_ reason: ArchiveProblem.Reason = .syntax) -> ArchiveError {
    .malformed(ArchiveProblem(line: line, reason: reason))
  }

  // MARK: - Structures

  /// Passes the keys of an object to a closure, which reads the value of each. False if there is no object.
  mutating func readObject(
    _ body: (_ key: String, _ reader: inout JSONReader) throws(ArchiveError) -> Void
  ) throws(ArchiveError) -> Bool {
    guard try peek() == UInt8(ascii: "{") else {
      try skip()
      return false
    }
    try open()
    if try peek() == UInt8(ascii: "}") {
      close()
      return true
    }
    while true {
      guard try peek() == UInt8(ascii: "\"") else { throw failure() }
      let key = try string()
      guard try peek() == UInt8(ascii: ":") else { throw failure() }
      index += 1
      try body(key, &self)
      if try isAtEnd(UInt8(ascii: "}")) { return true }
    }
  }

  /// Calls a closure for each element of an array, which it reads. False if there is no array.
  mutating func readArray(_ body: (_ reader: inout JSONReader) throws(ArchiveError) -> Void) throws(ArchiveError)
    -> Bool
  {
    guard try peek() == UInt8(ascii: "[") else {
      try skip()
      return false
    }
    try open()
    if try peek() == UInt8(ascii: "]") {
      close()
      return true
    }
    while true {
      try body(&self)
      if try isAtEnd(UInt8(ascii: "]")) { return true }
    }
  }

  private mutating func open() throws(ArchiveError) {
    depth += 1
    if depth > Self.depthLimit { throw failure(.depth) }
    index += 1
  }

  private mutating func close() {
    depth -= 1
    index += 1
  }

  /// Reads a comma, or the bracket that closes the structure.
  private mutating func isAtEnd(_ bracket: UInt8) throws(ArchiveError) -> Bool {
    switch try peek() {
    case bracket:
      close()
      return true
    case UInt8(ascii: ","):
      index += 1
      return false
    default: throw failure()
    }
  }

  // MARK: - Values

  /// Reads a text.
  mutating func readString() throws(ArchiveError) -> String? {
    if try peek() == UInt8(ascii: "\"") { return try string() }
    try skip()
    return nil
  }

  /// Reads a whole number that fits, without a fraction or an exponent.
  mutating func readInteger() throws(ArchiveError) -> Int? {
    let first = try peek()
    guard first == UInt8(ascii: "-") || 0x30...0x39 ~= first else {
      try skip()
      return nil
    }
    let start = index
    try number()
    return Int(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Reads `null` if it is next.
  mutating func readNull() throws(ArchiveError) -> Bool {
    guard try peek() == UInt8(ascii: "n") else { return false }
    try literal("null")
    return true
  }

  /// Reads any value and forgets it.
  mutating func skip() throws(ArchiveError) {
    switch try peek() {
    case UInt8(ascii: "{"): _ = try readObject { (_, reader) throws(ArchiveError) in try reader.skip() }
    case UInt8(ascii: "["): _ = try readArray { (reader) throws(ArchiveError) in try reader.skip() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: try number()
    }
  }

  /// Throws if anything but white space follows.
  mutating func end() throws(ArchiveError) {
    skipSpace()
    if index < bytes.count { throw failure() }
  }

  // MARK: - Tokens

  /// The first byte of the next token. Its line is ``line`` afterwards.
  mutating func peek() throws(ArchiveError) -> UInt8 {
    skipSpace()
    guard index < bytes.count else { throw failure() }
    return bytes[index]
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      index += 1
    }
  }

  private mutating func literal(_ text: StaticString) throws(ArchiveError) {
    for offset in 0..<text.utf8CodeUnitCount {
      guard index < bytes.count, bytes[index] == text.utf8Start[offset] else { throw failure() }
      index += 1
    }
  }

  private mutating func number() throws(ArchiveError) {
    if next(UInt8(ascii: "-")) {}
    // A number has no leading zero.
    if !next(UInt8(ascii: "0")) { try digits() }
    if next(UInt8(ascii: ".")) { try digits() }
    if next(UInt8(ascii: "e")) || next(UInt8(ascii: "E")) {
      if !next(UInt8(ascii: "+")) { _ = next(UInt8(ascii: "-")) }
      try digits()
    }
  }

  private mutating func next(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func digits() throws(ArchiveError) {
    let start = index
    while index < bytes.count, 0x30...0x39 ~= bytes[index] { index += 1 }
    if index == start { throw failure() }
  }

  private mutating func string() throws(ArchiveError) -> String {
    index += 1
    var start = index
    var text = ""
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        text.unicodeScalars.append(try escaped())
        start = index
      case 0..<0x20: throw failure()
      default: index += 1
      }
    }
    throw failure()
  }

  private mutating func escaped() throws(ArchiveError) -> Unicode.Scalar {
    guard index < bytes.count else { throw failure() }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var value = try hexadecimal()
      if 0xD800...0xDBFF ~= value {
        guard next(UInt8(ascii: "\\")), next(UInt8(ascii: "u")) else { throw failure() }
        let low = try hexadecimal()
        guard 0xDC00...0xDFFF ~= low else { throw failure() }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else { throw failure() }
      return scalar
    default: throw failure()
    }
  }

  private mutating func hexadecimal() throws(ArchiveError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw failure()
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}
