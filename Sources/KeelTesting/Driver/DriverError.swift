import KeelScene

/// An action that the user of an app could not perform.
///
/// The description has three parts: what happened, the rule, and what to do. It never contains typed text.
public struct DriverError: Error, Hashable, Sendable {
  /// The kinds of failure.
  public enum Reason: Hashable, Sendable {
    /// No reachable element has this name.
    case notFound
    /// Several elements have this name.
    case ambiguous
    /// The element is disabled.
    case disabled
    /// The element is covered, or on a covered page.
    case outOfReach
    /// The element does not support the action.
    case notPossible
    /// The element was removed while it was being used.
    case gone
  }

  /// The kind of failure.
  public var reason: Reason
  /// The failure in three sentences: what happened, the rule, and what to do.
  public var description: String
}

extension DriverError: CustomStringConvertible, CustomDebugStringConvertible {
  /// Equal to `description`.
  public var debugDescription: String { description }

  init(_ reason: Reason, _ happened: String, rule: String, remedy: String) {
    self.init(reason: reason, description: "\(happened) \(rule) \(remedy)")
  }
}
