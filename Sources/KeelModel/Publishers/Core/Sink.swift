extension Subscribers {
  /// A subscriber that wants everything and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      lock { onValue }?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      end().onCompletion?(completion)
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    /// Lets go of everything; what that was is let go of by the caller, outside the lock.
    private func end() -> (
      onValue: ((Input) -> Void)?, onCompletion: ((Completion<Failure>) -> Void)?, subscription: (any Subscription)?
    ) {
      lock {
        defer { (onValue, onCompletion, subscription) = (nil, nil, nil) }
        return (onValue, onCompletion, subscription)
      }
    }
  }

  /// A subscriber that writes every value to a property of an object.
  ///
  /// It holds the object until the publisher ends or it is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let sink: Sink<Input, Never>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    public func receive(_ input: Input) -> Demand { sink.receive(input) }
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }
    public func cancel() { sink.cancel() }
  }
}

extension Publisher {
  /// Calls closures for every value and for the end, until the result is cancelled or gone.
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
  /// Calls a closure for every value, until the result is cancelled or gone.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes every value to a property of an object, which it holds, until the result is cancelled or gone.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
