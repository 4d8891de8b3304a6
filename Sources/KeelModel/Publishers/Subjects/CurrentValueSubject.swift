/// A subject that holds a value and sends it to new subscribers.
///
/// A subscriber that has missed values, because it had requested none, receives the latest one when it requests a
/// value. May be used on any thread.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  let core = SubjectCore<Output, Failure>()
  /// Guarded by the core's lock.
  private var stored: Output
  /// The store that follows this subject's value, after `toStore()`. Guarded by the core's lock.
  private var storedMirror: ValueMirror<Output>?

  /// Creates a subject with an initial value.
  public init(_ value: Output) { stored = value }

  /// The current value. Setting it sends the new value; after the end it is stored and not sent.
  public var value: Output {
    get { core.lock { stored } }
    set {
      guard !deliver(newValue) else { return }
      withExtendedLifetime(core.lock { exchange(newValue) }) {}
      core.lock { storedMirror }?.didExchange()
    }
  }

  /// Stores a value and sends it to all subscribers that have requested one. After the end it has no effect.
  public func send(_ input: Output) { deliver(input) }

  /// Stores and sends a value. Returns false after the end, when it does neither.
  @discardableResult private func deliver(_ input: Output) -> Bool {
    var former: (Output, Output?)?
    var mirror: ValueMirror<Output>?
    core.send(input) {
      former = exchange(input)
      mirror = storedMirror
    }
    mirror?.didExchange()
    return former != nil
  }

  /// Stores a value and returns the former one and the mirror's, for release outside the lock. Called with the core's
  /// lock held.
  private func exchange(_ new: Output) -> (Output, Output?) {
    defer { stored = new }
    return (stored, storedMirror?.exchange(new))
  }

  /// Returns the object that follows the value; the first call makes it.
  func mirror(_ make: (Output) -> ValueMirror<Output>) -> ValueMirror<Output> {
    if let mirror = core.lock({ storedMirror }) { return mirror }
    let made = make(value)
    return core.lock {
      if let storedMirror { return storedMirror }
      storedMirror = made
      _ = made.exchange(stored)
      return made
    }
  }

  /// Ends the subject for all subscribers; only the first call has an effect.
  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  /// Accepts a subscription to another publisher and requests unlimited values of it at once.
  public func send(subscription: any Subscription) { core.send(subscription: subscription, waits: false) }

  /// Attaches a subscriber, which receives the current value first when it requests one; after the end only the
  /// completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber, owner: self, latest: { self.value })
  }
}

// `stored` is guarded by the core's lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
