public struct TextState: Hashable, Sendable { public var text: String; public init(_ t: String) { text = t } }
public enum ButtonStateRole: Hashable, Sendable { case cancel, destructive }
public struct ButtonState<Action> {
  public var role: ButtonStateRole?
  public var action: Action?
  public var label: TextState
  public init(role: ButtonStateRole? = nil, action: Action? = nil, label: () -> TextState) {
    self.role = role; self.action = action; self.label = label()
  }
}
@resultBuilder public enum ButtonStateBuilder<Action> {
  public static func buildBlock(_ c: ButtonState<Action>...) -> [ButtonState<Action>] { c }
}
public struct AlertState<Action> {
  public var title: TextState
  public var buttons: [ButtonState<Action>]
  public var message: TextState?
  public init(
    title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title(); buttons = actions(); self.message = message?()
  }
}
