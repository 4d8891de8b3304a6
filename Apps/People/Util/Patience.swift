/// The number of retries, and the time before each.
public struct Patience: Hashable, Sendable {
  /// The largest number of attempts, the first one included.
  public var attempts: Int
  /// The time before the second attempt. It doubles with each further one.
  public var pause: Duration
  /// The longest time before an attempt. An error that requests a longer one is not retried.
  public var longestPause: Duration

  public init(attempts: Int = 3, pause: Duration = .milliseconds(400), longestPause: Duration = .seconds(10)) {
    self.attempts = attempts
    self.pause = pause
    self.longestPause = longestPause
  }

  /// What to do after an error.
  public enum Verdict: Hashable, Sendable {
    case giveUp
    case tryAgain
    /// Try again, and not before this time has passed.
    case tryAgainAfter(Duration)
  }

  /// Performs work, and retries it after transient errors. Throws the last error.
  ///
  /// A cancelled task does not retry.
  nonisolated(nonsending) public func retrying<Value: Sendable, Failure: Error>(
    on clock: any Clock<Duration>, _ verdict: (Failure) -> Verdict,
    work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    var pause = pause
    for _ in 1..<max(attempts, 1) {
      do throws(Failure) {
        return try await work()
      } catch {
        var wait = pause
        switch verdict(error) {
        case .giveUp: throw error
        case .tryAgain: break
        case .tryAgainAfter(let least): wait = max(wait, least)
        }
        guard wait <= longestPause, !Task.isCancelled else { throw error }
        guard (try? await clock.sleep(for: wait, tolerance: nil)) != nil else { throw error }
        pause *= 2
      }
    }
    return try await work()
  }
}
