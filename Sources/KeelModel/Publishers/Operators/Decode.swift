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

extension Publisher {
  /// Publishes each value decoded as `type`; fails with the decoder's error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Publishes each value in its encoded form; fails with the encoder's error.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> {
    tryMap { try encoder.encode($0) }
  }
}
