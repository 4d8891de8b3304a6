internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  /// An error is not reported: the list shows its own, and begins at its start.
  public var locateAction: LocateUsecase {
    { [weak self, hold] in
      guard let route = self?.value.route, let person = route.person, !route.isSearching else { return nil }
      return try? await hold.personDBWork.readPlace(of: person, in: hold.value.field.isRegion ? .byCountry : .plain)
    }
  }
}
