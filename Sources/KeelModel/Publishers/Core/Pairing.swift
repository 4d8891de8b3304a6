/// The engine of `combineLatest` and `zip`: two publishers to one subscriber, a pair at a time.
///
/// The subscriber's requests are passed to both. With `latest`, pairs that arrive while none is requested are dropped,
/// and the latest pair is sent at the next request.
final class Pairing<A, B, Downstream: Subscriber>: Subscription where Downstream.Input == (A, B) {
  typealias Failure = Downstream.Failure

  enum Rule { case latest, oneOfEach }

  private let rule: Rule
  private let lock = Lock()
  private let gate = Gate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var upstreams: [(any Subscription)?] = [nil, nil]
  private var isDone = [false, false]
  /// The latest value alone with `latest`; otherwise all values without a partner.
  private var a = Queue<A>()
  private var b = Queue<B>()
  private var isPairUnsent = false

  init(_ downstream: Downstream, _ rule: Rule) {
    self.downstream = downstream
    self.rule = rule
  }

  func start<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    lock { downstream }?.receive(subscription: self)
    first.subscribe(subscriber(0, values: \.a))
    second.subscribe(subscriber(1, values: \.b))
  }

  private func subscriber<Value>(
    _ index: Int, values: ReferenceWritableKeyPath<Pairing, Queue<Value>>
  ) -> AnySubscriber<Value, Failure> {
    AnySubscriber(
      receiveSubscription: { self.didSubscribe($0, index) },
      receiveValue: { value in
        self.gate.perform {
          let former = self.lock { () -> Queue<Value> in
            guard self.downstream != nil else { return Queue() }
            self.isPairUnsent = true
            if self.rule == .oneOfEach {
              self[keyPath: values].append(value)
              return Queue()
            }
            return self[keyPath: values].replaceAll(with: value)
          }
          withExtendedLifetime(former) {}
          self.sendPair()
        }
        return .none
      },
      receiveCompletion: { end in self.gate.perform { self.didEnd(end, index) } })
  }

  private func didSubscribe(_ subscription: any Subscription, _ index: Int) {
    let wanted: Subscribers.Demand? = lock {
      guard downstream != nil, upstreams[index] == nil else { return nil }
      upstreams[index] = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  private func sendPair() {
    let next = lock { () -> ((A, B), Downstream)? in
      guard let downstream, demand > .none, isPairUnsent, let first = a.first, let second = b.first else { return nil }
      demand -= 1
      if rule == .latest {
        isPairUnsent = false
      } else {
        _ = a.popFirst()
        _ = b.popFirst()
      }
      return ((first, second), downstream)
    }
    guard let (pair, receiver) = next else { return }
    request(receiver.receive(pair))
    finishIfDone()
  }

  private func didEnd(_ end: Subscribers.Completion<Failure>, _ index: Int) {
    if case .failure = end { return finish(end) }
    lock { isDone[index] = true }
    finishIfDone()
  }

  private func finishIfDone() {
    let isOver = lock {
      switch rule {
      case .latest: isDone[0] && isDone[1]
      case .oneOfEach: isDone[0] && a.isEmpty || isDone[1] && b.isEmpty
      }
    }
    if isOver { finish(.finished) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstreams = lock {
      self.demand += demand
      return self.upstreams
    }
    gate.perform { [self] in sendPair() }
    for upstream in upstreams { upstream?.request(demand) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let (downstream, upstreams, _) = release()
    for upstream in upstreams { upstream?.cancel() }
    downstream?.receive(completion: completion)
  }

  func cancel() {
    for upstream in release().1 { upstream?.cancel() }
  }

  private func release() -> (Downstream?, [(any Subscription)?], (Queue<A>, Queue<B>)) {
    lock {
      defer { (downstream, upstreams, a, b) = (nil, [nil, nil], Queue(), Queue()) }
      return (downstream, upstreams, (a, b))
    }
  }
}
