/// How often something may happen: so many a second in the long run, with so many at once.
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

  /// Whether it may happen now; if so, it has.
  mutating func take(at now: Milliseconds) -> Bool {
    if let last, now > last { level = min(burst, level + Double(now - last) * rate / 1000) }
    last = now
    guard level >= 1 else { return false }
    level -= 1
    return true
  }

  /// Whether nothing has happened for so long that the bucket is as good as new.
  func isFull(at now: Milliseconds) -> Bool {
    guard let last else { return true }
    return level + Double(now - last) * rate / 1000 >= burst
  }
}
