extension Subscribers {
  /// A subscriber that requests unlimited values and calls closures.
  ///
  /// It accepts one subscription; further ones are cancelled. It releases its closures when the publisher ends or it is
  /// cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Creates a sink that calls `receiveValue` for each value and `receiveCompletion` at the end.
    ///
    /// Closures run on the thread on which the publisher sends.
    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Accepts the first subscription and requests unlimited values; cancels any other.
    public func receive(subscription: any Subscription) {
      let isFirst = lock {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the closure for a value. Returns no demand: everything has been requested already.
    public func receive(_ input: Input) -> Demand {
      lock { onValue }?(input)
      return .none
    }

    /// Calls the completion closure once and releases both closures.
    public func receive(completion: Completion<Failure>) {
      end().onCompletion?(completion)
    }

    /// Cancels the subscription and releases both closures, without calling them.
    public func cancel() {
      end().subscription?.cancel()
    }

    /// Removes and returns the closures and the subscription, so that the caller releases them outside the lock.
    private func end() -> (
      onValue: ((Input) -> Void)?, onCompletion: ((Completion<Failure>) -> Void)?, subscription: (any Subscription)?
    ) {
      lock {
        defer { (onValue, onCompletion, subscription) = (nil, nil, nil) }
        return (onValue, onCompletion, subscription)
      }
    }
  }

  /// A subscriber that assigns every value to a property of an object.
  ///
  /// It retains the object until the publisher ends or it is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The type of the error: none, because it subscribes to publishers that cannot fail.
    public typealias Failure = Never

    private let sink: Sink<Input, Never>

    /// Creates a subscriber that assigns to the property at `keyPath` of `object`, which it retains.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    /// Accepts the first subscription and requests unlimited values; cancels any other.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    /// Assigns a value to the property, on the calling thread.
    public func receive(_ input: Input) -> Demand { sink.receive(input) }
    /// Releases the object.
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }
    /// Cancels the subscription and releases the object.
    public func cancel() { sink.cancel() }
  }
}

extension Publisher {
  /// Calls closures for every value and for the completion, until the result is cancelled or released.
  ///
  /// The subscription is made, and values may arrive, before this function returns. Closures run on the thread on which
  /// the publisher sends.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for every value, until the result is cancelled or released.
  ///
  /// The subscription is made, and values may arrive, before this function returns. The closure runs on the thread on
  /// which the publisher sends.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns every value to a property of an object, until the result is cancelled or released.
  ///
  /// The subscription retains the object. If the object stores the result, both keep each other alive; see
  /// `assign(to:)`.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
