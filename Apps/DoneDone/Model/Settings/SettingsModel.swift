public import Observation

/// The third screen.
@MainActor @Observable public final class SettingsModel {
  public let stack: StackModel

  init(_ context: WindowContext) { stack = StackModel(.settings, context) }

  public var context: WindowContext { stack.context }
  public var words: Words { context.words }
  /// The settings, which all windows share.
  public var preferences: Preferences { context.container.preferences }

  public func stepTapped(_ step: Step) { stack.go(to: [step]) }
  public func address(of step: Step) -> String { Place(.settings, [step]).path }
}
