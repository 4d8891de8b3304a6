import KeelModel
import Testing

@testable import NetworkManagerRadio

@MainActor @Suite struct PatienceTests {
  @Test("A condition counts once it has held for the limit, and restarts after it has passed")
  func lasting() async {
    let clock = TestClock()
    let patience = Patience(clock, for: .seconds(5))
    var ends = 0
    patience.onEnd = { ends += 1 }
    #expect(!patience.hasLasted(true))
    await clock.advance(by: .seconds(4))
    #expect(!patience.hasLasted(true))
    #expect(!patience.hasLasted(false))
    await clock.advance(by: .seconds(4))
    #expect(!patience.hasLasted(true))
    await clock.advance(by: .seconds(4))
    #expect(ends == 0)
    await clock.advance(by: .seconds(1))
    #expect(ends == 1)
    #expect(patience.hasLasted(true))
    #expect(!patience.hasLasted(false))
    #expect(!patience.hasLasted(true))
  }

  @Test("Nothing waits for a condition that has passed")
  func idle() async {
    let clock = TestClock()
    let patience = Patience(clock, for: .seconds(5))
    _ = patience.hasLasted(true)
    await clock.advance()
    #expect(clock.sleeperCount == 1)
    _ = patience.hasLasted(false)
    await clock.advance()
    #expect(clock.sleeperCount == 0)
  }
}
