public import FoundationEssentials

/// A rule that turns a path into a value, such as a location in an app, and the value back into that path.
///
/// An app declares its locations once, and uses them for `--open`, the address of a browser, `onOpenURL` and links:
///
///     @CasePathable enum Place: Hashable {
///       case home
///       case activity(UUID)
///       case search(text: String)
///
///       static let routes = RoutePattern<Place>.oneOf(
///         .case(\.home, "home"),
///         .case(\.activity, "home" / "activity" / .uuid),
///         .case(\.search, "search" / .query("q", .text, default: ""))
///       )
///     }
///
///     Place.routes.match("home/activity/1B4E28BA-2FA1-11D2-883F-0016D3CCA427")
///     Place.routes.path(for: .search(text: "tea & cake"))   // "search?q=tea%20%26%20cake"
///
/// A value that has a path is found again from it, provided that no earlier alternative matches the path
/// (``oneOf(_:)``). Text is percent-encoded; whatever it contains, it stays within its segment.
public struct RoutePattern<Value>: Sendable {
  /// Reads a value from the front of the parts; `nil` if they do not begin with one.
  let read: @Sendable (inout RouteParts) -> Value?
  /// Appends a value. Returns false if the pattern cannot express it.
  let write: @Sendable (Value, inout RouteParts) -> Bool

  init(
    read: @escaping @Sendable (inout RouteParts) -> Value?,
    write: @escaping @Sendable (Value, inout RouteParts) -> Bool
  ) {
    self.read = read
    self.write = write
  }

  /// Returns the value of a path such as `home/day?filter=work`; `nil` if the pattern does not match the whole path.
  ///
  /// Slashes at both ends, a fragment and items of the query that the pattern does not name are ignored. A path of more
  /// than 16 KB, and one that is not percent-encoded UTF-8, matches nothing.
  public func match(_ path: String) -> Value? {
    guard var parts = RouteParts(path), let value = read(&parts), parts.segments.isEmpty else { return nil }
    return value
  }

  /// Returns the value of a URL that the app is opened with; `nil` if the pattern does not match.
  ///
  /// The host is ignored in `http` and `https` URLs, and is the first segment in those of other schemes, as in
  /// `donedone://home/activity`.
  public func match(_ url: URL) -> Value? {
    let isWeb = ["http", "https", nil].contains(url.scheme?.lowercased())
    let text = url.absoluteString
    guard url.scheme != nil, let end = text.firstIndex(of: ":") else { return match(text) }
    let rest = text[text.index(after: end)...]
    guard rest.hasPrefix("//") else { return match(String(rest)) }
    let address = rest.dropFirst(2)
    return match(String(isWeb ? address.drop { !"/?#".contains($0) } : address))
  }

  /// Returns the path of a value, without a slash in front; `nil` if the pattern cannot express the value.
  public func path(for value: Value) -> String? {
    var parts = RouteParts()
    return write(value, &parts) ? parts.text : nil
  }
}
