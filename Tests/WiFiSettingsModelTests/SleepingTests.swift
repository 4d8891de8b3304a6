import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// The simulated radio sleeps where it is called, so that its time is the test's, however busy the machine is.
@MainActor @Suite(.serialized) struct SleepingTests {
  /// A join is asleep as soon as the main actor has had its turn: no other thread has a part in it.
  @Test func aJoinIsAsleepBeforeTheClockMoves() async throws {
    let clock = TestClock()
    let radio = SimulatedRadio(clock: clock)
    let harbour = Network.ID(ssid: try #require(SSID("Harbour")), security: .wpa3Personal)
    for round in 0..<300 {
      let join = Task { try? await radio.join(JoinRequest(network: harbour)) }
      await Task.yield()
      await Task.yield()
      #expect(clock.sleeperCount == 1, "round \(round)")
      join.cancel()
      await join.value
    }
  }

  @Test func beatsAreAsleepBeforeTheClockMoves() async {
    for round in 0..<300 {
      let clock = TestClock()
      let radio = SimulatedRadio(clock: clock)
      let states = radio.states()
      await Task.yield()
      await Task.yield()
      #expect(clock.sleeperCount == 1, "round \(round)")
      withExtendedLifetime(states) {}
    }
  }
}
