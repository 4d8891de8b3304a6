/// The values of a publisher that cannot fail, for `for await`.
///
/// Each turn of the loop asks for one value: what a publisher sends to nobody in between is not kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox.attached(to: publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: InboxOwner<P.Output, Never>

    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> P.Output? {
      switch await inbox.next(isolation: actor) {
      case .success(let value): value
      }
    }
  }
}

/// The values of a publisher, for `for try await`.
///
/// Each turn of the loop asks for one value: what a publisher sends to nobody in between is not kept.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox.attached(to: publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: InboxOwner<P.Output, P.Failure>

    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> P.Output? {
      try await inbox.next(isolation: actor).get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Cancels the subscription when the loop lets go of its iterator.
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

/// Takes one value for each time it is asked.
///
/// `@unchecked Sendable`: what varies is guarded by the lock.
private final class Inbox<Output, Failure: Error>: Subscriber, @unchecked Sendable {
  /// A value on its way to the one who waits for it.
  ///
  /// `@unchecked Sendable`: it is made under the lock for one continuation and read by that one alone. What a publisher
  /// sends crosses to whoever iterates, as it crosses to any subscriber.
  struct Delivery: @unchecked Sendable {
    var value: Result<Output?, Failure>
  }

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiting: [CheckedContinuation<Delivery, Never>] = []
  private var isOver = false
  private var error: Failure?

  static func attached<P: Publisher>(to publisher: P) -> InboxOwner<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    let inbox = Inbox()
    publisher.subscribe(inbox)
    return InboxOwner(inbox)
  }

  func ask(_ continuation: CheckedContinuation<Delivery, Never>) {
    let (end, subscription) = lock { () -> (Delivery?, (any Subscription)?) in
      guard !isOver else {
        defer { error = nil }
        return (Delivery(value: error.map { .failure($0) } ?? .success(nil)), nil)
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
    continuation?.resume(returning: Delivery(value: .success(input)))
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
      continuation.resume(returning: Delivery(value: first.map { .failure($0) } ?? .success(nil)))
    }
    return subscription
  }
}
