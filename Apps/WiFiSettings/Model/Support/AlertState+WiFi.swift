import KeelModel

// Every alert of Wi-Fi settings is written here.

extension AlertState {
  /// One that only tells something.
  static func telling(_ title: String, _ message: String) -> AlertState {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState<Action>(role: .cancel) { TextState("OK") }
    } message: {
      TextState(message)
    }
  }

  /// One that asks before something is done.
  static func asking(
    _ title: String, _ message: String, button: String, role: ButtonStateRole? = .destructive, action: Action
  ) -> AlertState {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState<Action>(role: role, action: action) { TextState(button) }
      ButtonState<Action>(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState(message)
    }
  }

  static func joinFailed(_ failure: JoinFailure, name: String) -> AlertState {
    telling(failure.title(for: name), failure.message(for: name))
  }

  static func notStored(_ failure: RadioFailure) -> AlertState {
    telling("The change was not made", failure.message)
  }

  /// Asked before a change that cuts off the person who makes it.
  static func leavingSession(button: String, action: Action) -> AlertState {
    asking(
      "This connection carries your session",
      "You reach this machine through the network that is about to be left or changed. You may be cut off, and "
        + "have to come back another way.",
      button: button, action: action)
  }
}
