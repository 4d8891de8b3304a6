/// Base64 with padding.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for index in 0..<3 { group = group << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= count ? letters[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
