internal import Glibc

/// The stored data of a paired browser.
package struct PairedBrowser: Hashable, Sendable {
  /// The time of its last visit, in seconds since 1970.
  package var seen: Int64
  /// The name that the user sees; empty if it was paired before names were stored.
  package var name: String

  package init(seen: Int64, name: String) {
    self.seen = seen
    self.name = name
  }

  /// The day of its last visit, such as `2026-11-22`.
  var day: String {
    var seconds = time_t(seen)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "" }
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }

  /// Returns a name from the request of a browser: its kind, its system and its address.
  static func name(of request: HTTPRequest) -> String {
    let agent = request.headers.one("user-agent") ?? ""
    func first(_ table: [(String, String)]) -> String? { table.first { agent.contains($0.0) }?.1 }
    let kind = first([
      ("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("Chrome/", "Chrome"),
      ("CriOS/", "Chrome"), ("Safari/", "Safari"),
    ])
    let system = first([
      ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
      ("Mac OS X", "Mac"), ("Linux", "Linux"),
    ])
    let address = request.peer.address
    return [kind, system, address.isEmpty ? nil : address].compactMap { $0 }.joined(separator: " · ")
  }
}
