/// Addresses of web pages that come from outside.
enum WebAddress {
  /// Whether it is `http` or `https` with something behind it, in plain ASCII without spaces, and not endless.
  static func isSafe(_ url: String) -> Bool {
    let lowered = url.lowercased()
    guard let scheme = ["http://", "https://"].first(where: lowered.hasPrefix) else { return false }
    let rest = url.utf8.dropFirst(scheme.utf8.count)
    guard let first = rest.first, first != UInt8(ascii: "/"), url.utf8.count <= 2000 else { return false }
    return rest.allSatisfy { (33...126).contains($0) && !#""<>\^`{|}"#.utf8.contains($0) }
  }
}
