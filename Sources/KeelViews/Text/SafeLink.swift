/// Which addresses a text may lead to.
///
/// Texts come from elsewhere: a link whose scheme runs something, or reads what only this machine should, is shown as
/// its words alone. Schemes of programs (`keel-demo:…`) stay: the program that is asked decides what to do.
package enum SafeLink {
  private static let refused: Set<String> = [
    "javascript", "vbscript", "livescript", "mocha", "data", "blob", "file", "filesystem", "view-source", "jar",
    "about", "chrome", "resource", "shell", "ms-msdt", "search-ms",
  ]
  static let limit = 2048

  /// The address if it is harmless, with spaces escaped; else `nil`.
  package static func checked(_ address: String) -> String? {
    let trimmed = address.drop { $0 == " " }
    guard !trimmed.isEmpty, trimmed.utf8.count <= limit else { return nil }
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
