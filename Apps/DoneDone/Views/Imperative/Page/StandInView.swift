import KeelViews
import Observation

/// What a page shows in place of rows, for the view that shows it.
@MainActor @Observable final class StandInBox {
  var standIn: StandIn?
  @ObservationIgnored var act: () -> Void = {}
}

/// A message in place of rows, or the progress of reading them.
struct StandInView: View {
  let box: StandInBox

  var body: some View {
    if let standIn = box.standIn {
      switch standIn.kind {
      case .loading: ProgressView(standIn.title).frame(maxWidth: .infinity, maxHeight: .infinity)
      case .message(let symbol, let text, let button):
        ContentUnavailableView {
          Label(standIn.title, systemImage: symbol)
        } description: {
          if let text { Text(text) }
        } actions: {
          if let button { Button(button) { box.act() }.buttonStyle(.borderedProminent) }
        }
      }
    }
  }
}
