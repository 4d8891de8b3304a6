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
  /// The colour and the font of the title, if they are not those of the front end.
  package var titleLook: ControlLook? {
    didSet { if titleLook != oldValue { setNeedsDescription() } }
  }
  /// The value as text, if it is visible.
  package var valueText = "" {
    didSet { if valueText != oldValue { setNeedsDescription() } }
  }
  /// The directions of a value of another type, which steps change in place of `value`; `nil` if they change `value`.
  package var directions: (up: StepDirection, down: StepDirection)? {
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

  private var canIncrement: Bool { directions.map { $0.up.step != nil } ?? (wraps || value < maximumValue) }
  private var canDecrement: Bool { directions.map { $0.down.step != nil } ?? (wraps || value > minimumValue) }

  override package var element: Element {
    var stepper = StepperElement(
      title: title ?? "", valueText: valueText, canIncrement: canIncrement, canDecrement: canDecrement,
      minimum: directions.map(\.down.end) ?? minimumValue, maximum: directions.map(\.up.end) ?? maximumValue)
    stepper.look = titleLook
    return .stepper(stepper)
  }

  override package func handle(_ event: KeelScene.Event) {
    switch event {
    case .increment: step(1)
    case .decrement: step(-1)
    case .adjust(_, let end): move(to: end)
    default: break
    }
  }

  private func step(_ direction: Double) {
    guard isEnabled, direction > 0 ? canIncrement : canDecrement else { return }
    if let directions { return (direction > 0 ? directions.up : directions.down).step?() ?? () }
    var next = value + direction * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    change(to: next)
  }

  /// Moves the value to an end of its range.
  private func move(to end: Double) {
    guard isEnabled else { return }
    if let directions {
      [directions.down, directions.up].first { $0.end == end }?.moveToEnd?()
    } else if end == minimumValue || end == maximumValue {
      change(to: end)
    }
  }

  private func change(to new: Double) {
    let old = value
    value = new
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

/// The changes of a stepper's value in one direction.
package struct StepDirection {
  /// Changes the value by a step; `nil` if it cannot change in this direction.
  package var step: (() -> Void)?
  /// The end of the range as a number; `nil` if there is none.
  package var end: Double?
  /// Moves the value to the end of the range; `nil` if it cannot change in this direction.
  package var moveToEnd: (() -> Void)?

  package init(step: (() -> Void)?, end: Double? = nil, moveToEnd: (() -> Void)? = nil) {
    self.step = step
    self.end = end
    self.moveToEnd = moveToEnd
  }
}
