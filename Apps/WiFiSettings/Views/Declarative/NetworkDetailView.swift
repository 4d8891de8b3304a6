import KeelModel
import KeelViews
import WiFiSettingsModel

/// Describes one network, and sets how it is used.
struct NetworkDetailView: View {
  @Bindable var model: NetworkDetailModel

  var body: some View {
    List {
      Section {
        LabeledContent("Security", value: model.securityText)
        LabeledContent("Signal", value: model.signalText)
        if let bytes = model.nameInHexadecimal { LabeledContent("Name in Bytes", value: bytes) }
      } footer: {
        Text(model.aboutText)
      }
      NetworkActions(model: model)
      if let settings = model.settings { NetworkSettingsSections(model: model, settings: settings) }
      if let lines = model.addresses?.lines, !lines.isEmpty {
        Section("Addresses") {
          ForEach(lines) { LabeledContent($0.title, value: $0.value) }
        }
      }
      if !model.accessPoints.isEmpty {
        Section("Access Points") {
          ForEach(model.accessPoints, id: \.hardwareAddress) {
            LabeledContent($0.hardwareAddress, value: $0.frequencyText)
          }
        }
      }
    }
    .navigationTitle(model.name)
    .navigationAddress(model.address)
    .alert($model.destination.alert) { action in
      if let action { model.alertButtonTapped(action) }
    }
    .sheet(item: $model.destination.ipv4) { ipv4 in
      NavigationStack { IPv4SettingsView(model: ipv4) }
    }
    .sheet(item: $model.destination.dns) { dns in
      NavigationStack { DNSSettingsView(model: dns) }
    }
    .sheet(item: $model.destination.proxy) { proxy in
      NavigationStack { ProxySettingsView(model: proxy) }
    }
  }
}

private struct NetworkActions: View {
  let model: NetworkDetailModel

  var body: some View {
    if model.isJoinButtonShown || model.isDisconnectButtonShown || model.isForgetButtonShown {
      Section {
        if model.isJoinButtonShown {
          Button("Join This Network") { model.joinButtonTapped() }
            .disabled(!model.isJoinButtonEnabled)
        }
        if model.isDisconnectButtonShown {
          Button("Disconnect") { model.disconnectButtonTapped() }
            .disabled(!model.isDisconnectButtonEnabled)
        }
        if model.isForgetButtonShown {
          Button("Forget This Network", role: .destructive) { model.forgetNetworkButtonTapped() }
            .disabled(!model.isForgetButtonEnabled)
        }
      }
    }
  }
}
