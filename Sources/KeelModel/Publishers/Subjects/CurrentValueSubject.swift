/// A subject that has a value: a new subscriber gets it first, and whoever was not ready gets the latest one later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>()
  /// Guarded by the core's lock.
  private var stored: Output

  public init(_ value: Output) { stored = value }

  /// The value; setting it sends it, and changes it even when all is over.
  public var value: Output {
    get { core.lock { stored } }
    set { if !deliver(newValue) { withExtendedLifetime(core.lock { exchange(newValue) }) {} } }
  }

  public func send(_ input: Output) { deliver(input) }

  /// Returns whether it was sent: after the end it is not.
  @discardableResult private func deliver(_ input: Output) -> Bool {
    var former: Output?
    core.send(input) { former = exchange(input) }
    return former != nil
  }

  /// With the core's lock held. What was there goes when it is not.
  private func exchange(_ new: Output) -> Output {
    defer { stored = new }
    return stored
  }

  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  public func send(subscription: any Subscription) { core.send(subscription: subscription, waits: false) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber, owner: self, latest: { self.value })
  }
}

// `stored` is guarded by the core's lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
