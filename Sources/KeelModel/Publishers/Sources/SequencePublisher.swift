extension Publishers {
  /// Sends the elements of a sequence to each subscriber, as fast as it wants them, and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      if let first = iterator.next() {
        subscriber.receive(subscription: Inner(subscriber, first: first, iterator: iterator))
      } else {
        subscriber.receiveEnd(.finished)
      }
    }

    private final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private var downstream: Downstream?
      private var demand = Subscribers.Demand.none
      private var isSending = false
      // Used only by the one who sends. One element ahead, so that the end comes with the last value.
      private var next: Output?
      private var iterator: Elements.Iterator

      init(_ downstream: Downstream, first: Output, iterator: Elements.Iterator) {
        self.downstream = downstream
        next = first
        self.iterator = iterator
      }

      func request(_ demand: Subscribers.Demand) {
        let isFirst = lock {
          self.demand += demand
          guard !isSending, downstream != nil else { return false }
          isSending = true
          return true
        }
        if isFirst { send() }
      }

      private func send() {
        while true {
          let receiver: Downstream? = lock {
            guard let downstream, demand > .none else {
              isSending = false
              return nil
            }
            demand -= 1
            return downstream
          }
          guard let receiver, let element = next else { return }
          next = iterator.next()
          let more = receiver.receive(element)
          if next == nil {
            let isGoing = lock {
              defer { downstream = nil }
              return downstream != nil
            }
            if isGoing { receiver.receive(completion: .finished) }
            return
          }
          lock { demand += more }
        }
      }

      func cancel() {
        let released = lock {
          defer { downstream = nil }
          return downstream
        }
        withExtendedLifetime(released) {}
      }
    }
  }
}

extension Sequence {
  /// Sends the elements to each subscriber.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one, and ends.
  public var publisher: Publisher { Publisher(self) }

  /// Sends the value of an optional, if there is one, and ends.
  public struct Publisher: KeelModel.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output { Just(output).subscribe(subscriber) } else { subscriber.receiveEnd(.finished) }
    }
  }
}

extension Result {
  /// Sends the value and ends, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// Sends the value of a result and ends, or fails.
  public struct Publisher: KeelModel.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output): subscriber.receive(subscription: OneShot(subscriber, output: output))
      case .failure(let error): subscriber.receiveEnd(.failure(error))
      }
    }
  }
}
