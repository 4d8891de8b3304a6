/// A publisher that sends nothing before it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Lets it begin; it ends when the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// Sends everything to many subscribers through one subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var storedSubject: SubjectType?

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

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Connects a publisher with its first subscriber and disconnects it with the last that cancels.
  ///
  /// What has ended is not begun again: a subscriber that comes later hears of the end.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

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

  /// Has one subscription for all subscribers, for as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream, createSubject: { PassthroughSubject() }).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }
  }

  /// Waits to be connected.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
}

extension Publishers.Share: Equatable {
  /// Whether they share one subscription.
  public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool { lhs === rhs }
}

extension Publisher {
  /// Has one subscription for all subscribers, for as long as there are any.
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }

  /// Sends everything through subjects that the closure makes, once connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Sends everything through a subject, once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: { subject })
  }
}

extension Publisher where Failure == Never {
  /// Waits to be connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }
}
