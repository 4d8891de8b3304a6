internal import Glibc
internal import KeelScene

/// The icons of the installed theme (Debian's package `adwaita-icon-theme`), each read once, off the main actor.
actor ThemeIcons {
  static let shared = ThemeIcons()

  /// The beginning of the addresses of icons.
  static let path = "_keel/icon/"
  /// The folders of themes. A newer version of the theme has its icons under `symbolic`, an older one under `scalable`.
  static let folders = ["symbolic", "scalable"].map { "/usr/share/icons/Adwaita/" + $0 }
  private static let kinds = [
    "actions", "devices", "mimetypes", "status", "places", "apps", "categories", "emblems", "legacy", "ui",
  ]

  private let folders: [String]
  private let read: @Sendable (String) -> [UInt8]?
  private var known: [String: ThemeIcon?] = [:]

  /// - Parameter read: Returns the bytes of a file.
  init(folders: [String] = ThemeIcons.folders, read: @escaping @Sendable (String) -> [UInt8]? = ThemeIcons.file) {
    self.folders = folders
    self.read = read
  }

  /// Returns the icon with a name of the table of symbols; `nil` if it is not installed or not acceptable.
  func icon(named name: String) -> ThemeIcon? {
    guard ThemeSymbols.all.contains(name) else { return nil }
    if let icon = known[name] { return icon }
    let icon = file(of: name).flatMap { IconSanitizer.icon(of: $0) }
    known[name] = .some(icon)
    return icon
  }

  private func file(of name: String) -> [UInt8]? {
    for folder in folders {
      for kind in Self.kinds {
        if let bytes = read("\(folder)/\(kind)/\(name)-symbolic.svg") { return bytes }
      }
    }
    return nil
  }

  /// Returns the answer to a request for an icon: the icon, or the placeholder of symbols.
  func response(named file: String) -> HTTPResponse {
    guard file.hasSuffix(".svg"), ThemeSymbols.all.contains(String(file.dropLast(4))) else {
      return .text(404, "There is nothing at this address.")
    }
    let icon = icon(named: String(file.dropLast(4)))
    return HTTPResponse(
      status: 200, type: "image/svg+xml", body: Array((icon?.document ?? SymbolArt.placeholder).utf8),
      headers: [
        // A theme can be installed, or be updated.
        ("Cache-Control", "private, max-age=\(icon == nil ? 60 : 86_400)"),
        ("Content-Security-Policy", "default-src 'none'; sandbox"),
      ])
  }

  /// Returns the bytes of a file that an icon can have.
  private static let file: @Sendable (String) -> [UInt8]? = { path in
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: IconSanitizer.byteLimit + 1)
    let count = bytes.withUnsafeMutableBytes { fread($0.baseAddress, 1, $0.count, file) }
    return Array(bytes.prefix(count))
  }
}
