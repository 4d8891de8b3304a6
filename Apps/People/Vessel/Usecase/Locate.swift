internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  /// An error is not reported: the list shows its own, and begins at its start.
  public var locateAction: LocateUsecase {
    { [weak self, hold] in
      guard let person = self?.value.route.locatedPerson else { return nil }
      return try? await hold.personDBWork.readPlace(of: person, in: hold.value.field.order)
    }
  }
}
