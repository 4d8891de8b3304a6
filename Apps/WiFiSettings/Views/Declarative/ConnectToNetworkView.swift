import KeelModel
import KeelViews
import WiFiSettingsModel

/// Requests the password of a network.
struct ConnectToNetworkView: View {
  @Bindable var model: ConnectToNetworkModel
  @FocusState private var isPasswordFocused: Bool

  var body: some View {
    Form {
      Section {
        LabeledContent("Password") {
          SecureField("Password", text: $model.password)
            .focused($isPasswordFocused)
            .selectsText(onChangeOf: model.refusalCount)
            .textInputLocked(!model.isEditable)
            .submitLabel(.join)
            .onSubmit { model.joinButtonTapped() }
        }
      } header: {
        Text("Enter the password for “\(model.name)”")
      } footer: {
        if let note = model.note { Text(note) }
      }
    }
    .navigationTitle("Enter Password")
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
    .defaultFocus($isPasswordFocused, true)
    .onChange(of: model.alert == nil) { isPasswordFocused = model.alert == nil }
  }
}
