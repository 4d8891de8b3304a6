/// A publisher that sends one value or an error, the result of work that begins when it is created.
///
/// Each subscriber receives the same result, even if it subscribes after the end of the work.
public final class Future<Output, Failure: Error>: Publisher {
  /// Delivers the result. Only the first call has an effect. May be called on any thread.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private let core = SubjectCore<Output, Failure>()

  /// Creates a future and runs the closure, before the initializer returns.
  ///
  /// - Parameter attemptToFulfill: Begins the work, and calls the promise that it receives, now or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let promised = Promised(future: self)
    attemptToFulfill { promised.future.fulfill($0) }
  }

  /// `@unchecked Sendable`: the only field is a constant, and the mutable state of a future is guarded by its lock.
  private struct Promised: @unchecked Sendable {
    let future: Future
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let isFirst = lock {
      guard self.result == nil else { return false }
      self.result = result
      return true
    }
    guard isFirst else { return }
    switch result {
    case .success:
      // A subscriber that has not requested the value receives it at its request: see `Waiting`.
      core.send(completion: .finished)
    case .failure(let error): core.send(completion: .failure(error))
    }
  }

  /// Subscribes to the result. The value is sent when it is available and requested; an error is sent at once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(Waiting(subscriber, future: self), owner: self)
  }

  /// Sends the result to one subscriber when the work has ended.
  private final class Waiting<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private let gathering: Gathering<Output, Failure, Downstream>

    init(_ downstream: Downstream, future: Future) {
      gathering = Gathering(
        downstream, failure: { $0 }, step: { _ in .more },
        // A failure is not a value: it arrives as the completion.
        result: { future.lock { try? future.result?.get() } })
    }

    func receive(subscription: any Subscription) { gathering.receive(subscription: subscription) }
    func receive(_ input: Output) -> Subscribers.Demand { gathering.receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) { gathering.receive(completion: completion) }
  }
}

// The mutable state is guarded by the lock.
extension Future: @unchecked Sendable where Output: Sendable {}
