// Tests of an app refer to roles and found elements. These are declared in a lower module, because front ends use them.
@_exported import KeelInteraction
// A recorded session is a test of an app: `try await Replay(file).run(on: model, clock: clock)`.
@_exported import KeelRecording
import KeelScene

extension SceneSurvey {
  init(_ frontEnd: HeadlessFrontEnd) {
    self.init(frontEnd.tree, focused: frontEnd.keyboard, locale: frontEnd.environment.localeIdentifier)
  }
}
