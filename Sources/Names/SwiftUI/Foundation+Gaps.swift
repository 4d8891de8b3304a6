public import Foundation

// What Apple's Foundation has and the one here lacks, as far as views use it.

extension Measurement {
  /// The amount with the sign of its unit.
  public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
}
