internal import KeelModel
public import PeopleService

extension Vessel {
  public var forgetRecentsAction: ForgetRecentsUsecase {
    { [hold, browser] in hold.update { $0.recents[browser] = [] } }
  }
}
