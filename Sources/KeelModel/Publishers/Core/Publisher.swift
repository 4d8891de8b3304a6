/// Something that sends values over time to those who subscribe.
///
/// Names and behaviour are those of Combine. A publisher sends a subscriber no more values than it has asked for, one
/// completion at most, and nothing after that.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber; call `subscribe(_:)` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which is given a subscription to ask for values with.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject, until the result is cancelled or gone.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// Something that receives what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Says that the subscription stands; ask it for values.
  func receive(subscription: any Subscription)
  /// Takes a value; returns how many more are wanted than were asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Says that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The tie between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Says that so many more values may be sent.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher that values can be put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that want one.
  func send(_ value: Output)
  /// Ends it for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription to another publisher, whose values are sent on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// The publishers that operators make.
public enum Publishers {}

/// The subscribers there are, and what they say.
public enum Subscribers {}

/// Subscriptions for those who write publishers.
public enum Subscriptions {
  /// A subscription that never sends anything.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription {
  static let shared = EmptySubscription()
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
