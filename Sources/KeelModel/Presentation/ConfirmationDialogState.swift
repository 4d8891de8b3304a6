/// A choice of actions to confirm, as a value that a model can hold and a test can compare.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The identity of this presentation. It is not part of the comparison of dialogs.
  public let id: PresentationID
  /// The title.
  public var title: TextState
  /// The visibility of the title.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// The text below the title, if any.
  public var message: TextState?
  /// The buttons, in order; a front end may move the cancel button.
  public var buttons: [ButtonState<Action>]

  /// Creates a dialog from its title, its buttons and its message.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: PresentationID(), title: title(), titleVisibility: titleVisibility, message: message?(), buttons: actions())
  }

  private init(
    id: PresentationID, title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState?, buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
  }

  /// Returns the dialog with the actions of its buttons replaced and its identity kept.
  ///
  /// - Parameter transform: Returns the new action of a button; it receives `nil` for a button without one.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, title: title, titleVisibility: titleVisibility, message: message,
      buttons: buttons.map { $0.map(transform) })
  }
}

/// The visibility of a dialog's title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The front end decides.
  case automatic
  /// The title is not shown.
  case hidden
  /// The title is shown.
  case visible
}

// Two dialogs are equal if they look the same to the user; `id` distinguishes two presentations.

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Returns true if title, its visibility, message and buttons are equal; the identity is not compared.
  public static func == (lhs: ConfirmationDialogState, rhs: ConfirmationDialogState) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility && lhs.message == rhs.message
      && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes title, its visibility, message and buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
