extension Subscribers {
  /// The number of values that a subscriber requests.
  ///
  /// Sums and products that exceed `Int.max` become `unlimited`.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The number of values, or one more than `Int.max` for `unlimited`, which is the number that Combine stores.
    private var count: UInt

    private init(count: UInt) { self.count = count }

    /// All values that the publisher has.
    public static let unlimited = Demand(count: UInt(Int.max) + 1)
    /// No values.
    public static let none = Demand(count: 0)

    /// Returns a demand of at most `value` values; negative numbers are reported as misuse and count as none.
    public static func max(_ value: Int) -> Demand {
      if value < 0 {
        RuntimeWarning.report(
          "A demand of \(value) values was made.", rule: "A demand is a number of values.",
          remedy: "Ask for none instead.")
      }
      return Demand(count: UInt(Swift.max(0, value)))
    }

    /// The number of values, or `nil` for `unlimited`.
    public var max: Int? { Int(exactly: count) }

    /// Decodes a demand from an unsigned integer; numbers above `Int.max` become `unlimited`.
    public init(from decoder: any Decoder) throws {
      // As in Combine, numbers that are too large become `unlimited`.
      self.init(count: Swift.min(try decoder.singleValueContainer().decode(UInt.self), Demand.unlimited.count))
    }

    /// Encodes the demand as an unsigned integer; `unlimited` is `Int.max` plus one, as in Combine.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }

    /// The demand as text: `max(3)` or `unlimited`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns true if the left demand is smaller; `unlimited` is the greatest.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
    /// Returns true if the demand is smaller than a number; `unlimited` never is.
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    /// Returns true if the demand is greater than a number; `unlimited` always is.
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    /// Returns true if the demand is at most a number; `unlimited` never is.
    public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    /// Returns true if the demand is at least a number; `unlimited` always is.
    public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }
    /// Returns true if the demand is exactly a number; `unlimited` equals no number.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    /// Returns true if the demand differs from a number; `unlimited` differs from all.
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    /// Returns true if the number is smaller than the demand; all numbers are smaller than `unlimited`.
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
    /// Returns true if the number is greater than the demand; no number is greater than `unlimited`.
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
    /// Returns true if the number is at most the demand; all numbers are less than `unlimited`.
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
    /// Returns true if the number is at least the demand; no number reaches `unlimited`.
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    /// Returns true if the number is exactly the demand; no number equals `unlimited`.
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
    /// Returns true if the number differs from the demand; all differ from `unlimited`.
    public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }

    /// Adds two demands; a sum that exceeds `Int.max` is `unlimited`.
    public static func + (lhs: Demand, rhs: Demand) -> Demand { rhs.max.map { lhs + $0 } ?? .unlimited }

    /// Subtracts a demand, down to none at the least; `unlimited` always stays `unlimited`.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      lhs == .unlimited ? .unlimited : rhs.max.map { lhs - $0 } ?? .none
    }

    /// Multiplies a demand by a number that is not negative; a product that exceeds `Int.max` is `unlimited`.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard let count = lhs.max else { return .unlimited }
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: rhs)
      return isTooLarge ? .unlimited : .max(product)
    }

    /// Adds a number of values; a sum that exceeds `Int.max` is `unlimited`, and a negative one is reported as misuse.
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      guard let count = lhs.max else { return .unlimited }
      let (sum, isTooLarge) = count.addingReportingOverflow(rhs)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// Subtracts a number of values, down to none at the least; `unlimited` stays `unlimited`.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      guard let count = lhs.max else { return .unlimited }
      let (difference, isTooLarge) = count.subtractingReportingOverflow(rhs)
      return isTooLarge ? .none : .max(Swift.max(0, difference))
    }

    /// Adds a demand in place, with the limits of `+`.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    /// Adds a number of values in place, with the limits of `+`.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    /// Subtracts a demand in place, with the limits of `-`.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    /// Subtracts a number of values in place, with the limits of `-`.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    /// Multiplies in place, with the limits of `*`.
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
  }

  /// The end of a publisher: normal or with an error.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all its values.
    case finished
    /// The publisher has failed with an error.
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
