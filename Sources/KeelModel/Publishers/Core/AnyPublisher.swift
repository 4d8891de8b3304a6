/// A publisher that hides the type of another one and exposes only its values and its error.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Creates a publisher that forwards to `publisher` and hides its type.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.subscribe($0) }
  }

  /// Subscribes to the wrapped publisher on behalf of a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension AnyPublisher: CustomStringConvertible {
  /// The word `AnyPublisher`; the wrapped publisher is not described.
  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// Returns this publisher with its type hidden; an `AnyPublisher` is returned unchanged.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
  }
}

/// A subscriber that hides the type of another one, or calls closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the wrapped subscriber, or a new one if this calls closures or feeds a subject.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Creates a subscriber that forwards to `subscriber` and hides its type.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// Creates a subscriber that sends everything that it receives to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Creates a subscriber that calls closures.
  ///
  /// Without `receiveValue` the subscriber requests no further value; nothing is requested unless `receiveSubscription`
  /// does so.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription
    onValue = receiveValue
    onCompletion = receiveCompletion
  }

  /// Forwards the subscription, or calls `receiveSubscription`.
  public func receive(subscription: any Subscription) { onSubscription?(subscription) }
  /// Forwards a value, or calls `receiveValue`, and returns the additional demand; none without a closure.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }
  /// Forwards the completion, or calls `receiveCompletion`.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
