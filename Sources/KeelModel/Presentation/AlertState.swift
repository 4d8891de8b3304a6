/// An alert, as a value that a model can hold and a test can compare.
///
///     AlertState {
///       TextState("Incorrect password")
///     } actions: {
///       ButtonState(role: .cancel) { TextState("OK") }
///     }
public struct AlertState<Action>: Identifiable {
  public let id: PresentationID
  public var title: TextState
  public var message: TextState?
  /// In the order given; a front end may move the one that cancels. None means `OK`.
  public var buttons: [ButtonState<Action>]

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

  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(id: id, title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

// Two alerts are equal when people cannot tell them apart; `id` tells two presentations from each other.

extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: AlertState, rhs: AlertState) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}
