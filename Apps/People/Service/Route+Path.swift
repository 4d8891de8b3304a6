internal import Foundation

extension Roger.Route {
  /// The location as a path, for links and addresses: `""`, `person/ID`, `search`, `search/ID`.
  public var path: String {
    switch (isSearching, person) {
    case (false, nil): ""
    case (true, nil): "search"
    case (let isSearching, let person?): (isSearching ? "search/" : "person/") + Self.escaped(person)
    }
  }

  /// The location of a path; `nil` if it is not one of this app.
  public init?(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    let person: String?
    switch parts.count {
    case 0: person = nil
    case 1 where parts[0] == "search": person = nil
    case 2 where parts[0] == "search" || parts[0] == "person":
      guard let text = parts[1].removingPercentEncoding, !text.isEmpty else { return nil }
      person = text
    default: return nil
    }
    self.init(isSearching: parts.first == "search", person: person)
  }

  private static func escaped(_ id: String) -> String {
    id.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_.~"))) ?? ""
  }
}
