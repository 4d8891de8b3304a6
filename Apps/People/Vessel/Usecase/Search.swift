internal import KeelModel
public import PeopleService

extension Vessel {
  public var searchAction: SearchUsecase {
    { [weak self] isOpen in self?.update { $0.setSearching(isOpen) } }
  }
}
