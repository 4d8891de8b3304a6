/// URLs as a terminal may be told them.
enum SafeLink {
  /// The URL with nothing in it that could end the sequence it stands in; `nil` where it is none that leads to the web
  /// or to a letter, or is too long for terminals.
  static func url(_ text: String) -> String? {
    guard text.utf8.count <= 2048 else { return nil }
    var url = ""
    for byte in text.utf8 {
      switch byte {
      case 0x21...0x7E: url.append(Character(Unicode.Scalar(byte)))
      case 0x20, 0x80...: url += "%" + hex(byte >> 4) + hex(byte & 15)
      default: continue
      }
    }
    let scheme = url.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto"].contains(scheme) && url.count > scheme.count ? url : nil
  }

  private static func hex(_ digit: UInt8) -> String { String(digit, radix: 16, uppercase: true) }
}
