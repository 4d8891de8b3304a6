/// The engine of operators that send the values of one publisher after another: `append`, `catch`, `switchToLatest`.
///
/// Unmet demand is requested of each publisher in turn. Values of a publisher that is no longer followed are dropped.
final class Relay<Downstream: Subscriber>: Subscription {
  typealias Output = Downstream.Input

  private let lock = Lock()
  private let gate = Gate()
  private var downstream: Downstream?
  private var current: (any Subscription)?
  private var generation = 0
  private var demand = Subscribers.Demand.none
  /// Removes the action for the end of the current publisher, and returns the object that it retains.
  private var takeEnding: (() -> Any?)?
  /// A subscription that lasts as long as this one: that of a publisher of publishers.
  private var outer: (any Subscription)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Sends the subscriber its subscription.
  func start() { lock { downstream }?.receive(subscription: self) }

  /// Sends the values of the publisher from now on, in place of those of the publisher followed before.
  func follow<P: Publisher>(
    _ publisher: P, completion: @escaping (Relay, Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let ending = Ending(completion)
    let (generation, former) = lock {
      self.generation += 1
      defer { (current, takeEnding) = (nil, downstream == nil ? nil : ending.take) }
      return (self.generation, current)
    }
    former?.cancel()
    publisher.subscribe(
      AnySubscriber<Output, P.Failure>(
        receiveSubscription: { self.didSubscribe($0, generation) },
        receiveValue: { value in
          self.gate.perform { self.send(value, generation) }
          return .none
        },
        receiveCompletion: { end in
          self.gate.perform {
            // An ended subscription needs no cancellation.
            let (action, former) = self.lock { () -> (Ending<P.Failure>.Action?, (any Subscription)?) in
              guard self.generation == generation, self.downstream != nil else { return (nil, nil) }
              defer { self.current = nil }
              return (ending.take(), self.current)
            }
            action?(self, end)
            withExtendedLifetime(former) {}
          }
        }))
  }

  private func didSubscribe(_ subscription: any Subscription, _ generation: Int) {
    let wanted: Subscribers.Demand? = lock {
      guard generation == self.generation, current == nil, downstream != nil else { return nil }
      current = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  private func send(_ value: Output, _ generation: Int) {
    let receiver: Downstream? = lock {
      guard generation == self.generation else { return nil }
      demand -= 1
      return downstream
    }
    if let receiver { request(receiver.receive(value)) }
  }

  /// Stores a subscription that is cancelled with this one, and requests unlimited values of it.
  func keep(_ subscription: any Subscription) {
    let isGoing = lock {
      guard downstream != nil, outer == nil else { return false }
      outer = subscription
      return true
    }
    if isGoing { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription = lock {
      self.demand += demand
      return current
    }
    subscription?.request(demand)
  }

  /// The action for the end of one publisher. Read and written under the lock.
  private final class Ending<Failure: Error> {
    typealias Action = (Relay, Subscribers.Completion<Failure>) -> Void
    private var action: Action?
    init(_ action: @escaping Action) { self.action = action }

    func take() -> Action? {
      defer { action = nil }
      return action
    }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    gate.perform { [self] in
      let (downstream, current, outer, ending) = release()
      defer { withExtendedLifetime(ending) {} }
      current?.cancel()
      outer?.cancel()
      downstream?.receive(completion: completion)
    }
  }

  func cancel() {
    let (_, current, outer, ending) = release()
    current?.cancel()
    outer?.cancel()
    withExtendedLifetime(ending) {}
  }

  private func release() -> (Downstream?, (any Subscription)?, (any Subscription)?, ending: Any?) {
    lock {
      defer { (downstream, current, outer, takeEnding) = (nil, nil, nil, nil) }
      return (downstream, current, outer, takeEnding?())
    }
  }
}
