/// So many at once of each address; others of it wait for their turn, in order. One address never waits for another.
struct Turns<Guest> {
  let limit: Int
  private var visitors: [String: Visitor] = [:]

  private struct Visitor {
    var inside = 0
    var waiting: [Guest] = []
  }

  init(limit: Int) { self.limit = limit }

  /// How many addresses are known: those that have somebody inside.
  var rememberedVisitors: Int { visitors.count }

  /// Whether it is this guest's turn at once; if not, `leave` gives it out later.
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

  /// One has come out. Whose turn it is now: the first of that address that still waits.
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
