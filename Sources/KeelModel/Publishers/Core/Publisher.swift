/// A type that sends values over time to its subscribers.
///
/// Names and behaviour are those of Combine. A publisher sends a subscriber no more values than it has requested, at
/// most one completion, and nothing after that.
///
/// ## Threads
///
/// A value is sent on the thread that causes it, or on that of a scheduler (`receive(on:)`). The call, a lock or the
/// scheduler orders what the sender has done with the value before what the subscriber does with it. Publishers copy
/// and compare values and never change them. As in Combine, an output need not be `Sendable`, so that the compiler does
/// not check the rest: an object whose references the program shares between threads must be safe by itself. Copies of
/// value types always are.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error; `Never` for publishers that cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Publishers implement it; callers use `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which receives a subscription to request values with.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends all values and the completion to a subject, until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// A type that receives the values and the completion of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error; `Never` for subscribers of publishers that cannot fail.
  associatedtype Failure: Error

  /// Receives the subscription, once, before any value. Request values from it, now or later.
  func receive(subscription: any Subscription)
  /// Receives a value and returns the number of values that are requested in addition to earlier requests.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion, after which nothing else arrives.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an empty value and returns the additional demand.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send `demand` more values. The values may arrive before this call returns.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher whose values are sent by calls from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the subject for all subscribers. Values that are sent later have no effect.
  func send(completion: Subscribers.Completion<Failure>)
  /// Accepts a subscription to another publisher whose values this subject forwards.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}

/// The namespace of subscribers, of their demand and of completions.
public enum Subscribers {}

/// The namespace of ready-made subscriptions for custom publishers.
public enum Subscriptions {
  /// A subscription that ignores requests and cancellation and never sends anything.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription {
  static let shared = EmptySubscription()
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
