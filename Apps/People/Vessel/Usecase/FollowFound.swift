internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  public var foundQuery: FoundQuery {
    { [hold, state = toStore()] in
      state.stored { $0.query.text }
        .map { text in
          hold.following { $0.followPersonMeta(matching: text, limit: Self.foundLimit) }
            .map { Found($0, for: text) }
        }
        .switchToLatest().eraseToAnyPublisher()
    }
  }
}
