internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  /// An error is not reported: the list shows its own, and begins at its start.
  public var locateAction: LocateUsecase {
    { [hold] person in
      try? await hold.personDBWork.readPlace(of: person, in: hold.value.field.isRegion ? .byCountry : .plain)
    }
  }
}
