/// A rate limit: `rate` events a second in the long run, and `burst` events at once.
struct TokenBucket: Equatable {
  let rate: Double
  let burst: Double
  private var level: Double
  private var last: Milliseconds?

  init(rate: Double, burst: Double) {
    self.rate = rate
    self.burst = burst
    level = burst
  }

  /// Takes a token. Returns false if there is none left.
  mutating func take(at now: Milliseconds) -> Bool {
    if let last, now > last { level = min(burst, level + Double(now - last) * rate / 1000) }
    last = now
    guard level >= 1 else { return false }
    level -= 1
    return true
  }

  /// Returns true if the bucket has been refilled completely.
  func isFull(at now: Milliseconds) -> Bool {
    guard let last else { return true }
    return level + Double(now - last) * rate / 1000 >= burst
  }
}
