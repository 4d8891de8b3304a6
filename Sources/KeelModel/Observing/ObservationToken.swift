/// Keeps an observation going for as long as it lives.
///
/// Cancelling it, or letting go of it, ends the observation and releases everything that the closure held, at once;
/// from inside the closure's own run, as that run ends. May be used from any thread.
public final class ObservationToken: Sendable {
  private let scope: TrackedScope

  package init(_ scope: TrackedScope) {
    self.scope = scope
  }

  deinit { scope.cancel() }

  /// Ends the observation. Does nothing the second time.
  public func cancel() { scope.cancel() }

  /// Whether the observation has ended.
  public var isCancelled: Bool { scope.isCancelled }

  /// Keeps the token in a set, for as long as that lives.
  public func store(in tokens: inout Set<ObservationToken>) {
    tokens.insert(self)
  }
}

extension ObservationToken: Hashable {
  public static func == (lhs: ObservationToken, rhs: ObservationToken) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
