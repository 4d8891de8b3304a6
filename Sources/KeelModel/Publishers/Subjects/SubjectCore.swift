/// The common part of all subjects: their subscribers in the order of subscribing, and the completion.
///
/// A send copies the list of subscriptions under the lock and sends afterwards. So a value sent from inside a
/// subscriber reaches all subscribers before the rest of them receive the first one, as in Combine.
///
/// `@unchecked Sendable`: all mutable state is guarded by the lock.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  let lock = Lock()
  /// In the order of their tickets, which is that of subscribing.
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var lastTicket: UInt64 = 0
  private var hasDemand = false

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  var hasSubscribers: Bool { lock { !conduits.isEmpty } }

  /// - Parameter store: Runs with the lock held, unless the subject has ended.
  func send(_ value: Output, store: () -> Void = {}) {
    let conduits: [Conduit<Output, Failure>] = lock {
      guard completion == nil else { return [] }
      store()
      return self.conduits
    }
    for conduit in conduits { conduit.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (conduits, upstreams) = lock { () -> ([Conduit<Output, Failure>], [any Subscription]) in
      guard self.completion == nil else { return ([], []) }
      self.completion = completion
      defer { (self.conduits, self.upstreams) = ([], []) }
      return (self.conduits, self.upstreams)
    }
    for conduit in conduits { conduit.finish(completion) }
    withExtendedLifetime(upstreams) {}
  }

  /// After the completion, the subscription is cancelled and not kept, because its values could not be forwarded.
  ///
  /// - Parameter waits: If true, values are requested only when a subscriber requests one.
  func send(subscription: any Subscription, waits: Bool) {
    let isWanted: Bool? = lock {
      guard completion == nil else { return nil }
      upstreams.append(subscription)
      if !waits { hasDemand = true }
      return hasDemand
    }
    switch isWanted {
    case nil: subscription.cancel()
    case true?: subscription.request(.unlimited)
    case false?: break
    }
  }

  /// Removes a subscription that has been cancelled.
  func forget(_ subscription: any Subscription) {
    let forgotten = lock { () -> (any Subscription)? in
      let id = subscription.combineIdentifier
      return upstreams.firstIndex { $0.combineIdentifier == id }.map { upstreams.remove(at: $0) }
    }
    withExtendedLifetime(forgotten) {}
  }

  /// - Parameters:
  ///   - latest: Returns the value that a new subscriber receives first, if any.
  ///   - owner: Retained for as long as the subscription lasts.
  ///   - ignoresDemand: If true, values are also sent to subscribers that have requested none.
  func attach<S: Subscriber>(
    _ subscriber: S, owner: AnyObject?, latest: (() -> Output?)? = nil, ignoresDemand: Bool = false
  ) where S.Input == Output, S.Failure == Failure {
    let conduit = SubscriberConduit(
      subscriber, core: self, owner: owner, latest: latest, demand: ignoresDemand ? .unlimited : .none)
    let completion = lock {
      lastTicket += 1
      conduit.ticket = lastTicket
      if self.completion == nil { conduits.append(conduit) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Removes a subscription. The search is O(log n), the removal O(n) in the number of subscribers.
  func remove(ticket: UInt64) {
    let removed = lock { () -> Conduit<Output, Failure>? in
      var (low, high) = (0, conduits.count)
      while low < high {
        let middle = (low + high) / 2
        if conduits[middle].ticket < ticket { low = middle + 1 } else { high = middle }
      }
      guard low < conduits.count, conduits[low].ticket == ticket else { return nil }
      return conduits.remove(at: low)
    }
    withExtendedLifetime(removed) {}
  }

  func didReceiveDemand() {
    let upstreams: [any Subscription] = lock {
      guard !hasDemand else { return [] }
      hasDemand = true
      return self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}

/// A subscription to a subject, with the type of the subscriber hidden.
class Conduit<Output, Failure: Error> {
  /// Written before any other thread can see the subscription.
  final var ticket: UInt64 = 0
  func offer(_ value: Output) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
}

private final class SubscriberConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>,
  Subscription
{
  private let lock = Lock()
  private let gate = Gate()
  private var downstream: Downstream?
  private var core: SubjectCore<Downstream.Input, Downstream.Failure>?
  private var owner: AnyObject?
  private var latest: (() -> Downstream.Input?)?
  private var demand: Subscribers.Demand
  /// True if the subscriber has not received the latest value.
  private var isBehind: Bool

  init(
    _ downstream: Downstream, core: SubjectCore<Downstream.Input, Downstream.Failure>, owner: AnyObject?,
    latest: (() -> Downstream.Input?)?, demand: Subscribers.Demand
  ) {
    self.demand = demand
    self.downstream = downstream
    self.core = core
    self.owner = owner
    self.latest = latest
    isBehind = latest != nil
  }

  override func offer(_ value: Downstream.Input) {
    gate.perform { [self] in
      let receiver: Downstream? = lock {
        guard demand > .none else {
          isBehind = latest != nil
          return nil
        }
        demand -= 1
        isBehind = false
        return downstream
      }
      if let receiver { take(receiver.receive(value)) }
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    gate.perform { [self] in end()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock { core }?.didReceiveDemand()
    take(demand)
  }

  /// Adds demand, and sends the latest value if the subscriber has missed it.
  private func take(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let isBehind = lock {
      self.demand += demand
      return self.isBehind
    }
    if isBehind { gate.perform { [self] in catchUp() } }
  }

  private func catchUp() {
    guard let latest = lock({ latest }), let value = latest() else { return }
    let receiver: Downstream? = lock {
      guard isBehind, demand > .none else { return nil }
      isBehind = false
      demand -= 1
      return downstream
    }
    if let receiver { take(receiver.receive(value)) }
  }

  func cancel() {
    withExtendedLifetime(end()) {}
  }

  private func end() -> Downstream? {
    let (downstream, core, rest) = lock {
      defer { (self.downstream, self.core, owner, latest, demand) = (nil, nil, nil, nil, .none) }
      return (self.downstream, self.core, (owner, latest))
    }
    core?.remove(ticket: ticket)
    withExtendedLifetime(rest) {}
    return downstream
  }
}

/// A subject that keeps the subscriptions to publishers whose values it forwards.
protocol SubscriptionKeeping: AnyObject {
  /// Removes a subscription that has been cancelled.
  func forget(_ subscription: any Subscription)
}

extension PassthroughSubject: SubscriptionKeeping {
  func forget(_ subscription: any Subscription) { core.forget(subscription) }
}

extension CurrentValueSubject: SubscriptionKeeping {
  func forget(_ subscription: any Subscription) { core.forget(subscription) }
}

/// A subscriber that sends everything that it receives to a subject, for as long as the subject has other owners.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
  private let lock = Lock()
  private weak var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let subject = lock {
      if self.subject != nil { upstream = subscription }
      return self.subject
    }
    if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    end().0?.send(completion: completion)
  }

  func cancel() {
    let (subject, upstream) = end()
    guard let upstream else { return }
    upstream.cancel()
    (subject as? any SubscriptionKeeping)?.forget(upstream)
  }

  private func end() -> (S?, (any Subscription)?) {
    lock {
      defer { (subject, upstream) = (nil, nil) }
      return (subject, upstream)
    }
  }
}
