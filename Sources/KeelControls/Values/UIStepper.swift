package import KeelScene

/// A value that goes up and down by steps. Sends `valueChanged` when a person takes one.
@MainActor @preconcurrency open class UIStepper: UIControl {

  /// The value, between the ends. Setting it sends no event.
  open var value = 0.0 {
    didSet {
      let lawful = value >= minimumValue ? min(value, maximumValue) : minimumValue
      if value != lawful { value = lawful }
      guard value != oldValue else { return }
      setNeedsDescription()
      if !isClamping { boundValueDidChange() }
    }
  }
  /// The lower end.
  open var minimumValue = 0.0 {
    didSet {
      if minimumValue.isNaN { minimumValue = 0 }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      clamp()
    }
  }
  /// The upper end.
  open var maximumValue = 100.0 {
    didSet {
      if maximumValue.isNaN { maximumValue = 100 }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      clamp()
    }
  }
  /// How far one step goes; above 0.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = 1 } }
  }
  /// Whether a step beyond one end comes out at the other.
  open var wraps = false {
    didSet { if wraps != oldValue { setNeedsDescription() } }
  }
  /// Kept for sources that set it: how often a held button steps, the front end knows.
  open var autorepeat = true
  /// Kept for sources that set it: front ends report each step.
  open var isContinuous = true
  /// What the steps are of, shown beside them.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// The value in words, where it is to be seen.
  package var valueText = "" {
    didSet { if valueText != oldValue { setNeedsDescription() } }
  }
  /// What a step does in place of changing `value`; `nil` in both leaves the value to the stepper, in one says that
  /// there is no step that way.
  package var steps: (up: (() -> Void)?, down: (() -> Void)?)? {
    didSet { setNeedsDescription() }
  }

  /// Whether the ends bring the value between them, which is no wish of the program's.
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
