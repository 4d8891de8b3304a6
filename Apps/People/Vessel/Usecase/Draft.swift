internal import KeelModel
public import PeopleService

extension Vessel {
  public var draftAction: DraftUsecase { { [weak self] text in self?.update { $0.query.draft = text } } }
}
