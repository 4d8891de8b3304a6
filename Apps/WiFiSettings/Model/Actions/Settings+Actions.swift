public import KeelModel

extension IPv4SettingsModel: ActionModel {
  /// The actions of the settings of the address.
  @CasePathable @Actions public enum Action: FormAction {
    case saveButtonTapped
    case cancelButtonTapped
    case dismissalAttempted
    case alertButtonTapped(AlertAction)
    @Bound case mode(Mode)
    @Bound case address(String), mask(String), router(String)
    @Bound case alertDismissed
  }
}

extension DNSSettingsModel: ActionModel {
  /// The actions of the DNS servers.
  @CasePathable @Actions public enum Action: FormAction {
    case addServerButtonTapped
    case removeServerButtonTapped(Server.ID)
    case saveButtonTapped
    case cancelButtonTapped
    case dismissalAttempted
    case alertButtonTapped(AlertAction)
    @Bound case servers([Server])
    @Bound case alertDismissed
  }
}

extension ProxySettingsModel: ActionModel {
  /// The actions of the settings of the proxy.
  @CasePathable @Actions public enum Action: FormAction {
    case saveButtonTapped
    case cancelButtonTapped
    case dismissalAttempted
    case alertButtonTapped(AlertAction)
    @Bound case isAutomatic(Bool)
    @Bound case url(String)
    @Bound case alertDismissed
  }
}
