/// A subject that sends each value to the subscribers that have requested one, and keeps none.
///
/// A subscriber misses the values that are sent while it has no unmet demand. May be used on any thread.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  let core = SubjectCore<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to all subscribers that have requested one. After the end it has no effect.
  public func send(_ input: Output) { core.send(input) }
  /// Ends the subject for all subscribers; only the first call has an effect.
  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  /// Accepts a subscription to another publisher; unlimited values are requested of it at a subscriber's first request.
  public func send(subscription: any Subscription) { core.send(subscription: subscription, waits: true) }

  /// Attaches a subscriber, which receives values that are sent from now on; after the end only the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber, owner: self)
  }
}

extension PassthroughSubject: Sendable where Output: Sendable {}
