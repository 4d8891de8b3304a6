/// What all paths of a server begin with: `/`, or `/wifi/` behind a proxy.
struct BasePath: Equatable {
  /// With a slash at both ends.
  let text: String

  static let root = BasePath(root: ())
  private init(root: Void) { text = "/" }

  /// Takes `/wifi` and `/wifi/`; `nil` for what cannot be one.
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

  /// What stands behind the base: relative and still encoded. `nil` if the path is not below it.
  func relative(_ path: String) -> String? {
    path.hasPrefix(text) ? String(path.dropFirst(text.count)) : nil
  }

  /// Whether the path is the base without its last slash.
  func lacksSlash(_ path: String) -> Bool { path + "/" == text }
}
