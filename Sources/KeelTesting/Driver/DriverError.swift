import KeelScene

/// An action that the user of an app could not perform.
///
/// The description has three parts: what happened, the rule, and what to do. It never contains typed text.
public struct DriverError: Error, Hashable, Sendable {
  /// The kinds of failure.
  public enum Reason: Hashable, Sendable {
    /// Nothing here goes by that name.
    case notFound
    /// Several things go by that name.
    case ambiguous
    /// It is there, but disabled.
    case disabled
    /// It is there, but something is over it, or it is on a page further back.
    case outOfReach
    /// It is there, but this cannot be done with it.
    case notPossible
    /// It went away while it was being used.
    case gone
  }

  /// The kind of failure.
  public var reason: Reason
  /// The failure in three sentences: what happened, the rule, and what to do.
  public var description: String
}

extension DriverError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The same as `description`.
  public var debugDescription: String { description }

  init(_ reason: Reason, _ happened: String, rule: String, remedy: String) {
    self.init(reason: reason, description: "\(happened) \(rule) \(remedy)")
  }
}
