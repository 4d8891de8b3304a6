public import PeopleModel
internal import PeopleUtil

/// The whole state of the app, as one window sees it. It has two levels: groups, and what is in them.
///
/// Each property has a scope (``Scope``): the windows that share it. Only use cases change the state.
public struct Roger: Hashable, Codable, Sendable {
  public var sys = Sys()
  public var route = Route()
  public var query = Query()
  public var field = Field()

  public init(sys: Sys = Sys(), route: Route = Route(), query: Query = Query(), field: Field = Field()) {
    self.sys = sys
    self.route = route
    self.query = query
    self.field = field
  }
}

extension Roger {
  /// True if the list shows what the search finds. A search without a text shows all people, so that the list keeps its
  /// position while the field only has the focus.
  public var isFinding: Bool { route.isSearching && !query.text.isEmpty }

  /// The recent searches to offer: all of them while the search is open without a text, otherwise none.
  public var offeredSearches: [String] { route.isSearching && !isFinding ? query.recents : [] }

  /// Opens the search, or closes it and drops its text.
  public mutating func setSearching(_ isOpen: Bool) {
    guard route.isSearching != isOpen else { return }
    route.isSearching = isOpen
    if !isOpen { query.draft = "" }
  }

  /// The activity of the app as a whole. Shared by all windows.
  public struct Sys: Hashable, Codable, Sendable {
    public var last = Signal.ready
    /// When people were saved last, such as `2026-11-25T08:30:00Z`; `nil` if none are.
    public var stamp: String?
    /// True if the people are the invented ones that ship with the app. The screens say so.
    public var isSample = false
    public init(last: Signal = .ready, stamp: String? = nil, isSample: Bool = false) {
      self.last = last
      self.stamp = stamp
      self.isSample = isSample
    }
  }

  /// The location in the app. Each window has its own.
  public struct Route: Hashable, Codable, Sendable {
    /// True if the search is open.
    public var isSearching = false
    /// The person whose details are open, over the list or over the search.
    public var person: Person.ID?
    public init(isSearching: Bool = false, person: Person.ID? = nil) {
      self.isSearching = isSearching
      self.person = person
    }

    /// The person whose row the list shows first; `nil` while the search is open, which has rows of its own.
    public var locatedPerson: Person.ID? { isSearching ? nil : person }
  }

  /// The search.
  public struct Query: Hashable, Codable, Sendable {
    /// The text in the search field, which filters people as it is typed. Each window has its own.
    public var draft = ""
    /// The recent searches, the newest first. Shared by the tabs of a browser.
    public var recents: [String] = []
    public init(draft: String = "", recents: [String] = []) {
      self.draft = draft
      self.recents = recents
    }

    /// The text that is searched for: the draft without white space at its ends.
    public var text: String { draft.trimmed }
  }

  /// The settings. Shared by all windows.
  public struct Field: Hashable, Codable, Sendable {
    /// True if the regions of people are shown.
    public var isRegion = true
    public init(isRegion: Bool = true) { self.isRegion = isRegion }

    /// The order of the list.
    public var order: Person.Order { isRegion ? .byCountry : .plain }
  }
}
