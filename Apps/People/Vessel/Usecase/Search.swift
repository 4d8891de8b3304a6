internal import KeelModel
public import PeopleService

extension Vessel {
  public var searchAction: SearchUsecase {
    { [weak self] isOpen in
      self?.update {
        guard $0.route.isSearching != isOpen else { return }
        $0.route.isSearching = isOpen
        if !isOpen { $0.query.draft = "" }
      }
    }
  }
}
