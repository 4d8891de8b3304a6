internal import KeelModel
internal import PeopleModel
internal import PeopleShow

extension Message {
  /// An error in place of what it prevents, with a button to try again.
  static func failure(_ fizzle: Fizzle, _ title: String) -> Message {
    Message(title, symbol: "exclamationmark.triangle", text: fizzle.text, button: "Try Again")
  }
}

extension AlertState {
  /// An alert about an error.
  static func failure(_ title: String, _ fizzle: Fizzle) -> AlertState {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState<Action>(role: .cancel) { TextState("OK") }
    } message: {
      TextState(fizzle.text)
    }
  }
}
