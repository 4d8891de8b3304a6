/// The windows that share a property of the state.
public enum Scope: Hashable, Sendable {
  /// All windows of all browsers have the same value.
  case all
  /// The tabs of one browser see the same value. A terminal counts as a browser, and so do all browsers together on a
  /// server for this machine alone.
  case browser
  /// Each window, or tab, has its own value.
  case tab
}

extension Roger {
  /// The scope of each property, by its path. A test checks that none is missing.
  public static let scopes: [String: Scope] = [
    "sys.last": .all, "sys.stamp": .all, "sys.isSample": .all,
    "route.isSearching": .tab, "route.person": .tab,
    "query.draft": .tab, "query.recents": .browser,
    "field.isRegion": .all,
  ]
}
