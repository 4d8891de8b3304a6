internal import KeelScene

/// Which links a text may have, which URLs lead out of an app, and how a front end writes them.
package enum LinkPolicy {
  /// What may be opened outside of the app, unless a view says otherwise.
  package static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Whether the text is a URL of one of these schemes, with no control character or space in it.
  package static func allows(_ url: String, schemes: Set<String> = schemes) -> Bool {
    guard let colon = url.firstIndex(of: ":"), schemes.contains(url[..<colon].lowercased()) else { return false }
    return url.unicodeScalars.allSatisfy { $0.value != 0x20 && !$0.isControl }
  }

  /// The URL as a front end may write it: nothing in it but what prints in ASCII. Blanks and letters beyond are escaped, and
  /// control characters are left out. `nil` where it does not lead out of the app, or is longer than `limit` bytes.
  package static func written(_ text: String, limit: Int) -> String? {
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

  private static let refused: Set<String> = [
    "javascript", "vbscript", "livescript", "mocha", "data", "blob", "file", "filesystem", "view-source", "jar",
    "about", "chrome", "resource", "shell", "ms-msdt", "search-ms",
  ]
  /// Longer addresses in texts are not read.
  package static let textLimit = 2048

  /// The address that words of a text lead to, with spaces escaped; `nil` where it could do harm.
  ///
  /// Texts come from elsewhere: a link whose scheme runs something, or reads what only this machine should, is shown as
  /// its words alone. Schemes of programs (`keel-demo:…`) stay: the program that is asked decides what to do.
  package static func checked(_ address: String) -> String? {
    let trimmed = address.drop { $0 == " " }
    guard !trimmed.isEmpty, trimmed.utf8.count <= textLimit else { return nil }
    // Control characters and marks that turn the direction of text would make it read as another address.
    guard trimmed.unicodeScalars.allSatisfy({ isShown($0) }) else { return nil }
    let end = trimmed.firstIndex { ":/?#".contains($0) }
    if let end, trimmed[end] == ":" {
      let scheme = trimmed[..<end].lowercased()
      guard let first = scheme.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
        scheme.unicodeScalars.allSatisfy({
          $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
        }),
        !refused.contains(scheme)
      else { return nil }
    }
    return String(trimmed).replacing(" ", with: "%20")
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}
