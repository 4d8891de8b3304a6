public import KeelModel

extension NetworkDetailModel: ActionModel {
  /// The actions of the details of a network.
  @CasePathable @Actions public enum Action: ActionValue {
    case joinButtonTapped
    case disconnectButtonTapped
    case forgetNetworkButtonTapped
    case confirmForgetNetworkButtonTapped
    case alertButtonTapped(AlertAction)
    case reloadButtonTapped
    case ipv4ButtonTapped
    case dnsButtonTapped
    case proxyButtonTapped
    @Bound case joinsAutomatically(Bool)
    @Bound case isLowDataMode(Bool)
    @Bound case usesPrivateAddress(Bool)
    @Bound case destinationDismissed
    @Child case ipv4(IPv4SettingsModel.Action)
    @Child case dns(DNSSettingsModel.Action)
    @Child case proxy(ProxySettingsModel.Action)
  }

  public var actionID: String? { networkID.actionID }
  public var actionChildren: [ActionChild] { ActionChild.inCase(of: destination) }
}
