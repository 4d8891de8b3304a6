import KeelModel

// All alerts of Wi-Fi settings.

extension AlertState {
  /// An alert that only reports something.
  static func notice(_ title: String, _ message: String) -> AlertState {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState<Action>(role: .cancel) { TextState("OK") }
    } message: {
      TextState(message)
    }
  }

  /// An alert that asks for confirmation before an action.
  static func confirmation(
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
    notice(failure.title(for: name), failure.message(for: name, isKnown: isKnown))
  }

  /// Shown when a join of this window failed. If another window or program ended it, the alert names that join, which
  /// the radio's state contains.
  static func joinEnded(
    _ failure: JoinFailure, of network: Network.ID, in state: RadioState, isKnown: Bool = false
  ) -> AlertState {
    let name = network.ssid.displayName
    guard failure == .cancelled, let other = state.joining ?? state.current else {
      return joinFailed(failure, name: name, isKnown: isKnown)
    }
    let reason =
      other == network
      ? "Another window or program began to join it after you. "
      : "It was ended by joining “\(other.ssid.displayName)”, which another window or program requested: "
        + "this machine joins one network at a time. "
    return notice(failure.title(for: name), reason + "Try again when that is done.")
  }

  /// Asks for confirmation before typed text is discarded. Return keeps the text.
  static func discarding(isBusy: Bool, action: Action) -> AlertState {
    AlertState {
      TextState("Discard changes?")
    } actions: {
      ButtonState<Action>(role: .cancel) { TextState("Keep Editing") }
      ButtonState<Action>(role: .destructive, action: action) { TextState("Discard") }
    } message: {
      TextState((isBusy ? "The current action is cancelled. " : "") + "Your input is discarded.")
    }
  }

  /// Asks which value to keep if another window or program has stored the same setting since the form was filled in.
  static func changedElsewhere(to text: String, overwrite: Action, reload: Action) -> AlertState {
    AlertState {
      TextState("Changed in another window or program")
    } actions: {
      ButtonState<Action>(role: .cancel) { TextState("Cancel") }
      ButtonState<Action>(action: reload) { TextState("Reload") }
      ButtonState<Action>(role: .destructive, action: overwrite) { TextState("Overwrite") }
    } message: {
      TextState(
        "Since you opened this form, it was set to “\(text)” in another window or program. Reload to see the new "
          + "value and discard your input, or overwrite it with yours.")
    }
  }

  static func notStored(_ failure: RadioFailure) -> AlertState {
    notice("The change was not made", failure.message)
  }

  /// Asks whether to keep new settings that are in force on trial. If they cut off the user, the question stays
  /// unanswered and the settings are undone.
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

  /// Asks for confirmation before a change that may end the user's own session.
  static func leavingSession(button: String, action: Action) -> AlertState {
    confirmation(
      "This connection carries your session",
      "You reach this machine through the network that is about to be left or changed. You may be cut off, and "
        + "have to come back another way.",
      button: button, action: action)
  }
}
