internal import KeelInteraction
internal import KeelScene

/// Addresses of the app itself that are safe as links.
enum SafeURL {
  /// Returns a path of the app as an address of this host, always below the base.
  static func place(_ path: String, below base: String) -> String {
    // A browser reads a backslash as a slash, and a path that begins with two slashes as another host.
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
