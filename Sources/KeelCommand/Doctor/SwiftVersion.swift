/// A version of Swift: a major and a minor number.
struct SwiftVersion: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  /// The oldest version that builds Keel: that of its manifest.
  static let needed =
    (EmbeddedFiles.text(of: "Package.swift")?.firstMatch(of: /swift-tools-version: *(\d+)\.(\d+)/))
    .flatMap { SwiftVersion($0.1, $0.2) } ?? SwiftVersion(major: 6, minor: 2)

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  private init?(_ major: Substring, _ minor: Substring) {
    guard let major = Int(major), let minor = Int(minor) else { return nil }
    self.init(major: major, minor: minor)
  }

  /// Reads what `swift --version` prints.
  init?(of text: String) {
    guard let match = text.firstMatch(of: /Swift version (\d+)\.(\d+)/) else { return nil }
    self.init(match.1, match.2)
  }

  static func < (one: SwiftVersion, other: SwiftVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  var description: String { "\(major).\(minor)" }
}
