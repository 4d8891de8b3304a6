import KeelModel
import KeelViews
import WiFiSettingsModel

/// Sets the proxy of a network.
struct ProxySettingsView: View {
  @Bindable var model: ProxySettingsModel

  var body: some View {
    Form {
      Section {
        Picker("Proxy", selection: $model.isAutomatic) {
          Text("Off").tag(false)
          Text("Automatic").tag(true)
        }
        .pickerStyle(.inline)
        .labelsHidden()
        .disabled(!model.isEditable)
      } footer: {
        if !model.isAutomatic, let note = model.note { Text(note) }
      }
      if model.isAutomatic {
        Section {
          LabeledContent("URL") {
            TextField("URL", text: $model.url, prompt: Text("https://example.org/proxy.pac"))
              .submitLabel(.done)
              .onSubmit { model.saveButtonTapped() }
          }
        } footer: {
          if let note = model.note { Text(note) }
        }
      }
    }
    .textInputLocked(!model.isEditable)
    .navigationTitle("Configure Proxy")
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
