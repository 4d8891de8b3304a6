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

  static func joinFailed(_ failure: JoinFailure, name: String, isKnown: Bool = false) -> AlertState {
    telling(failure.title(for: name), failure.message(for: name, isKnown: isKnown))
  }

  static func notStored(_ failure: RadioFailure) -> AlertState {
    telling("The change was not made", failure.message)
  }

  /// Asked when such a change is in force, which the person may not see any more.
  static func keepingSettings(for limit: Duration, keep: Action, undo: Action) -> AlertState {
    AlertState {
      TextState("Keep the new settings?")
    } actions: {
      ButtonState<Action>(action: keep) { TextState("Keep") }
      ButtonState<Action>(role: .cancel, action: undo) { TextState("Undo") }
    } message: {
      TextState(
        "They are in force. They are undone by themselves after \(limit.spoken), so that a change that cuts you off "
          + "does not last.")
    }
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
