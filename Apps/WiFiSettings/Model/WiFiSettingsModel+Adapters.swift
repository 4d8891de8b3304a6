import KeelModel

/// One of several Wi-Fi adapters, as its row shows it.
public struct AdapterRow: Identifiable, Hashable, Sendable {
  /// The name of its interface.
  public var id: String
  /// The network that it has joined, as text.
  public var detail: String
  /// True if the list shows the networks that it hears.
  public var isChosen: Bool

  public var title: String { id }
}

extension WiFiSettingsModel {
  /// Returns the row of an adapter, or `nil` once it is gone.
  public func adapter(_ id: AdapterRow.ID) -> AdapterRow? { adapters.first { $0.id == id } }

  /// Shows the networks of another adapter. The choice belongs to the radio: other windows follow.
  @Endpoint public func adapterTapped(_ id: AdapterRow.ID) {
    dropLink()
    guard let row = adapter(id), !row.isChosen else { return }
    stopJoiningRow()
    radio.choose(adapter: id)
  }

  func updateAdapters() {
    let rows = latest.adapters.map { adapter in
      AdapterRow(
        id: SSID.visible(adapter.id),
        detail: adapter.current.map { "Connected to “\($0.ssid.displayName)”" } ?? "Not connected",
        isChosen: adapter.id == latest.adapter)
    }
    if rows != adapters { adapters = rows }
  }
}
