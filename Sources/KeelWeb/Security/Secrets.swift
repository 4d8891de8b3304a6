/// Unpredictable random texts, and their comparison.
enum Secrets {
  /// Returns this number of bytes from the random number generator of the system.
  static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// Returns 160 random bits as 27 characters that need no quoting anywhere.
  static func token() -> String { base64URL(bytes(20)) }

  /// Returns decimal digits, each with the same probability.
  static func digits(_ count: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<count).map { _ in Character(String(Int.random(in: 0...9, using: &generator))) })
  }

  /// Returns true if both are equal, in a time that does not depend on the length of their common prefix.
  static func areEqual(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    var difference = left.count ^ right.count
    for index in left.indices {
      difference |= Int(left[index] ^ (right.isEmpty ? 255 : right[index % right.count]))
    }
    return difference == 0
  }

  /// Returns true if the text has the form of a token. Other texts are not looked up.
  static func isToken(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 27
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122, 45, 95: true
        default: false
        }
      }
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func base64URL(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var held: UInt32 = 0
    var bits: UInt32 = 0
    for byte in bytes {
      held = held << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(letters[Int(held >> bits & 63)])
      }
      held &= 63
    }
    if bits > 0 { text.append(letters[Int(held << (6 - bits) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }
}
