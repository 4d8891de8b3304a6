import KeelModel
import KeelViews
import WiFiSettingsModel

/// Sets how this machine gets its address on a network.
struct IPv4SettingsView: View {
  private enum Field { case mask, router }

  @Bindable var model: IPv4SettingsModel
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section {
        Picker("Address", selection: $model.mode) {
          ForEach(IPv4SettingsModel.Mode.allCases, id: \.self) { Text($0.text) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
        .disabled(!model.isEditable)
      } footer: {
        if model.mode == .automatic, let note = model.note { Text(note) }
      }
      if model.mode == .manual {
        Section {
          LabeledContent("IP Address") {
            TextField("IP Address", text: $model.address, prompt: Text("192.0.2.10"))
              .submitLabel(.next)
              .onSubmit { focus = .mask }
          }
          LabeledContent("Subnet Mask") {
            TextField("Subnet Mask", text: $model.mask, prompt: Text("255.255.255.0"))
              .focused($focus, equals: .mask)
              .submitLabel(.next)
              .onSubmit { focus = .router }
          }
          LabeledContent("Router") {
            TextField("Router", text: $model.router, prompt: Text("None"))
              .focused($focus, equals: .router)
              .submitLabel(.done)
              .onSubmit { model.saveButtonTapped() }
          }
        } footer: {
          if let note = model.note { Text(note) }
        }
      }
    }
    .textInputLocked(!model.isEditable)
    .navigationTitle("Configure IP")
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
