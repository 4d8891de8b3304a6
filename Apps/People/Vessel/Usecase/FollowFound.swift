internal import KeelModel
internal import PeopleModel
public import PeopleService
internal import PeopleUtil

extension Vessel {
  public var foundQuery: FoundQuery {
    { [hold, state = toStore()] in
      state.stored { $0.query.draft.trimmed }
        .map { text in
          hold.following { $0.followPersonMeta(matching: text, limit: Self.foundLimit) }
        }
        .switchToLatest().eraseToAnyPublisher()
    }
  }
}
