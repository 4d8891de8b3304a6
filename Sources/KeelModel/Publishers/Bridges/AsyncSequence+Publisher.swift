extension Publishers {
  /// A publisher of the elements of an asynchronous sequence, with an iterator for each subscriber.
  ///
  /// The next element is awaited when the subscriber has requested one. Values are sent from a task, on no particular
  /// thread; see `receive(on:options:)`. Cancelling the subscription cancels the task.
  public struct Async<Elements: AsyncSequence & Sendable>: Publisher {
    /// The type of the values, which is that of the elements.
    public typealias Output = Elements.Element
    /// The type of the error, which is that of the sequence.
    public typealias Failure = Elements.Failure
    /// The sequence whose elements are sent.
    public let elements: Elements

    /// Starts a task that sends the elements to the subscriber as it requests them.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pump = Pump(AnySubscriber(subscriber))
      subscriber.receive(subscription: pump)
      pump.start(elements)
    }
  }
}

extension AsyncSequence where Self: Sendable {
  /// A publisher that sends the elements of this sequence to each subscriber.
  public var publisher: Publishers.Async<Self> { .init(elements: self) }
}

/// `@unchecked Sendable`: the mutable state is guarded by the lock.
private final class Pump<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: CheckedContinuation<Void, Never>?
  private var task: Task<Void, Never>?

  init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

  func start<Elements: AsyncSequence & Sendable>(_ elements: Elements)
  where Elements.Element == Output, Elements.Failure == Failure {
    let task = Task {
      do throws(Failure) {
        var iterator = elements.makeAsyncIterator()
        while await waitForDemand(), let element = try await iterator.next(isolation: nil) {
          guard let receiver = lock({ downstream }) else { return }
          request(receiver.receive(element))
        }
        release().0?.receive(completion: .finished)
      } catch {
        release().0?.receive(completion: .failure(error))
      }
    }
    let isGoing = lock {
      if downstream != nil { self.task = task }
      return downstream != nil
    }
    if !isGoing { task.cancel() }
  }

  /// Waits until a value is requested; returns false when the subscription is cancelled.
  private func waitForDemand() async -> Bool {
    while true {
      let isWanted: Bool? = lock {
        guard downstream != nil else { return false }
        guard demand > .none else { return nil }
        demand -= 1
        return true
      }
      if let isWanted { return isWanted }
      await withCheckedContinuation { continuation in
        let isLate = lock {
          let isLate = downstream == nil || demand > .none
          if !isLate { waiting = continuation }
          return isLate
        }
        if isLate { continuation.resume() }
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let waiting = lock {
      self.demand += demand
      defer { self.waiting = nil }
      return self.waiting
    }
    waiting?.resume()
  }

  func cancel() {
    let (_, waiting, task) = release()
    waiting?.resume()
    task?.cancel()
  }

  private func release() -> (AnySubscriber<Output, Failure>?, CheckedContinuation<Void, Never>?, Task<Void, Never>?) {
    lock {
      defer { (downstream, waiting, task) = (nil, nil, nil) }
      return (downstream, waiting, task)
    }
  }
}
