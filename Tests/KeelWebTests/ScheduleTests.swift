import Testing

@testable import KeelWeb

@MainActor @Suite struct ScheduleTests {
  @Test func dueEntriesRunInOrderAndOnce() {
    let schedule = Schedule(startingAt: 100)
    var seen: [String] = []
    _ = schedule.at(130) { seen.append("c at \(schedule.now)") }
    _ = schedule.at(110) { seen.append("a at \(schedule.now)") }
    let cancelled = schedule.at(115) { seen.append("never") }
    _ = schedule.at(120) {
      seen.append("b at \(schedule.now)")
      _ = schedule.at(125) { seen.append("in between at \(schedule.now)") }
    }
    cancelled.cancel()
    schedule.advance(by: 25)
    #expect(seen == ["a at 110", "b at 120", "in between at 125"])
    schedule.advance(by: 100)
    #expect(seen.last == "c at 130" && seen.count == 4)
    #expect(schedule.now == 225 && schedule.count == 0)
  }

  @Test func cancelledEntriesAreReleased() {
    final class Held {}
    let schedule = Schedule(startingAt: 0)
    weak var held: Held?
    do {
      let object = Held()
      held = object
      let ticket = schedule.at(1_000_000) { _ = object }
      ticket.cancel()
    }
    #expect(held == nil)
    for _ in 0..<10_000 { schedule.at(1_000_000) {}.cancel() }
    #expect(schedule.entries <= 1_100)
  }

  @Test func aBucketFillsAgain() {
    var bucket = TokenBucket(rate: 10, burst: 3)
    let atOnce = (0..<5).map { _ in bucket.take(at: 1_000) }
    #expect(atOnce == [true, true, true, false, false])
    let tooSoon = bucket.take(at: 1_050)
    let inTime = bucket.take(at: 1_100)
    #expect(!tooSoon && inTime)
    let later = (0..<5).map { _ in bucket.take(at: 60_000) }
    #expect(later == [true, true, true, false, false])
  }
}
