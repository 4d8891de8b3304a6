/// A type that decodes values from data of one format, such as a JSON decoder.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded data.
  associatedtype Input
  /// Returns a value of the given type, decoded from `input`.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// A type that encodes values as data of one format, such as a JSON encoder.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded data.
  associatedtype Output
  /// Returns the encoded form of `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publishers {
  /// A publisher of the values that a decoder reads from each upstream value.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The type of the error: any error, because the decoder may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    private let decoder: Coder

    /// Creates a publisher of the decoded values of `upstream`.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber. An error of the decoder ends the publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribeTrying(subscriber) { [decoder] in .send(try decoder.decode(Output.self, from: $0)) }
    }
  }

  /// A publisher of the encoded form of each upstream value.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// The type of the encoded data.
    public typealias Output = Coder.Output
    /// The type of the error: any error, because the encoder may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    private let encoder: Coder

    /// Creates a publisher of the encoded values of `upstream`.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber. An error of the encoder ends the publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribeTrying(subscriber) { [encoder] in .send(try encoder.encode($0)) }
    }
  }
}

extension Publisher {
  /// Publishes each value decoded as `type`; fails with the decoder's error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Coder.Input == Output {
    .init(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Publishes each value in its encoded form; fails with the encoder's error.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    .init(upstream: self, encoder: encoder)
  }
}
