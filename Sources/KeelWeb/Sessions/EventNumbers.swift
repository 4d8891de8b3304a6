/// The numbers of a page's events, by which each event is handled once and in order.
struct EventNumbers {
  /// The number of the last handled event.
  private(set) var last = 0
  /// True if the page's numbers are unknown: they belong to an earlier scene, whose events do not apply.
  private(set) var areUnknown = false
  private var acknowledged = 0
  /// The number of the last handled event of the page; `nil` as long as the page's numbers are unknown.
  var known: Int? { areUnknown ? nil : last }

  /// Accepts any number for the next event, because the page has events of an earlier scene.
  mutating func takeAny() { areUnknown = true }

  /// Takes the number of a received event. Returns false if the event was handled already, on the previous connection.
  mutating func take(_ number: Int) throws(WireError) -> Bool {
    if areUnknown {
      areUnknown = false
      last = number - 1
    }
    guard number > last else { return false }
    guard number == last + 1 else { throw .order }
    last = number
    return true
  }

  /// Returns the number to acknowledge; `nil` if it was acknowledged already.
  mutating func nextAcknowledgement() -> Int? {
    guard acknowledged != last else { return nil }
    acknowledged = last
    return last
  }

  /// Requests that the last handled number be acknowledged again.
  mutating func acknowledgeAgain() { acknowledged = -1 }
}
