/// A subject that has a value: a new subscriber gets it first, and whoever was not ready gets the latest one later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>()
  /// Guarded by the core's lock.
  private var stored: Output

  public init(_ value: Output) { stored = value }

  /// The value; setting it sends it.
  public var value: Output {
    get { core.lock { stored } }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    var former: Output?
    core.send(input) {
      former = stored
      stored = input
    }
    withExtendedLifetime(former) {}
  }

  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  public func send(subscription: any Subscription) { core.send(subscription: subscription, waits: false) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber, owner: self, latest: { self.value })
  }
}

// `stored` is guarded by the core's lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
