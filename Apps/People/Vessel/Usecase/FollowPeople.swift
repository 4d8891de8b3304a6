internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  /// The list follows the region switch as well as the database.
  public var peopleQuery: PeopleQuery {
    { [hold] in
      hold.toStore().stored(keyPath: \.field.isRegion)
        .map { isRegion in
          hold.following { $0.followAllPersonMeta(in: isRegion ? .byCountry : .plain) }
        }
        .switchToLatest().eraseToAnyPublisher()
    }
  }
}
