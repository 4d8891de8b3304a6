import KeelModel
import KeelViews
import WiFiSettingsModel

/// The settings of a network, as a part of its details.
struct NetworkSettingsSections: View {
  @Bindable var model: NetworkDetailModel
  let settings: NetworkSettings

  var body: some View {
    Section {
      Toggle("Auto-Join", isOn: $model.joinsAutomatically)
      Toggle("Low Data Mode", isOn: $model.isLowDataMode)
      Toggle("Private Address", isOn: $model.usesPrivateAddress)
    } footer: {
      Text("Low Data Mode asks programs to be sparing. For another address the network is joined again.")
    }
    Section {
      SettingRow("Configure IP", value: settings.ipv4.text) { model.ipv4ButtonTapped() }
        .linkAddress(model.address(of: .ipv4))
      SettingRow("Configure DNS", value: settings.dnsText) { model.dnsButtonTapped() }
        .linkAddress(model.address(of: .dns))
      SettingRow("Configure Proxy", value: settings.proxy.text) { model.proxyButtonTapped() }
        .linkAddress(model.address(of: .proxy))
    }
  }
}

/// A setting that is changed on a page of its own.
private struct SettingRow: View {
  let title: LocalizedStringKey
  let value: String
  let action: @MainActor () -> Void

  init(_ title: LocalizedStringKey, value: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.value = value
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack {
        LabeledContent(title, value: value)
        Image(systemName: "chevron.forward")
      }
    }
    .tint(.primary)
  }
}
