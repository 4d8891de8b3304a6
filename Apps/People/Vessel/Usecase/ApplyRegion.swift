internal import KeelModel
public import PeopleService

extension Vessel {
  public var applyRegionAction: ApplyRegionUsecase { { [hold] isOn in hold.update { $0.field.isRegion = isOn } } }
}
