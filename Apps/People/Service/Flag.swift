internal import Synchronization

/// A mark that work is due. It is raised at first, and can be used on any thread.
public final class Flag: Sendable {
  private let isRaised = Mutex(true)

  public init() {}

  public func raise() { isRaised.withLock { $0 = true } }

  /// Lowers the flag. Returns true if it was raised.
  public func take() -> Bool {
    isRaised.withLock { isRaised in
      defer { isRaised = false }
      return isRaised
    }
  }
}
