package import KeelScene

/// A control that increases or decreases a value by steps. It sends `valueChanged` when the user takes a step.
@MainActor @preconcurrency open class UIStepper: UIControl {

  /// The value, clamped to the range. Setting it sends no event.
  open var value = 0.0 {
    didSet {
      let lawful = value >= minimumValue ? min(value, maximumValue) : minimumValue
      if value != lawful { value = lawful }
      guard value != oldValue else { return }
      setNeedsDescription()
      if !isClamping { boundValueDidChange() }
    }
  }
  /// The lower end of the range.
  open var minimumValue = 0.0 {
    didSet {
      if minimumValue.isNaN { minimumValue = 0 }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      clamp()
    }
  }
  /// The upper end of the range.
  open var maximumValue = 100.0 {
    didSet {
      if maximumValue.isNaN { maximumValue = 100 }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      clamp()
    }
  }
  /// The size of a step; above 0.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = 1 } }
  }
  /// A Boolean value that indicates whether a step beyond one end continues at the other.
  open var wraps = false {
    didSet { if wraps != oldValue { setNeedsDescription() } }
  }
  /// Without effect: the front end decides how often a held button steps.
  open var autorepeat = true
  /// Without effect: front ends report every step.
  open var isContinuous = true
  /// The title of the value, shown beside the buttons.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// The value as text, if it is visible.
  package var valueText = "" {
    didSet { if valueText != oldValue { setNeedsDescription() } }
  }
  /// The closures that a step calls in place of changing `value`. If `nil`, the stepper changes its value; if one of
  /// the two is `nil`, that direction is disabled.
  package var steps: (up: (() -> Void)?, down: (() -> Void)?)? {
    didSet { setNeedsDescription() }
  }

  /// True while a limit changes the value, as opposed to the program.
  private var isClamping = false

  private func clamp() {
    isClamping = true
    let value = value
    self.value = value
    isClamping = false
    setNeedsDescription()
  }

  private var canIncrement: Bool { steps.map { $0.up != nil } ?? (wraps || value < maximumValue) }
  private var canDecrement: Bool { steps.map { $0.down != nil } ?? (wraps || value > minimumValue) }

  override package var element: Element {
    .stepper(
      StepperElement(
        title: title ?? "", valueText: valueText, canIncrement: canIncrement, canDecrement: canDecrement))
  }

  override package func handle(_ event: KeelScene.Event) {
    switch event {
    case .increment: step(1)
    case .decrement: step(-1)
    default: break
    }
  }

  private func step(_ direction: Double) {
    guard isEnabled, direction > 0 ? canIncrement : canDecrement else { return }
    if let steps { return (direction > 0 ? steps.up : steps.down)?() ?? () }
    var next = value + direction * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = value
    value = next
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
