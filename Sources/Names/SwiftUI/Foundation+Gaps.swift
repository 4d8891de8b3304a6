public import Foundation

// What Apple's Foundation has and the one here lacks, as far as views use it.

extension Measurement {
  /// Returns the amount followed by the symbol of its unit.
  public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
}
