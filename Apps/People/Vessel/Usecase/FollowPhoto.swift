internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  /// Returns a closure that owns the photo worker, as that of `loadPhotoAction` does.
  public var photoQuery: PhotoQuery {
    { [hold, load = loadPhotoAction] id in
      Photo.following(
        hold.following { $0.followPerson(id: id) }, after: hold.toStore().stored(keyPath: \.sys.stamp), load: load)
    }
  }
}
