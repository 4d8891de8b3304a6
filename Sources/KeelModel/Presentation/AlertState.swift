/// An alert, as a value that a model can hold and a test can compare.
///
///     AlertState {
///       TextState("Incorrect password")
///     } actions: {
///       ButtonState(role: .cancel) { TextState("OK") }
///     }
public struct AlertState<Action>: Identifiable {
  /// The identity of this presentation. It is not part of the comparison of alerts.
  public let id: PresentationID
  /// The title.
  public var title: TextState
  /// The text below the title, if any.
  public var message: TextState?
  /// The buttons, in order; a front end may move the cancel button. An empty list means a single `OK`.
  public var buttons: [ButtonState<Action>]

  /// Creates an alert from its title, its buttons and its message.
  public init(
    title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: PresentationID(), title: title(), message: message?(), buttons: actions())
  }

  private init(id: PresentationID, title: TextState, message: TextState?, buttons: [ButtonState<Action>]) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Returns the alert with the actions of its buttons replaced and its identity kept.
  ///
  /// - Parameter transform: Returns the new action of a button; it receives `nil` for a button without one.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(id: id, title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

// Two alerts are equal if they look the same to the user; `id` distinguishes two presentations.

extension AlertState: Equatable where Action: Equatable {
  /// Returns true if title, message and buttons are equal; the identity is not compared.
  public static func == (lhs: AlertState, rhs: AlertState) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes title, message and buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}
