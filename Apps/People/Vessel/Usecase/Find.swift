internal import KeelModel
internal import PeopleModel
public import PeopleService
internal import PeopleUtil

extension Vessel {
  /// Searches for people. This is an action and no query, because it changes the recent searches.
  public var findAction: FindUsecase {
    { [weak self, hold, browser] text throws(Fizzle) in
      let text = text.trimmed.prefix(Self.longestSearch).trimmed
      self?.update { $0.query.draft = text }
      guard !text.isEmpty else { return [] }
      hold.update { common in
        var recents = common.recents[browser]
        recents.removeAll { $0.lowercased() == text.lowercased() }
        recents.insert(text, at: 0)
        common.recents[browser] = Array(recents.prefix(Self.recentLimit))
      }
      return try await hold.personDBWork.readPersonMeta(matching: text, limit: Self.foundLimit)
    }
  }

  /// The largest number of people that a search finds.
  nonisolated static var foundLimit: Int { 200 }
  private static var recentLimit: Int { 10 }
  /// The largest number of characters of a text that is searched for.
  private static var longestSearch: Int { 100 }
}
