/// The parts of a path that a ``RoutePattern`` reads from the front, or appends while it writes one.
package struct RouteParts: Equatable {
  /// The most bytes that a path may have. Longer ones match nothing.
  package static let maximumLength = 16_384

  package var segments: ArraySlice<String> = []
  package var query: [(name: String, value: String)] = []

  package init() {}

  /// Parses `a/b?name=value#fragment`. Slashes at both ends and the fragment have no meaning. Returns `nil` for text
  /// that is too long or not correctly percent-encoded UTF-8.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let address = text.prefix { $0 != "#" }
    let path = address.prefix { $0 != "?" }
    for segment in path.split(separator: "/") {
      guard let decoded = PercentEncoding.decode(segment) else { return nil }
      segments.append(decoded.first == "~" ? String(decoded.dropFirst()) : decoded)
    }
    for item in address.dropFirst(path.count + 1).split(separator: "&") {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(sides[0], plusIsSpace: true),
        let value = PercentEncoding.decode(sides.count > 1 ? sides[1] : "", plusIsSpace: true)
      else { return nil }
      query.append((name, value))
    }
  }

  /// The path and the query as text, without a slash at either end.
  package var text: String {
    let path = segments.map { PercentEncoding.encode(Self.marked($0)) }.joined(separator: "/")
    let items = query.map { PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value) }
    return items.isEmpty ? path : path + "?" + items.joined(separator: "&")
  }

  /// Removes the first item of the query with a name, and returns its value.
  package mutating func takeQuery(_ name: String) -> String? {
    guard let index = query.firstIndex(where: { $0.name == name }) else { return nil }
    return query.remove(at: index).value
  }

  /// Browsers resolve segments of dots, encoded or not, and join empty ones. So these have a tilde in front, and so
  /// have those that begin with one.
  private static func marked(_ segment: String) -> String {
    ["", ".", ".."].contains(segment) || segment.first == "~" ? "~" + segment : segment
  }

  package static func == (lhs: RouteParts, rhs: RouteParts) -> Bool {
    lhs.segments == rhs.segments && lhs.query.elementsEqual(rhs.query, by: ==)
  }
}
