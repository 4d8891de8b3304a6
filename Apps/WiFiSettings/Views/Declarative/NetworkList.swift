import KeelModel
import KeelViews
import WiFiSettingsModel

/// The sections of the list.
struct NetworkList: View {
  let model: WiFiSettingsModel

  var body: some View {
    List {
      ForEach(model.sections) { section in
        Section {
          ForEach(section.items, id: \.self) { item in
            ListRow(item: item, model: model)
          }
        } header: {
          if let title = section.title { SectionHeader(title: title, isBusy: section.id == .other && model.isScanning) }
        } footer: {
          if section.id.mayHaveFooter { SectionFooter(section: section.id, model: model) }
        }
      }
    }
  }
}

private struct ListRow: View {
  let item: ListSection.Item
  @Bindable var model: WiFiSettingsModel

  var body: some View {
    switch item {
    case .power:
      Toggle(WiFiSettingsModel.title, isOn: $model.isOn)
        .disabled(!model.isSwitchEnabled)
    case .adapter(let id):
      AdapterRowView(id: id, model: model)
    case .network(let id):
      NetworkRowView(id: id, model: model)
    case .joinOther:
      Button("Other…") { model.joinOtherNetworkButtonTapped() }
        .accessibilityLabel("Join another network by its name")
        .linkAddress(WiFiSettingsModel.joinOtherPath)
    }
  }
}

/// One of several adapters to choose from.
private struct AdapterRowView: View {
  let id: AdapterRow.ID
  let model: WiFiSettingsModel

  var body: some View {
    if let adapter = model.adapter(id) {
      Button {
        model.adapterTapped(id)
      } label: {
        HStack {
          Text(adapter.title)
          Spacer()
          Group {
            Text(adapter.detail)
            if adapter.isChosen { Image(systemName: "checkmark") }
          }
          .foregroundStyle(.secondary)
        }
      }
      .tint(.primary)
    }
  }
}

private struct SectionHeader: View {
  let title: String
  let isBusy: Bool

  var body: some View {
    HStack {
      Text(title)
      if isBusy { ProgressView() }
    }
  }
}

private struct SectionFooter: View {
  let section: ListSection.ID
  let model: WiFiSettingsModel

  var body: some View {
    if let footer = model.footer(of: section) { Text(footer) }
  }
}
