/// The measurements at one time.
public struct Sample: Hashable, Sendable {
  /// The average number of processes that wanted to run in the last minute.
  public var load: Double
  /// The part of the memory that is in use, in per cent.
  public var memory: Int

  public init(load: Double, memory: Int) {
    self.load = load
    self.memory = memory
  }
}

/// A source of measurements.
public protocol Sensing: Sendable {
  func sample() async throws -> Sample
}
