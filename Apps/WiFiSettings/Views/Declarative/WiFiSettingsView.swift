import KeelModel
public import KeelViews
public import WiFiSettingsModel

/// The list: the switch, the current network, and the others.
public struct WiFiSettingsView: View {
  @Bindable private var model: WiFiSettingsModel

  public init(model: WiFiSettingsModel) { self.model = model }

  public var body: some View {
    let canRefresh = model.stage == .on
    NavigationStack {
      NetworkList(model: model)
        .navigationTitle(WiFiSettingsModel.title)
        .navigationAddress("")
        .transformEnvironment(\.refresh) { if !canRefresh { $0 = nil } }
        .refreshable { await model.refresh() }
        .navigationDestination(item: $model.destination.detail) { detail in
          NetworkDetailView(model: detail)
        }
        .sheet(item: $model.destination.connect) { connect in
          NavigationStack { ConnectToNetworkView(model: connect).presentationSizing(.fitted) }
        }
        .sheet(item: $model.destination.joinOther) { joinOther in
          NavigationStack { JoinOtherNetworkView(model: joinOther).presentationSizing(.fitted) }
        }
        .alert($model.destination.alert) { action in
          if let action { model.alertButtonTapped(action) }
        }
    }
  }
}
