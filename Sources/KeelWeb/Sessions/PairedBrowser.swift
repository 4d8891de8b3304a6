internal import Glibc

/// What is kept of a browser that was let in by a code or a link.
struct PairedBrowser: Hashable {
  /// When it was here last, in seconds of the calendar.
  var seen: Int64
  /// What a person knows it by; empty where it was paired before names were kept.
  var name: String

  /// The day that it was here last, as `2026-11-22`.
  var day: String {
    var seconds = time_t(seen)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "" }
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }

  /// What the request of a browser says of it: its kind, its system and its address.
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
