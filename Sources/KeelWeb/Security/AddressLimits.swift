/// Limits on the number and on the rate of connections of each address.
struct AddressLimits {
  let connections: Int
  let rate: Double
  let burst: Double
  private var visitors: [String: Visitor] = [:]
  private var tidyAt = 1024

  private struct Visitor {
    var open = 0
    var arrivals: TokenBucket
  }

  init(connections: Int, rate: Double, burst: Double) {
    self.connections = connections
    self.rate = rate
    self.burst = burst
  }

  var rememberedVisitors: Int { visitors.count }

  /// Counts a new connection. Returns false if the address has to wait.
  mutating func enter(_ group: String, at now: Milliseconds) -> Bool {
    if visitors.count >= tidyAt {
      visitors = visitors.filter { $0.value.open > 0 || !$0.value.arrivals.isFull(at: now) }
      tidyAt = max(1024, visitors.count * 2)
    }
    var visitor = visitors[group] ?? Visitor(arrivals: TokenBucket(rate: rate, burst: burst))
    defer { visitors[group] = visitor }
    guard visitor.arrivals.take(at: now), visitor.open < connections else { return false }
    visitor.open += 1
    return true
  }

  /// Returns true if an address may do something now that does not last: only its rate counts.
  mutating func admits(_ group: String, at now: Milliseconds) -> Bool {
    guard enter(group, at: now) else { return false }
    leave(group)
    return true
  }

  mutating func leave(_ group: String) {
    guard var visitor = visitors[group] else { return }
    visitor.open = max(0, visitor.open - 1)
    visitors[group] = visitor
  }
}
