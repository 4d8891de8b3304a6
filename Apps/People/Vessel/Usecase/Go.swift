internal import KeelModel
public import PeopleService

extension Vessel {
  public var goAction: GoUsecase { { [weak self] route in self?.update { $0.route = route } } }
}
