import KeelModel
import KeelViews
import WiFiSettingsModel

/// Sets whether a proxy is used on a network.
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
      }
      if model.isAutomatic {
        Section {
          LabeledContent("URL") {
            TextField("URL", text: $model.url, prompt: Text("https://example.org/proxy.pac"))
              .submitLabel(.done)
              .onSubmit { model.saveButtonTapped() }
          }
        } footer: {
          Text(model.problem?.message ?? "Leave it empty to let the network say.")
        }
      }
    }
    .navigationTitle("Configure Proxy")
    .toolbar {
      FormToolbar("Save", isEnabled: !model.isSaving, isBusy: model.isSaving) {
        model.saveButtonTapped()
      } cancel: {
        model.cancelButtonTapped()
      }
    }
    .alert($model.alert) { _ in }
  }
}
