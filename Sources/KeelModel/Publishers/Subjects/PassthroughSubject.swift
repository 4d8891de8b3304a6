/// A subject that sends a value to those who want one now, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>()

  public init() {}

  public func send(_ input: Output) { core.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  public func send(subscription: any Subscription) { core.send(subscription: subscription, waits: true) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber, owner: self)
  }
}

extension PassthroughSubject: Sendable where Output: Sendable {}
