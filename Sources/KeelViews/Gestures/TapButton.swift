import KeelControls
import KeelModel
import KeelScene

/// The button around a view that responds to presses, which looks like the view.
final class TapButton: UIButton {
  let presses: PressCounter

  init(clock: any Clock<Duration>) {
    presses = PressCounter(clock: clock)
    super.init(frame: noFrame)
    keepsLabelViews = true
    bareStyle = .area
    onEvents(.primaryActionTriggered) { [weak self] in
      if let self { _ = presses.takesPress(of: self) }
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension EnvironmentValues {
  /// The clock that times presses; tests provide one that they control.
  @Entry package var tapClock: any Clock<Duration> = ContinuousClock()
}
