import Synchronization

/// A token that keeps an observation active for as long as the token exists.
///
/// Cancelling or releasing it ends the observation and releases everything that the closure retains: at once, or at the
/// end of the closure's run if that is in progress. May be used from any thread.
public final class ObservationToken: Sendable {
  private let ending: Ending

  private enum Ending: Sendable {
    case scope(TrackedScope)
    case work(PendingWork)
  }

  package init(_ scope: TrackedScope) {
    ending = .scope(scope)
  }

  /// Creates a token that runs a closure once, when it is cancelled or released.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    ending = .work(PendingWork(onCancel))
  }

  deinit { cancel() }

  /// Ends the observation. Further calls have no effect.
  public func cancel() {
    switch ending {
    case .scope(let scope): scope.cancel()
    case .work(let work): work.run()
    }
  }

  /// A Boolean value that indicates whether the observation has ended.
  public var isCancelled: Bool {
    switch ending {
    case .scope(let scope): scope.isCancelled
    case .work(let work): work.isDone
    }
  }

  /// Stores the token in a set, which keeps the observation active.
  public func store(in tokens: inout Set<ObservationToken>) {
    tokens.insert(self)
  }
}

extension ObservationToken: Hashable {
  /// Returns true if both references are to the same token.
  public static func == (lhs: ObservationToken, rhs: ObservationToken) -> Bool { lhs === rhs }
  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A closure that runs once.
private final class PendingWork: Sendable {
  private let work: Mutex<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) { self.work = Mutex(work) }

  var isDone: Bool { work.withLock { $0 == nil } }

  func run() {
    let due = work.withLock { work in
      defer { work = nil }
      return work
    }
    due?()
  }
}
