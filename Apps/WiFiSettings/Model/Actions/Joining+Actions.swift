public import KeelModel

extension ConnectToNetworkModel: ActionModel {
  /// The actions of the screen that requests a password.
  @CasePathable @Actions public enum Action: FormAction {
    case joinButtonTapped
    case cancelButtonTapped
    case dismissalAttempted
    case alertButtonTapped(AlertAction)
    @Bound case password(Secret)
    @Bound case alertDismissed
  }

  public var actionID: String? { network.id.actionID }
}

extension JoinOtherNetworkModel: ActionModel {
  /// The actions of the screen that joins a network by its name.
  @CasePathable @Actions public enum Action: FormAction {
    case joinButtonTapped
    case cancelButtonTapped
    case dismissalAttempted
    case alertButtonTapped(AlertAction)
    @Bound case name(String)
    @Bound case security(Security)
    @Bound case password(Secret)
    @Bound case alertDismissed
  }
}
