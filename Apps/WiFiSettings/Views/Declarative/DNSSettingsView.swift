import KeelModel
import KeelViews
import WiFiSettingsModel

/// Sets the DNS servers of a network.
struct DNSSettingsView: View {
  @Bindable var model: DNSSettingsModel
  @FocusState private var focus: DNSSettingsModel.Server.ID?

  var body: some View {
    Form {
      Section {
        ForEach($model.servers) { $server in
          LabeledContent(model.title(of: server.id)) {
            TextField(model.title(of: server.id), text: $server.address, prompt: Text("192.0.2.53 or 2001:db8::53"))
              .focused($focus, equals: server.id)
              .submitLabel(.done)
              .onSubmit { model.saveButtonTapped() }
          }
        }
        Button("Add Server") {
          model.addServerButtonTapped()
          focus = model.servers.last?.id
        }
        .disabled(!model.isEditable)
        if let last = model.servers.last {
          Button("Remove Last Server", role: .destructive) { model.removeServerButtonTapped(last.id) }
            .disabled(!model.isEditable)
        }
      } header: {
        Text("DNS Servers")
      } footer: {
        if let note = model.note { Text(note) }
      }
    }
    .textInputLocked(!model.isEditable)
    .navigationTitle("Configure DNS")
    .toolbar {
      FormToolbar("Save", isEnabled: model.isEditable, isBusy: model.isSaving) {
        model.saveButtonTapped()
      } cancel: {
        model.cancelButtonTapped()
      }
    }
    .interactiveDismissDisabled(model.hasUnsavedChanges) { model.dismissalAttempted() }
    .alert($model.alert) { action in
      if let action { model.alertButtonTapped(action) }
    }
  }
}
