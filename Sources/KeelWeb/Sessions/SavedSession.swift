internal import KeelInteraction
internal import KeelScene

/// The stored data of a tab whose scene is gone. It suffices to restore the tab, for the same browser only.
package struct SavedSession: Equatable, Sendable {
  /// The checksums of its token and of its browser's cookie: neither can be used for access.
  package var digest: String
  package var browser: String
  package var path: String
  /// The number of the last event of its page that the state includes; `nil` if that is unknown.
  package var lastEvent: Int?
  package var snapshot: [UInt8]?

  package init(digest: String, browser: String, path: String, lastEvent: Int? = nil, snapshot: [UInt8]? = nil) {
    self.digest = digest
    self.browser = browser
    self.path = path
    self.lastEvent = lastEvent
    self.snapshot = snapshot
  }

  /// Returns the contents of the file: a few lines, an empty one, the snapshot.
  func bytes(savedAt time: Int64) -> [UInt8] {
    var lines = ["keel-session 1", "browser \(browser)", "saved \(time)", "path \(SavedSession.oneLine(path))"]
    if let lastEvent { lines.append("event \(lastEvent)") }
    lines.append("snapshot \(snapshot.map { String($0.count) } ?? "none")")
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + (snapshot ?? [])
  }

  /// Returns the path with control characters, which would end its line, percent-encoded as in `%0A`.
  private static func oneLine(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      let text = String(scalar)
      return scalar.value < 0x20 || scalar.value == 0x7F ? String(percentEncoding: text.utf8) : text
    }.joined()
  }

  /// Parses such a file. Returns `nil` if it is incomplete.
  static func read(_ bytes: [UInt8], digest: String) -> (session: SavedSession, savedAt: Int64)? {
    var rest = bytes[...]
    func line() -> ArraySlice<UInt8>? {
      guard let end = rest.firstIndex(of: 10) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
    // Compares bytes, because in a string a space and a following combining mark are one character.
    func value(_ name: String) -> String? {
      guard let line = line(), line.starts(with: (name + " ").utf8) else { return nil }
      return String(validating: line.dropFirst(name.utf8.count + 1), as: UTF8.self)
    }
    guard line()?.elementsEqual("keel-session 1".utf8) == true, let browser = value("browser"),
      let saved = value("saved").flatMap({ Int64($0) }), let path = value("path")
    else { return nil }
    var session = SavedSession(digest: digest, browser: browser, path: path)
    // Files of earlier versions have no number.
    if rest.starts(with: "event ".utf8) {
      guard let number = value("event").flatMap({ Int($0) }), number >= 0 else { return nil }
      session.lastEvent = number
    }
    guard let size = value("snapshot"), line()?.isEmpty == true else { return nil }
    if size == "none" {
      guard rest.isEmpty else { return nil }
      return (session, saved)
    }
    guard let count = Int(size), count == rest.count else { return nil }
    session.snapshot = Array(rest)
    return (session, saved)
  }
}
