internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  /// Removes the people first: photos without people can be fetched again, and people without photos would fetch them.
  public var clearCacheAction: ClearCacheUsecase {
    { [hold] () throws(Fizzle) in
      // A running import would store the people again.
      await hold.fetching?.value
      try await hold.personDBWork.removeAllPerson()
      let isFetching = hold.fetching != nil
      hold.update {
        $0.sys.stamp = nil
        // An import that began in the meantime reports its own progress.
        if !isFetching { $0.sys.last = .ready }
      }
      try await hold.photoWork.removeAllPhotos()
    }
  }
}
