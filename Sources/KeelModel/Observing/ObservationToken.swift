import Synchronization

/// Keeps an observation going for as long as it lives.
///
/// Cancelling it, or letting go of it, ends the observation and releases everything that the closure held, at once;
/// from inside the closure's own run, as that run ends. May be used from any thread.
public final class ObservationToken: Sendable {
  private let ending: Ending

  private enum Ending: Sendable {
    case scope(TrackedScope)
    case work(PendingWork)
  }

  package init(_ scope: TrackedScope) {
    ending = .scope(scope)
  }

  /// A token for something of your own: the closure is called once, when the token is cancelled or let go of.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    ending = .work(PendingWork(onCancel))
  }

  deinit { cancel() }

  /// Ends the observation. Does nothing the second time.
  public func cancel() {
    switch ending {
    case .scope(let scope): scope.cancel()
    case .work(let work): work.run()
    }
  }

  /// Whether the observation has ended.
  public var isCancelled: Bool {
    switch ending {
    case .scope(let scope): scope.isCancelled
    case .work(let work): work.isDone
    }
  }

  /// Keeps the token in a set, for as long as that lives.
  public func store(in tokens: inout Set<ObservationToken>) {
    tokens.insert(self)
  }
}

extension ObservationToken: Hashable {
  public static func == (lhs: ObservationToken, rhs: ObservationToken) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Something to be done once.
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
