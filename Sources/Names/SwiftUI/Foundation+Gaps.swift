public import Foundation

// Members of Apple's Foundation that views use and that are missing from Foundation on this platform.

extension Measurement {
  /// Returns the amount followed by the symbol of its unit.
  public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
}
