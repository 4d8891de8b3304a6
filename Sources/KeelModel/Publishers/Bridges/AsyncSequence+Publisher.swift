extension Publishers {
  /// Sends what a sequence of async elements gives, to each subscriber from an iterator of its own.
  ///
  /// The next element is waited for when the subscriber wants one. Values come on no particular thread: see
  /// `receive(on:)`.
  public struct Async<Elements: AsyncSequence & Sendable>: Publisher {
    public typealias Output = Elements.Element
    public typealias Failure = Elements.Failure
    public let elements: Elements

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pump = Pump(AnySubscriber(subscriber))
      subscriber.receive(subscription: pump)
      pump.start(elements)
    }
  }
}

extension AsyncSequence where Self: Sendable {
  /// Sends the elements to each subscriber.
  public var publisher: Publishers.Async<Self> { .init(elements: self) }
}

/// `@unchecked Sendable`: what varies is guarded by the lock.
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

  /// Returns whether there is any; there never will be when it is cancelled.
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
