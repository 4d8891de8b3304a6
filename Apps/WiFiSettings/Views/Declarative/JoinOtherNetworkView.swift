import KeelModel
import KeelViews
import WiFiSettingsModel

/// Joins a network that hides its name.
struct JoinOtherNetworkView: View {
  private enum Field { case name, password }

  @Bindable var model: JoinOtherNetworkModel
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("Enter the network’s name and security") {
        LabeledContent("Name") {
          TextField("Name", text: $model.name)
            .focused($focus, equals: .name)
            .submitLabel(.next)
            .onSubmit { if model.needsPassword { focus = .password } else { model.joinButtonTapped() } }
        }
      }
      Section("Security") {
        Picker("Security", selection: $model.security) {
          ForEach(JoinOtherNetworkModel.securities, id: \.self) { Text($0.text) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
        .disabled(!model.isEditable)
      }
      Section {
        if model.needsPassword {
          LabeledContent("Password") {
            SecureField("Password", text: $model.password)
              .focused($focus, equals: .password)
              .selectsText(onChangeOf: model.refusalCount)
              .submitLabel(.join)
              .onSubmit { model.joinButtonTapped() }
          }
        }
      } footer: {
        if let note = model.note { Text(note) }
      }
    }
    .textInputLocked(!model.isEditable)
    .navigationTitle("Other Network")
    .toolbar {
      FormToolbar("Join", isEnabled: model.isJoinButtonEnabled, isBusy: model.isConnecting) {
        model.joinButtonTapped()
      } cancel: {
        model.cancelButtonTapped()
      }
    }
    .interactiveDismissDisabled(model.hasUnsavedChanges) { model.dismissalAttempted() }
    .alert($model.alert) { action in
      if let action { model.alertButtonTapped(action) }
    }
    .defaultFocus($focus, .name)
    .onChange(of: model.alert == nil) {
      if model.alert == nil { focus = model.needsPassword ? .password : .name }
    }
  }
}
