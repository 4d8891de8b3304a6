/// What a person feels as something happens. Front ends have nothing to be felt: nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  nonisolated public init() {}
  open func prepare() {}
}

/// A blow.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }
  nonisolated public init(style: FeedbackStyle = .medium) { super.init() }
  public func impactOccurred(intensity: Double = 1) {}
}

/// The end of a task.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }
  nonisolated public override init() { super.init() }
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Another choice.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  nonisolated public override init() { super.init() }
  public func selectionChanged() {}
}
