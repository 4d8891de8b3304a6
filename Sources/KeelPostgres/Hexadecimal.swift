#if Postgres
/// Checksums as texts, as the server has them, and as bytes, as the tables have them.
enum Hexadecimal {
  static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var half: UInt8?
    for letter in text {
      guard let digit = letter.hexDigitValue.map({ UInt8($0) }) else { return Array(text.utf8) }
      if let first = half {
        bytes.append(first << 4 | digit)
        half = nil
      } else {
        half = digit
      }
    }
    return half == nil ? bytes : Array(text.utf8)
  }

  static func text(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return bytes.reduce(into: "") { text, byte in
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
  }
}
#endif
