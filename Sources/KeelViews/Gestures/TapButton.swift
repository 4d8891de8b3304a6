import KeelControls
import KeelModel

/// The button around a view that responds to presses.
final class TapButton: UIButton {
  let presses: PressCounter

  init(clock: any Clock<Duration>) {
    presses = PressCounter(clock: clock)
    super.init(frame: noFrame)
    onEvents(.primaryActionTriggered) { [weak self] in _ = self?.presses.pressed() }
  }
}

extension EnvironmentValues {
  /// The clock that times presses; tests provide one that they control.
  @Entry package var tapClock: any Clock<Duration> = ContinuousClock()
}
