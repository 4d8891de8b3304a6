public import AppForms
import KeelControls
import KeelModel
public import WiFiSettingsModel

/// Describes one network, and sets how it is used.
@MainActor public final class NetworkDetailViewController: FormViewController {
  @UIBindable private var model: NetworkDetailModel

  public init(model: NetworkDetailModel) {
    self.model = model
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = model.name
    navigationItem.address = model.address
    present(item: $model.destination.alert) { [model] alert in
      UIAlertController(state: alert) { action in
        if let action { model.alertButtonTapped(action) }
      }
    }
    present(item: $model.destination.ipv4) { ipv4 in
      UINavigationController(rootViewController: IPv4SettingsViewController(model: ipv4))
    }
    present(item: $model.destination.dns) { dns in
      UINavigationController(rootViewController: DNSSettingsViewController(model: dns))
    }
    present(item: $model.destination.proxy) { proxy in
      UINavigationController(rootViewController: ProxySettingsViewController(model: proxy))
    }
  }

  override public func sections() -> [FormSection] {
    [about] + actions + settings + addresses + accessPoints
  }

  private var about: FormSection {
    let model = model
    var rows: [FormRow] = [
      .value("security", "Security", model.securityText),
      .value("signal", "Signal", model.signalText),
    ]
    if let hexadecimal = model.nameInHexadecimal { rows.append(.value("bytes", "Name in Bytes", hexadecimal)) }
    return FormSection(
      "about", footer: model.aboutText, rows: rows)
  }

  private var actions: [FormSection] {
    let model = model
    var rows: [FormRow] = []
    if model.isJoinButtonShown {
      rows.append(
        .button("join", "Join This Network", isEnabled: model.isJoinButtonEnabled) { model.joinButtonTapped() })
    }
    if model.isDisconnectButtonShown {
      rows.append(
        .button("disconnect", "Disconnect", isEnabled: model.isDisconnectButtonEnabled) {
          model.disconnectButtonTapped()
        })
    }
    if model.isForgetButtonShown {
      rows.append(
        .button("forget", "Forget This Network", isDestructive: true, isEnabled: model.isForgetButtonEnabled) {
          model.forgetNetworkButtonTapped()
        })
    }
    return rows.isEmpty ? [] : [FormSection("actions", rows: rows)]
  }

  private var settings: [FormSection] {
    guard model.canEditSettings else { return [] }
    let model = model
    return [
      FormSection(
        "settings",
        footer: "Low Data Mode asks programs to be sparing. For another address the network is joined again.",
        rows: [
          .toggle("auto", "Auto-Join", $model.joinsAutomatically),
          .toggle("lowData", "Low Data Mode", $model.isLowDataMode),
          .toggle("private", "Private Address", $model.usesPrivateAddress),
        ]),
      FormSection(
        "configuration",
        rows: [
          .value("ipv4", "Configure IP", model.settings?.ipv4.text, address: model.address(of: .ipv4)) {
            model.ipv4ButtonTapped()
          },
          .value("dns", "Configure DNS", model.settings?.dnsText, address: model.address(of: .dns)) {
            model.dnsButtonTapped()
          },
          .value("proxy", "Configure Proxy", model.settings?.proxy.text, address: model.address(of: .proxy)) {
            model.proxyButtonTapped()
          },
        ]),
    ]
  }

  private var addresses: [FormSection] {
    guard let lines = model.addresses?.lines, !lines.isEmpty else { return [] }
    let rows = lines.map { line in FormRow.value("\(line.title) \(line.value)", line.title, line.value) }
    return [FormSection("addresses", header: "Addresses", rows: rows)]
  }

  private var accessPoints: [FormSection] {
    guard !model.accessPoints.isEmpty else { return [] }
    let rows = model.accessPoints.map { point in
      FormRow.value("ap \(point.hardwareAddress) \(point.frequency)", point.hardwareAddress, point.frequencyText)
    }
    return [FormSection("accessPoints", header: "Access Points", rows: rows)]
  }
}
