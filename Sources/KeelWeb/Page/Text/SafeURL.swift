internal import KeelInteraction
internal import KeelScene

/// URLs as a page may have them in a link.
enum SafeURL {
  /// The URL with nothing in it that a browser would read otherwise; `nil` where it is none that leads to the web, to a
  /// letter or to a telephone.
  static func url(_ text: String) -> String? {
    OutwardURL.written(text, schemes: ["http", "https", "mailto", "tel"], limit: 8192)
  }

  /// A path of the app as an address of this host: one below what all of its paths begin with, whatever it says.
  static func place(_ path: String, below base: String) -> String {
    // A browser reads a backslash as a slash, and what begins with two of them as another host.
    let path = path.drop { $0 == "/" || $0 == "\\" }
    guard path.utf8.count <= 4096 else { return base }
    return base
      + path.utf8.map { byte in
        switch byte {
        case 0x21...0x7E where byte != UInt8(ascii: "\\"): String(UnicodeScalar(byte))
        default: String(percentEncoding: [byte])
        }
      }.joined()
  }
}
