/// A button of an alert or a dialog, as a value.
public struct ButtonState<Action>: Identifiable {
  /// The identity of the button. It is not part of the comparison of buttons.
  public let id: PresentationID
  /// The role, if the button cancels or destroys something.
  public let role: ButtonStateRole?
  /// The action that `withAction` passes on.
  public let action: ButtonStateAction<Action>
  /// The text on the button.
  public let label: TextState
  /// A Boolean value that indicates whether the button can be pressed.
  public let isEnabled: Bool

  /// Creates a button from a description of its action, by default none.
  public init(
    role: ButtonStateRole? = nil, isEnabled: Bool = true, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: PresentationID(), role: role, isEnabled: isEnabled, action: action, label: label())
  }

  /// Creates a button that sends an action without an animation.
  public init(role: ButtonStateRole? = nil, isEnabled: Bool = true, action: Action, label: () -> TextState) {
    self.init(role: role, isEnabled: isEnabled, action: .send(action), label: label)
  }

  private init(
    id: PresentationID, role: ButtonStateRole?, isEnabled: Bool, action: ButtonStateAction<Action>, label: TextState
  ) {
    self.id = id
    self.role = role
    self.isEnabled = isEnabled
    self.action = action
    self.label = label
  }

  /// Calls a closure with the button's action, which is `nil` if it has none, within the action's animation if it has
  /// one.
  public func withAction<Result>(_ perform: (Action?) throws -> Result) rethrows -> Result {
    guard action.isAnimated else { return try perform(action.action) }
    return try withAnimation(action.animation) { try perform(action.action) }
  }

  /// Calls an asynchronous closure with the button's action, which is `nil` if it has none.
  ///
  /// An animation covers synchronous changes only: that of the action is not used, which is reported as misuse.
  @MainActor public func withAction<Result>(
    fileID: StaticString = #fileID, line: UInt = #line, _ perform: @MainActor (Action?) async throws -> Result
  ) async rethrows -> Result {
    if action.isAnimated {
      RuntimeWarning.report(
        "An action with an animation was performed by an asynchronous closure.",
        rule: "An animation covers the changes of one synchronous call.",
        remedy: "Send the action without an animation, and call withAnimation where the changes are made.",
        fileID: fileID, line: line)
    }
    return try await perform(action.action)
  }

  /// Returns the button with its action replaced and its identity kept.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(
      id: id, role: role, isEnabled: isEnabled, action: action.map(transform), label: label)
  }
}

/// The role of a button.
public enum ButtonStateRole: Hashable, Sendable {
  /// Dismisses the alert or the dialog without effect.
  case cancel
  /// Performs an action that cannot be undone.
  case destructive
}

/// The action of a button, with or without an animation.
public struct ButtonStateAction<Action> {
  /// The value that is sent, or `nil` for a button that only closes its alert or dialog.
  public let action: Action?
  let isAnimated: Bool
  let animation: Animation?

  /// Returns an action that is sent without an animation of its own.
  public static func send(_ action: Action?) -> ButtonStateAction {
    ButtonStateAction(action: action, isAnimated: false, animation: nil)
  }

  /// Returns an action that is sent inside `withAnimation` with that animation; `nil` removes the outer one.
  public static func send(_ action: Action?, animation: Animation?) -> ButtonStateAction {
    ButtonStateAction(action: action, isAnimated: true, animation: animation)
  }

  /// Returns the action with its value replaced and its animation kept.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), isAnimated: isAnimated, animation: animation)
  }
}

/// Builds the buttons of an alert or a dialog.
@resultBuilder public enum ButtonStateBuilder<Action> {
  /// Accepts a button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
  /// Accepts an array of buttons.
  public static func buildExpression(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
  /// Joins the buttons of all statements, in order.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }
  /// Accepts the buttons of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] { buttons ?? [] }
  /// Accepts the buttons of the first branch of a condition.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
  /// Accepts the buttons of the second branch of a condition.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
  /// Joins the buttons of all rounds of a loop.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }
  /// Accepts the buttons of an availability check.
  public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
}

// Two buttons are equal if they look the same to the user: the identity belongs to a single presentation.

extension ButtonState: Equatable where Action: Equatable {
  /// Returns true if role, action, label and availability are equal; the identity is not compared.
  public static func == (lhs: ButtonState, rhs: ButtonState) -> Bool {
    lhs.role == rhs.role && lhs.action == rhs.action && lhs.label == rhs.label && lhs.isEnabled == rhs.isEnabled
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes role, action, label and availability.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(isEnabled)
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
