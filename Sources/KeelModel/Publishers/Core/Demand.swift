extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// One more than `Int.max` for all there are, which is the number that Combine stores.
    private var count: UInt

    private init(count: UInt) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: UInt(Int.max) + 1)
    /// None.
    public static let none = Demand(count: 0)

    /// At most so many; negative numbers are reported and count as none.
    public static func max(_ value: Int) -> Demand {
      if value < 0 {
        Misuse.report(
          "A demand of \(value) values was made.", rule: "A demand is a number of values.",
          remedy: "Ask for none instead.")
      }
      return Demand(count: UInt(Swift.max(0, value)))
    }

    /// The number, or `nil` for all there are.
    public var max: Int? { Int(exactly: count) }

    public init(from decoder: any Decoder) throws {
      // As Combine does: whatever is too large is all there are.
      self.init(count: Swift.min(try decoder.singleValueContainer().decode(UInt.self), Demand.unlimited.count))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
    public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }

    /// What is more than a number can hold is all there are.
    public static func + (lhs: Demand, rhs: Demand) -> Demand { rhs.max.map { lhs + $0 } ?? .unlimited }

    /// What is left; never less than none, and all there are less something is all there are.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      lhs == .unlimited ? .unlimited : rhs.max.map { lhs - $0 } ?? .none
    }

    public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard let count = lhs.max else { return .unlimited }
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: rhs)
      return isTooLarge ? .unlimited : .max(product)
    }

    public static func + (lhs: Demand, rhs: Int) -> Demand {
      guard let count = lhs.max else { return .unlimited }
      let (sum, isTooLarge) = count.addingReportingOverflow(rhs)
      return isTooLarge ? .unlimited : .max(sum)
    }

    public static func - (lhs: Demand, rhs: Int) -> Demand {
      guard let count = lhs.max else { return .unlimited }
      let (difference, isTooLarge) = count.subtractingReportingOverflow(rhs)
      return isTooLarge ? .none : .max(Swift.max(0, difference))
    }

    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
