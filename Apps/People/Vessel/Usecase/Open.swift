internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  public var openAction: OpenUsecase {
    { [weak self, hold, browser] person in
      guard let self else { return }
      update { $0.route.person = person }
      let state = value
      if person != nil, state.route.isSearching {
        hold.remember(Self.searchText(state.query.draft), in: browser)
      }
    }
  }
}
