internal import KeelScene

/// The rules for links in texts and for URLs that lead out of an app.
package enum LinkPolicy {
  /// The schemes of URLs that may be opened outside of the app, unless a view declares others.
  package static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Returns true if the text is a URL of one of these schemes without control characters and spaces.
  package static func allows(_ url: String, schemes: Set<String> = schemes) -> Bool {
    // A combining mark can make the colon a part of another character: scalars are compared.
    let scalars = url.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), schemes.contains(String(scalars[..<colon]).lowercased()) else {
      return false
    }
    return scalars.allSatisfy { $0.value != 0x20 && !$0.isControl }
  }

  /// Returns a URL in printable ASCII: spaces and non-ASCII bytes are percent-encoded, control characters removed.
  ///
  /// - Returns: `nil` if the scheme is not one of `schemes`, or if the text is longer than `limit` bytes.
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
  /// The maximal length of an address in a text, in bytes.
  package static let textLimit = 2048

  /// Returns the address of a link in a text, with spaces escaped; `nil` if the address is unsafe.
  ///
  /// Texts are untrusted: a link whose scheme executes code or reads local data is shown without the link. Schemes of
  /// other programs (`keel-demo:…`) are allowed.
  package static func checked(_ address: String) -> String? {
    let trimmed = address.drop { $0 == " " }
    guard !trimmed.isEmpty, trimmed.utf8.count <= textLimit else { return nil }
    // Control characters and directional marks would make the address read as another one.
    guard trimmed.unicodeScalars.allSatisfy({ isShown($0) }) else { return nil }
    let scalars = trimmed.unicodeScalars
    if let end = scalars.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }), scalars[end] == ":" {
      let scheme = String(scalars[..<end]).lowercased()
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
