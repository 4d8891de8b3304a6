/// URLs as a page may have them in a link.
enum SafeURL {
  /// The URL with nothing in it that a browser would read otherwise; `nil` where it is none that leads to the web, to a
  /// letter or to a telephone.
  static func url(_ text: String) -> String? {
    guard text.utf8.count <= 8192 else { return nil }
    var url: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x21...0x7E: url.append(byte)
      case 0x20, 0x80...: url.append(contentsOf: "%\(hex(byte >> 4))\(hex(byte & 15))".utf8)
      default: continue
      }
    }
    let clean = String(decoding: url, as: UTF8.self)
    let scheme = clean.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto", "tel"].contains(scheme) && clean.count > scheme.count ? clean : nil
  }

  private static func hex(_ digit: UInt8) -> String { String(digit, radix: 16, uppercase: true) }
}
