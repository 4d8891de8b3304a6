internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  /// The list follows the region switch and its window as well as the database.
  public var peopleQuery: PeopleQuery {
    { [hold] window in
      hold.toStore().stored(keyPath: \.field.order).combineLatest(window.removeDuplicates())
        .map { order, window in hold.following { $0.followPersonMeta(in: order, window: window) } }
        .switchToLatest().eraseToAnyPublisher()
    }
  }
}
