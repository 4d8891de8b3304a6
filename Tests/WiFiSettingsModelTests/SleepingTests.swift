import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// The simulated radio sleeps on the caller's actor, so that the test's clock controls it even on a busy machine.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct SleepingTests {
  /// A join is asleep after the pending jobs of the main actor have run: no other thread is involved.
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
      let listener = radio.listen { _ in }
      await Task.yield()
      await Task.yield()
      #expect(clock.sleeperCount == 1, "round \(round)")
      withExtendedLifetime(listener) {}
    }
  }
}
