extension Publishers {
  /// A publisher that prints all events between the upstream publisher and its subscriber.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The text that precedes each line.
    public let prefix: String
    /// The stream to write to, or `nil` for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that prints the events of `upstream`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to subscribe to.
    ///   - prefix: Text that precedes each line, followed by a colon.
    ///   - stream: The stream to write to, or `nil` for standard output.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Subscribes to the upstream publisher, with a copy of the stream if that is a value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let start = prefix.isEmpty ? "" : "\(prefix): "
      var stream = stream
      func log(_ text: String) {
        if stream == nil { Swift.print(start + text) } else { stream?.write(start + text + "\n") }
      }
      upstream.handleEvents(
        receiveSubscription: { log("receive subscription: (\($0))") },
        receiveOutput: { log("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: log("receive finished")
          case .failure(let error): log("receive error: (\(error))")
          }
        },
        receiveCancel: { log("receive cancel") },
        receiveRequest: { log("request \($0)") }
      )
      .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Prints all events between this publisher and its subscriber, for debugging.
  ///
  /// - Parameters:
  ///   - prefix: Text that precedes each line, followed by a colon.
  ///   - stream: The stream to write to, or `nil` for standard output.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    .init(upstream: self, prefix: prefix, to: stream)
  }
}
