/// URLs that lead out of an app, as a front end may write them.
package enum OutwardURL {
  /// The URL with nothing in it but what prints in ASCII: blanks and letters beyond are escaped, control characters left
  /// out. `nil` where it is of another scheme, or longer than `limit` bytes.
  package static func written(_ text: String, schemes: Set<String>, limit: Int) -> String? {
    guard text.utf8.count <= limit else { return nil }
    var url: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x21...0x7E: url.append(byte)
      case 0x20, 0x80...: url += "%\(hex(byte >> 4))\(hex(byte & 15))".utf8
      default: continue
      }
    }
    let clean = String(decoding: url, as: UTF8.self)
    let scheme = clean.prefix { $0 != ":" }.lowercased()
    return schemes.contains(scheme) && clean.count > scheme.count ? clean : nil
  }

  private static func hex(_ digit: UInt8) -> String { String(digit, radix: 16, uppercase: true) }
}
