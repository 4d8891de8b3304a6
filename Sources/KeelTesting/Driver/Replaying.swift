public import KeelModel
public import KeelRecording

/// Plays a recorded session on the model of its first window, and returns when it has been played to its end.
///
///     let clock = TestClock()
///     let model = TimerModel(clock: clock)
///     try await replay(Replay("session.keel", secrets: "secrets"), on: model, clock: clock)
///
/// - Parameters:
///   - recording: The session.
///   - model: The model, in the state in which the session began.
///   - clock: The model's own clock, which is advanced to the time of each action and to the end of the session.
/// - Throws: An error that names the line of an action that does not apply.
@MainActor public func replay(
  _ recording: Replay, on model: some ActionModel, clock: TestClock
) async throws(ReplayError) {
  try await recording.run(on: model, clock: clock)
}

extension Driver {
  /// Plays a recorded session on the model of the driver's window, and waits until the screen shows its end.
  ///
  /// See `replay(_:on:clock:)`. The driver can then continue as the user of the session would.
  public func replay(_ recording: Replay, on model: some ActionModel, clock: TestClock) async throws(ReplayError) {
    await settle()
    try await recording.run(on: model, clock: clock)
    await settle()
  }
}
