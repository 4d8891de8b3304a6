/// Checks of web addresses from an untrusted source.
enum WebAddress {
  /// Returns true if the address is `http` or `https` with a host, in plain ASCII without spaces, and of limited
  /// length.
  static func isSafe(_ url: String) -> Bool {
    let lowered = url.lowercased()
    guard let scheme = ["http://", "https://"].first(where: lowered.hasPrefix) else { return false }
    let rest = url.utf8.dropFirst(scheme.utf8.count)
    guard let first = rest.first, first != UInt8(ascii: "/"), url.utf8.count <= 2000 else { return false }
    return rest.allSatisfy { (33...126).contains($0) && !#""<>\^`{|}"#.utf8.contains($0) }
  }
}
