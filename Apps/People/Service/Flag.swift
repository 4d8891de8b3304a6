internal import Synchronization

/// A mark that says whether something is to begin at the next occasion; raised at first.
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
