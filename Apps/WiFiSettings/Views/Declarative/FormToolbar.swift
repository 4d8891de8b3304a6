import KeelViews

/// *Cancel*, and the button that completes a form. While its action is under way the button keeps the focus, and does
/// nothing.
struct FormToolbar: ToolbarContent {
  let title: LocalizedStringKey
  let isEnabled: Bool
  let isBusy: Bool
  let action: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  init(
    _ title: LocalizedStringKey, isEnabled: Bool, isBusy: Bool, action: @escaping @MainActor () -> Void,
    cancel: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isEnabled = isEnabled
    self.isBusy = isBusy
    self.action = action
    self.cancel = cancel
  }

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Cancel", action: cancel)
    }
    ToolbarItem(placement: .confirmationAction) {
      BusyButton(title, isBusy: isBusy, action: action).disabled(!isEnabled && !isBusy)
    }
  }
}
