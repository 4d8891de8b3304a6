extension Publishers {
  /// A publisher that raises a debugger trap when a closure returns true.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Called with the subscription; true raises the trap.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Called with each value before it is sent; true raises the trap.
    public let receiveOutput: ((Output) -> Bool)?
    /// Called with the completion before it is sent; true raises the trap.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Creates a publisher that raises `SIGTRAP` when one of the closures returns true.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream
        .handleEvents(
          receiveSubscription: { if receiveSubscription?($0) == true { Debugging.stop() } },
          receiveOutput: { if receiveOutput?($0) == true { Debugging.stop() } },
          receiveCompletion: { if receiveCompletion?($0) == true { Debugging.stop() } }
        )
        .subscribe(subscriber)
    }
  }

  /// A publisher that ends the program if the upstream publisher fails, and so cannot fail itself.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: none, because an error ends the program.
    public typealias Failure = Never
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The text that precedes the error in the program's last message.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    /// Creates a publisher that ends the program with `prefix`, the error, `file` and `line` if `upstream` fails.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(
          subscriber,
          failure: { error in
            // Ending the program is the purpose of the operator.
            fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
          }, step: { .send($0) }))
    }
  }
}

extension Publisher {
  /// Raises a debugger trap (`SIGTRAP`) when one of the closures returns true; without a debugger that ends the
  /// program.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Raises a debugger trap (`SIGTRAP`) when the publisher fails; without a debugger that ends the program.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: \.isFailure)
  }

  /// Ends the program with `fatalError` if the publisher fails, in release builds too.
  ///
  /// Use it during development, for publishers that must not fail.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    .init(upstream: self, prefix: prefix, file: file, line: line)
  }
}
