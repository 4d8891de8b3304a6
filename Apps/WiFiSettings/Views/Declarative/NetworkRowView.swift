import KeelViews
import WiFiSettingsModel

/// A network in the list: a tap joins it, or opens the form that this requires; the button beside it opens the details.
struct NetworkRowView: View {
  let id: Network.ID
  let model: WiFiSettingsModel

  var body: some View {
    if let row = model.row(for: id) {
      HStack {
        Button {
          model.networkTapped(id)
        } label: {
          NetworkLabel(row: row)
        }
        .tint(.primary)
        .linkAddress(row.tapAddress)
        Button("More about \(row.title)", systemImage: "info.circle") { model.infoButtonTapped(network: id) }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
          .linkAddress(row.detailAddress)
      }
    }
  }
}

private struct NetworkLabel: View {
  let row: NetworkRow

  var body: some View {
    HStack {
      if row.isCurrent { Image(systemName: "checkmark") }
      Text(row.title).fontWeight(row.isCurrent ? .semibold : nil)
      Spacer()
      Group {
        if let subtitle = row.subtitle { Text(subtitle) }
        if row.isJoining { ProgressView() }
        if row.isSecured { Image(systemName: "lock.fill").accessibilityLabel(row.lockText) }
        Image(systemName: "wifi", variableValue: row.strength).accessibilityLabel(row.signalText)
      }
      .foregroundStyle(.secondary)
    }
  }
}
