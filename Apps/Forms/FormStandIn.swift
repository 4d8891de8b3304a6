import KeelViews

/// What a form shows in place of rows: the progress of reading them, or a message.
public enum FormStandIn {
  case loading(String)
  case message(String, symbol: String, text: String? = nil, button: String? = nil)
}

/// Shows what is in place of rows.
struct StandInView: View {
  let standIn: FormStandIn
  let act: @MainActor () -> Void

  var body: some View {
    switch standIn {
    case .loading(let title): ProgressView(title).frame(maxWidth: .infinity, maxHeight: .infinity)
    case .message(let title, let symbol, let text, let button):
      ContentUnavailableView {
        Label(title, systemImage: symbol)
      } description: {
        if let text { Text(text) }
      } actions: {
        if let button { Button(button) { act() }.buttonStyle(.borderedProminent) }
      }
    }
  }
}
