/// A button of an alert or a dialog, as a value.
public struct ButtonState<Action>: Identifiable {
  public let id: PresentationID
  public let role: ButtonStateRole?
  public let action: ButtonStateAction<Action>
  public let label: TextState
  /// Whether it can be pressed.
  public let isEnabled: Bool

  /// Makes a button that sends an action.
  public init(
    role: ButtonStateRole? = nil, isEnabled: Bool = true, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: PresentationID(), role: role, isEnabled: isEnabled, action: action, label: label())
  }

  /// Makes a button that sends an action.
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

  /// Does what the button stands for: hands its action to the closure, within the action's animation.
  public func withAction<Result>(_ perform: (Action?) throws -> Result) rethrows -> Result {
    guard action.isAnimated else { return try perform(action.action) }
    return try withAnimation(action.animation) { try perform(action.action) }
  }

  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(
      id: id, role: role, isEnabled: isEnabled, action: action.map(transform), label: label)
  }
}

/// What a button stands for.
public enum ButtonStateRole: Hashable, Sendable {
  /// Leaves without doing anything.
  case cancel
  /// Does what cannot be undone.
  case destructive
}

/// The action of a button, with or without an animation.
public struct ButtonStateAction<Action> {
  public let action: Action?
  let isAnimated: Bool
  let animation: Animation?

  public static func send(_ action: Action?) -> ButtonStateAction {
    ButtonStateAction(action: action, isAnimated: false, animation: nil)
  }

  public static func send(_ action: Action?, animation: Animation?) -> ButtonStateAction {
    ButtonStateAction(action: action, isAnimated: true, animation: animation)
  }

  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), isAnimated: isAnimated, animation: animation)
  }
}

/// Collects the buttons of an alert or a dialog.
@resultBuilder public enum ButtonStateBuilder<Action> {
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
  public static func buildExpression(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] { buttons ?? [] }
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }
  public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
}

// Two buttons are equal when people cannot tell them apart: the identity is of the one presentation.

extension ButtonState: Equatable where Action: Equatable {
  public static func == (lhs: ButtonState, rhs: ButtonState) -> Bool {
    lhs.role == rhs.role && lhs.action == rhs.action && lhs.label == rhs.label && lhs.isEnabled == rhs.isEnabled
  }
}

extension ButtonState: Hashable where Action: Hashable {
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
