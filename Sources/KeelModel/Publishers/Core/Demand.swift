extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// `UInt.max` for all there are.
    private var count: UInt

    private init(count: UInt) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)
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
    public var max: Int? { count == .max ? nil : Int(clamping: count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= .max(rhs) }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= .max(rhs) }
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs == .max(rhs) }
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs != .max(rhs) }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, isTooLarge) = lhs.count.addingReportingOverflow(rhs.count)
      return isTooLarge ? .unlimited : Demand(count: sum)
    }

    /// What is left; never less than none, and all there are less something is all there are.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited { return .unlimited }
      return lhs.count > rhs.count ? Demand(count: lhs.count - rhs.count) : .none
    }

    public static func * (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return rhs == 0 ? .none : .unlimited }
      let (product, isTooLarge) = lhs.count.multipliedReportingOverflow(by: UInt(Swift.max(0, rhs)))
      return isTooLarge ? .unlimited : Demand(count: product)
    }

    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
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
