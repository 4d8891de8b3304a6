internal import KeelModel
internal import PeopleModel
public import PeopleService
internal import PeopleUtil

extension Vessel {
  /// Searches for people. This is an action and no query, because it changes the recent searches.
  public var findAction: FindUsecase {
    { [weak self, hold, browser] text throws(Fizzle) in
      let text = Self.searchText(text)
      self?.update { $0.query.draft = text }
      guard !text.isEmpty else { return [] }
      hold.remember(text, in: browser)
      return try await hold.personDBWork.readPersonMeta(matching: text, limit: Self.foundLimit)
    }
  }

  /// The largest number of people that a search finds.
  nonisolated static var foundLimit: Int { 200 }
  /// Returns the part of a text that is searched for and remembered: 100 characters at most.
  static func searchText(_ text: String) -> String { text.trimmed.prefix(100).trimmed }
}

extension Hold {
  /// Adds a text to the recent searches of a browser.
  func remember(_ text: String, in browser: String) {
    guard !text.isEmpty else { return }
    update { common in
      var recents = common.recents[browser]
      recents.removeAll { $0.lowercased() == text.lowercased() }
      recents.insert(text, at: 0)
      common.recents[browser] = Array(recents.prefix(Self.recentLimit))
    }
  }

  private static var recentLimit: Int { 10 }
}
