import KeelViews

/// A button that shows activity while its action is under way.
struct BusyButton: View {
  let title: LocalizedStringKey
  let isBusy: Bool
  let action: @MainActor () -> Void

  init(_ title: LocalizedStringKey, isBusy: Bool, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.isBusy = isBusy
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack {
        if isBusy { ProgressView() }
        Text(title)
      }
    }
  }
}
