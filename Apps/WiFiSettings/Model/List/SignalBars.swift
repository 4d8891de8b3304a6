/// Bars of signal strength, from 1 to 4, that do not flicker.
enum SignalBars {
  static let maximum = 4
  /// The strengths at which the second, third and fourth bar begin.
  private static let steps = [0.30, 0.55, 0.80]
  /// The distance past a step that a strength must reach before the visible bars change.
  private static let margin = 0.05

  /// The bars in words.
  static func text(for bars: Int) -> String { bars == 0 ? "No signal" : "\(bars) of \(maximum) bars" }

  /// Returns the bars for a strength, given those shown so far.
  static func bars(for connectivity: Double, shown: Int?) -> Int {
    let plain = count(of: connectivity)
    guard let shown else { return plain }
    if plain > shown { return max(count(of: connectivity - margin), shown) }
    if plain < shown { return min(count(of: connectivity + margin), shown) }
    return shown
  }

  private static func count(of connectivity: Double) -> Int {
    1 + steps.count { connectivity >= $0 }
  }
}

extension Double {
  /// A strength from a service that may send any value: clamped to 0...1, and 0 if it is not a number.
  var clampedConnectivity: Double { self >= 0 ? min(self, 1) : 0 }
}
