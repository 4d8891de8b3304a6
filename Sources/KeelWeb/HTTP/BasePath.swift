/// The prefix of all paths of a server: `/`, or `/wifi/` behind a proxy.
struct BasePath: Equatable {
  /// The path, with a slash at both ends.
  let text: String

  static let root = BasePath(root: ())
  private init(root: Void) { text = "/" }

  /// Accepts `/wifi` and `/wifi/`. Returns `nil` for an invalid base path.
  init?(_ path: String) {
    guard path.hasPrefix("/"), path.utf8.count <= 200,
      path.utf8.allSatisfy({ byte in
        switch byte {
        case 45...57, 65...90, 97...122, 95, 126: true
        default: false
        }
      }),
      !path.contains("//"), !path.split(separator: "/").contains(where: { $0.allSatisfy { $0 == "." } })
    else { return nil }
    text = path.hasSuffix("/") ? path : path + "/"
  }

  /// Returns the rest of the path after the base, relative and percent-encoded, or `nil` if the path is not below the
  /// base.
  func relative(_ path: String) -> String? {
    path.hasPrefix(text) ? String(path.dropFirst(text.count)) : nil
  }

  /// Returns true if the path is the base without its last slash.
  func lacksSlash(_ path: String) -> Bool { path + "/" == text }
}
