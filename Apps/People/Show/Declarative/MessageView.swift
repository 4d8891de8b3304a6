public import KeelViews

/// A message in place of missing content.
public struct MessageView: View {
  private let message: Message
  private let action: @MainActor () -> Void

  public init(_ message: Message, action: @escaping @MainActor () -> Void = {}) {
    self.message = message
    self.action = action
  }

  public var body: some View {
    ContentUnavailableView {
      Label(message.title, systemImage: message.symbol)
    } description: {
      Text(message.text)
    } actions: {
      if let title = message.button { Button(title, action: action).buttonStyle(.borderedProminent) }
    }
    .padding()
  }
}
