/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins sending. Keep the result: cancelling it disconnects, and so may releasing it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects this one for its first subscriber and disconnects it when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// A publisher that sends the values of one upstream subscription to many subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Makes the subject, when the first subscriber arrives or the publisher is connected.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var storedSubject: SubjectType?

    /// Creates a publisher that sends the values of `upstream` through the subject that `createSubject` makes.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let subject = lock({ storedSubject }) { return subject }
      let made = createSubject()
      return lock {
        let subject = storedSubject ?? made
        storedSubject = subject
        return subject
      }
    }

    /// Attaches a subscriber to the subject; nothing is sent until `connect()` is called.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject to the upstream publisher, until the result is cancelled or released.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that connects another one for its first subscriber and disconnects it when the last one cancels.
  ///
  /// It does not connect again after the upstream publisher has ended: later subscribers receive the completion.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher that connects `upstream` when it has subscribers.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to the upstream publisher, and connects it if this is the first subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.handleEvents(receiveCancel: didLose).subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isWanted = lock {
        if subscriberCount > 0 { self.connection = connection }
        return subscriberCount > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func didLose() {
      let connection: (any Cancellable)? = lock {
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }

  /// A publisher that shares one upstream subscription among all its subscribers.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that shares one subscription to `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream, createSubject: { PassthroughSubject() }).autoconnect()
    }

    /// Adds a subscriber. The first one begins the upstream subscription, and the last one that cancels ends it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }
  }

  /// A publisher that waits for `connect()`, and sends its values through a `PassthroughSubject`.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
}

extension Publishers.Share: Equatable {
  /// Returns true if both references are to the same publisher.
  public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool { lhs === rhs }
}

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers, for as long as there are any.
  ///
  /// Values are not repeated for later subscribers. After the end, later subscribers receive the completion.
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }

  /// Publishes values to many subscribers through the subject that `createSubject` makes, once `connect()` is called.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Publishes values to many subscribers through `subject`, once `connect()` is called.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: { subject })
  }
}

extension Publisher where Failure == Never {
  /// Publishes nothing until `connect()` is called, so that all subscribers can be attached before.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }
}
