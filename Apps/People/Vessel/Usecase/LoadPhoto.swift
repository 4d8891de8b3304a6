internal import PeopleModel
public import PeopleService

extension Vessel {
  /// Returns a closure that owns the photo worker. The worker is released with the last such closure.
  public var loadPhotoAction: LoadPhotoUsecase {
    let photoWork = hold.photoWork
    return { person throws(Fizzle) in
      guard let address = person.photo else { throw .photoMissing }
      return try await photoWork.getPhoto(at: address)
    }
  }
}
