import KeelScene

/// Why something could not be done as a person would do it.
///
/// The description has three parts: what happened, the rule, and what to do. It never holds what was typed.
public struct DriverError: Error, Hashable, Sendable {
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

  public var reason: Reason
  public var description: String
}

extension DriverError: CustomStringConvertible, CustomDebugStringConvertible {
  public var debugDescription: String { description }

  init(_ reason: Reason, _ happened: String, rule: String, remedy: String) {
    self.init(reason: reason, description: "\(happened) \(rule) \(remedy)")
  }
}
