import Foundation

/// Round numbers at equal distances: multiples of 1, 2 or 5 times a power of ten.
struct NiceNumbers: Equatable {
  let lower: Double
  let upper: Double
  /// The distance; more than 0.
  let step: Double
  static let limit = 1000

  /// Chooses a distance that gives about as many numbers as are wanted.
  init(from lower: Double, to upper: Double, count: Int) {
    let (low, high) = NiceNumbers.lawful(lower, upper)
    self.lower = low
    self.upper = high
    // Halves do not overflow.
    let rough = (high / 2 - low / 2) / Double(max(count, 1)) * 2
    step = NiceNumbers.step(rough, among: low, high)
  }

  init(from lower: Double, to upper: Double, step: Double) {
    let (low, high) = NiceNumbers.lawful(lower, upper)
    self.lower = low
    self.upper = high
    self.step = step.isFinite && step > 0 ? step : max((high / 2 - low / 2) * 2, .leastNormalMagnitude)
  }

  private static func lawful(_ lower: Double, _ upper: Double) -> (Double, Double) {
    let (one, other) = (lower.isFinite ? lower : 0, upper.isFinite ? upper : 0)
    return (min(one, other), max(one, other))
  }

  private static func step(_ rough: Double, among low: Double, _ high: Double) -> Double {
    guard rough > 0, rough.isFinite else { return rough > 0 ? 1e307 : 1 }
    // Smaller distances disappear beside large numbers.
    let rough = max(rough, max(abs(low), abs(high)) * 1e-13, 1e-300)
    let power = pow(10, floor(log10(rough)))
    let part = rough / power
    let factor: Double = part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10
    return min(factor * power, 1e308)
  }

  private func multiple(_ index: Double) -> Double {
    // Zero has no sign.
    let value = index * step + 0
    guard value.isFinite else { return value < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude }
    // Removes the error of a distance such as 0.1.
    let digits = step < 1 ? pow(10, 2 - floor(log10(step))) : 0
    guard digits > 1, digits.isFinite, abs(value * digits) < 1e15 else { return value }
    return (value * digits).rounded() / digits
  }

  private func multiples(_ first: Double, _ last: Double) -> [Double] {
    guard last >= first, last - first < Double(NiceNumbers.limit) else { return [lower, upper] }
    return stride(from: first, through: last, by: 1).map(multiple)
  }

  /// The numbers within the range.
  var within: [Double] {
    let slack = 1e-9
    return multiples((lower / step - slack).rounded(.up), (upper / step + slack).rounded(.down))
  }
  /// The numbers from the last one below the range to the first one above it.
  var covering: [Double] {
    let slack = 1e-9
    return multiples((lower / step + slack).rounded(.down), (upper / step - slack).rounded(.up))
  }
  /// The number of digits after the point that tell the numbers apart.
  var fractionDigits: Int {
    guard step < 1 else { return 0 }
    let digits = -Int(floor(log10(step) + 1e-9))
    let isWhole = abs((step * pow(10, Double(digits))).rounded() - step * pow(10, Double(digits))) < 1e-6
    return min(digits + (isWhole ? 0 : 1), 12)
  }
}
