import KeelModel
public import KeelViews
public import WiFiSettingsModel

/// The list: the switch, the current network, and the others.
public struct WiFiSettingsView: View {
  @Bindable private var model: WiFiSettingsModel

  public init(model: WiFiSettingsModel) { self.model = model }

  public var body: some View {
    NavigationStack {
      NetworkList(model: model)
        .navigationTitle(WiFiSettingsModel.title)
        .toolbar {
          ToolbarItem(placement: .primaryAction) { ScanButton(model: model) }
        }
        .refreshable { await model.refresh() }
        .navigationDestination(item: $model.destination.detail) { detail in
          NetworkDetailView(model: detail)
        }
        .sheet(item: $model.destination.connect) { connect in
          NavigationStack { ConnectToNetworkView(model: connect) }
        }
        .sheet(item: $model.destination.joinOther) { joinOther in
          NavigationStack { JoinOtherNetworkView(model: joinOther) }
        }
        .alert($model.destination.alert) { action in
          if let action { model.alertButtonTapped(action) }
        }
    }
  }
}

/// Looks for networks again.
private struct ScanButton: View {
  let model: WiFiSettingsModel

  var body: some View {
    if model.stage == .on {
      BusyButton("Scan", isBusy: model.isScanning) { model.scanButtonTapped() }
        .disabled(model.isScanning)
        .accessibilityHint("Looks for networks again")
    }
  }
}
