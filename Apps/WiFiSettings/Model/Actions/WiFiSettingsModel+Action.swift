public import KeelModel

extension WiFiSettingsModel: ActionModel {
  /// The actions of the list. `isOn` is missing on purpose: its setter calls `wiFiToggled(to:)`.
  @CasePathable @Actions public enum Action: ActionValue {
    case wiFiToggled(to: Bool)
    case refreshRequested
    case adapterTapped(AdapterRow.ID)
    case networkTapped(Network.ID)
    case infoButtonTapped(network: Network.ID)
    case joinOtherNetworkButtonTapped
    case cancelJoinButtonTapped
    case alertButtonTapped(AlertAction)
    case open(path: String)
    @Bound case destinationDismissed
    @Child case connect(ConnectToNetworkModel.Action)
    @Child case detail(NetworkDetailModel.Action)
    @Child case joinOther(JoinOtherNetworkModel.Action)
  }

  public var actionChildren: [ActionChild] { ActionChild.inCase(of: destination) }
}
