/// A publisher that sends one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
  /// The type of the error: none, because this publisher cannot fail.
  public typealias Failure = Never
  /// The value that is sent.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the end as soon as the subscriber requests a value.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OneShot(subscriber, output: output))
  }
}

/// A publisher that sends no value, and by default finishes at once.
public struct Empty<Output, Failure: Error>: Publisher {
  /// A Boolean value that indicates whether the publisher finishes at once; if false, it never ends.
  public let completeImmediately: Bool

  /// Creates a publisher that finishes at once, or never ends.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher without values, with its types given explicitly.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  /// Sends a subscription, and at once the end if `completeImmediately` is true.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if completeImmediately {
      subscriber.receiveEnd(.finished)
    } else {
      subscriber.receive(subscription: Subscriptions.empty)
    }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that is sent.
  public let error: Failure

  /// Creates a publisher that fails with `error`.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher that fails with `failure`, with the type of its values given explicitly.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Sends a subscription and at once the error, without waiting for a request.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receiveEnd(.failure(error))
  }
}

/// A publisher that calls a closure to make another publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values, which is that of the publishers that the closure makes.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error, which is that of the publishers that the closure makes.
  public typealias Failure = DeferredPublisher.Failure
  /// The closure that makes a publisher for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` once for each subscriber, as it subscribes.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Makes a publisher and subscribes to it on behalf of the subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
extension Empty: Equatable, Sendable {}
extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
