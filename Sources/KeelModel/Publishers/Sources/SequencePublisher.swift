extension Publishers {
  /// A publisher that sends the elements of a sequence to each subscriber, as they are requested, and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values, which is that of the elements.
    public typealias Output = Elements.Element
    /// The sequence whose elements are sent.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends the elements on the thread that requests them, from an iterator of the subscriber's own.
    ///
    /// One element is read ahead, so that the end follows the last value without another request. An empty sequence
    /// finishes at once.
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
      // Used only by the current sender. One element ahead, so that the end is sent with the last value.
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
  /// A publisher that sends the elements of this sequence to each subscriber.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of an optional, if there is one, and finishes.
  public struct Publisher: KeelModel.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// The type of the error: none, because this publisher cannot fail.
    public typealias Failure = Never
    /// The value that is sent, or `nil` to finish without one.
    public let output: Wrapped?

    /// Creates a publisher of an optional value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Sends the value and the end when a value is requested; finishes at once if there is none.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output { Just(output).subscribe(subscriber) } else { subscriber.receiveEnd(.finished) }
    }
  }
}

extension Result {
  /// A publisher that sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of a result and finishes, or fails with its error.
  public struct Publisher: KeelModel.Publisher {
    /// The type of the value.
    public typealias Output = Success
    /// The result that is sent.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) { self.result = result }
    /// Creates a publisher that sends a value and finishes.
    public init(_ output: Success) { result = .success(output) }
    /// Creates a publisher that fails with an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Sends the value and the end when a value is requested; sends an error at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output): subscriber.receive(subscription: OneShot(subscriber, output: output))
      case .failure(let error): subscriber.receiveEnd(.failure(error))
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
