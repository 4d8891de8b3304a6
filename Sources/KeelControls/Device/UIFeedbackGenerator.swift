/// Haptic feedback. Front ends have none, so that all calls are without effect.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  /// Creates a generator.
  nonisolated public init() {}
  /// Does nothing, because front ends have no haptic feedback to prepare.
  open func prepare() {}
}

/// Haptic feedback of an impact; without effect.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the impact.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// An impact of light, medium or heavy objects.
    case light, medium, heavy
    /// An impact of soft or rigid objects.
    case soft, rigid
  }
  /// Creates a generator. The style is ignored.
  nonisolated public init(style: FeedbackStyle = .medium) { super.init() }
  /// Does nothing.
  public func impactOccurred(intensity: Double = 1) {}
}

/// Haptic feedback for the result of a task; without effect.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of the task.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }
  nonisolated public override init() { super.init() }
  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Haptic feedback for a changed selection; without effect.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  nonisolated public override init() { super.init() }
  /// Does nothing.
  public func selectionChanged() {}
}
