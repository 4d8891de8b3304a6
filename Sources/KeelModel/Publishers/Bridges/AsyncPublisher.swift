/// The values of a publisher that cannot fail, as an asynchronous sequence for `for await`.
///
/// Each step of the loop requests one value: values that a publisher sends only to subscribers that have requested one,
/// as subjects do, are lost between steps.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values, which is that of the publisher.
  public typealias Element = P.Output
  /// The type of the error: none, because the publisher cannot fail.
  public typealias Failure = Never

  private let publisher: P

  /// Creates a sequence of the values of `publisher`, which is not subscribed to yet.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Returns an iterator with a subscription of its own, which begins at once.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox.attached(to: publisher)) }

  /// The iterator of the values. Releasing it, or cancelling the task that waits for a value, cancels the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: InboxOwner<P.Output, Never>

    /// Requests a value and waits for it; returns `nil` when the publisher has ended or the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> P.Output? {
      switch await inbox.next(isolation: actor) {
      case .success(let value): value
      }
    }
  }
}

/// The values of a publisher, as an asynchronous sequence for `for try await`.
///
/// Each step of the loop requests one value: values that a publisher sends only to subscribers that have requested one,
/// as subjects do, are lost between steps.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values, which is that of the publisher.
  public typealias Element = P.Output
  /// The type of the error: any error, although only the publisher's own are thrown.
  public typealias Failure = any Error

  private let publisher: P

  /// Creates a sequence of the values of `publisher`, which is not subscribed to yet.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Returns an iterator with a subscription of its own, which begins at once.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox.attached(to: publisher)) }

  /// The iterator of the values. Releasing it, or cancelling the task that waits for a value, cancels the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: InboxOwner<P.Output, P.Failure>

    /// Requests a value and waits for it; returns `nil` when the publisher has ended or the task is cancelled.
    ///
    /// - Throws: The error of the publisher, once.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> P.Output? {
      try await inbox.next(isolation: actor).get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Cancels the subscription when the loop releases its iterator.
private final class InboxOwner<Output, Failure: Error> {
  private let inbox: Inbox<Output, Failure>

  init(_ inbox: Inbox<Output, Failure>) { self.inbox = inbox }

  deinit { inbox.cancel() }

  func next(isolation actor: isolated (any Actor)?) async -> Result<Output?, Failure> {
    let inbox = inbox
    return await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: actor) { inbox.ask($0) }.value
    } onCancel: {
      inbox.cancel()
    }
  }
}

/// A subscriber that requests one value for each call of `next`.
///
/// `@unchecked Sendable`: the mutable state is guarded by the lock.
private final class Inbox<Output, Failure: Error>: Subscriber, @unchecked Sendable {
  /// A value, the end or the error, for a continuation that waits.
  typealias Answer = Delivery<Result<Output?, Failure>>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiting: [CheckedContinuation<Answer, Never>] = []
  private var isOver = false
  private var error: Failure?

  static func attached<P: Publisher>(to publisher: P) -> InboxOwner<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    let inbox = Inbox()
    publisher.subscribe(inbox)
    return InboxOwner(inbox)
  }

  func ask(_ continuation: CheckedContinuation<Answer, Never>) {
    let (end, subscription) = lock { () -> (Answer?, (any Subscription)?) in
      guard !isOver else {
        defer { error = nil }
        return (Answer(value: error.map { .failure($0) } ?? .success(nil)), nil)
      }
      waiting.append(continuation)
      return (nil, self.subscription)
    }
    if let end { return continuation.resume(returning: end) }
    subscription?.request(.max(1))
  }

  func receive(subscription: any Subscription) {
    let wanted: Int? = lock {
      guard !isOver, self.subscription == nil else { return nil }
      self.subscription = subscription
      return waiting.count
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > 0 { subscription.request(.max(wanted)) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    let continuation = lock { waiting.isEmpty ? nil : waiting.removeFirst() }
    continuation?.resume(returning: Answer(value: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var error: Failure?
    if case .failure(let failure) = completion { error = failure }
    end(error)
  }

  func cancel() { end(nil)?.cancel() }

  @discardableResult private func end(_ error: Failure?) -> (any Subscription)? {
    let (waiting, subscription) = lock {
      if !isOver, self.waiting.isEmpty { self.error = error }
      isOver = true
      defer { (self.waiting, self.subscription) = ([], nil) }
      return (self.waiting, self.subscription)
    }
    for (index, continuation) in waiting.enumerated() {
      let first = index == 0 ? error : nil
      continuation.resume(returning: Answer(value: first.map { .failure($0) } ?? .success(nil)))
    }
    return subscription
  }
}
