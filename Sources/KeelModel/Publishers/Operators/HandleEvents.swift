extension Publishers {
  /// A publisher that calls closures for all events between the upstream publisher and its subscriber.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Called with the upstream subscription, before the subscriber receives its own.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value before the subscriber receives it.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the completion before the subscriber receives it.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels, before the upstream subscription is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Called with each demand, including a demand above none that the subscriber returns for a value.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher that calls closures for all events between the upstream publisher and its subscriber.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, events: self))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private var ends: Ends<Downstream>
      private var events: HandleEvents?

      init(_ downstream: Downstream, events: HandleEvents) {
        ends = Ends(downstream)
        self.events = events
      }

      func receive(subscription: any Subscription) {
        lock { events }?.receiveSubscription?(subscription)
        if let receiver = lock({ ends.take(subscription) }) {
          receiver.receive(subscription: self)
        } else {
          subscription.cancel()
        }
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        lock { events }?.receiveOutput?(input)
        let more = lock { ends.downstream }?.receive(input) ?? .none
        if more > .none { lock { events }?.receiveRequest?(more) }
        return more
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        let (ends, events) = release()
        events?.receiveCompletion?(completion)
        ends.downstream?.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        lock { events }?.receiveRequest?(demand)
        lock { ends.upstream }?.request(demand)
      }

      func cancel() {
        let (ends, events) = release()
        guard let upstream = ends.upstream else { return }
        events?.receiveCancel?()
        upstream.cancel()
      }

      private func release() -> (Ends<Downstream>, HandleEvents?) {
        lock {
          defer { events = nil }
          return (ends.release(), events)
        }
      }
    }
  }
}

extension Publisher {
  /// Calls closures for all events between this publisher and its subscriber.
  ///
  /// Closures run on the thread of the event, before it is passed on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
