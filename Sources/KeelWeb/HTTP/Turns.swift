/// A limit on simultaneous guests of each address. Further guests of that address wait in order; other addresses are
/// not affected.
struct Turns<Guest> {
  let limit: Int
  private var visitors: [String: Visitor] = [:]

  private struct Visitor {
    var inside = 0
    var waiting: [Guest] = []
  }

  init(limit: Int) { self.limit = limit }

  /// The number of addresses with a guest inside.
  var rememberedVisitors: Int { visitors.count }

  /// Returns true if the guest may enter immediately; otherwise a later call of `leave` returns it.
  mutating func enter(_ group: String, _ guest: Guest) -> Bool {
    var visitor = visitors[group] ?? Visitor()
    defer { visitors[group] = visitor }
    guard visitor.inside < limit else {
      visitor.waiting.append(guest)
      return false
    }
    visitor.inside += 1
    return true
  }

  /// Notes that a guest has left. Returns the next guest of that address that still waits.
  mutating func leave(_ group: String, where stillWaits: (Guest) -> Bool) -> Guest? {
    guard var visitor = visitors[group] else { return nil }
    visitor.waiting.removeAll { !stillWaits($0) }
    if !visitor.waiting.isEmpty {
      let next = visitor.waiting.removeFirst()
      visitors[group] = visitor
      return next
    }
    visitor.inside -= 1
    visitors[group] = visitor.inside > 0 ? visitor : nil
    return nil
  }
}
