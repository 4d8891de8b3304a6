package import KeelScene

/// A value between two ends. Sends `valueChanged` when a person sets it, and never when the program does.
@MainActor @preconcurrency open class UISlider: UIControl {

  /// The value as precise as it is; the public one is a `Float`, as in UIKit.
  package var preciseValue = 0.0 {
    didSet {
      let lawful = preciseValue >= preciseMinimum ? min(preciseValue, preciseMaximum) : preciseMinimum
      if preciseValue != lawful { preciseValue = lawful }
      if preciseValue != oldValue { setNeedsDescription() }
    }
  }
  /// The ends. A maximum below the minimum is brought up to it, and the value between them.
  package private(set) var preciseMinimum = 0.0
  package private(set) var preciseMaximum = 1.0
  /// How far apart the values are that a person can set; `nil` is as fine as the front end can.
  package var step: Double? {
    didSet { if step != oldValue { setNeedsDescription() } }
  }
  /// What the slider is for, shown beside it.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// What stands at the ends.
  package var minimumLabel = "" {
    didSet { if minimumLabel != oldValue { setNeedsDescription() } }
  }
  package var maximumLabel = "" {
    didSet { if maximumLabel != oldValue { setNeedsDescription() } }
  }
  /// Kept for sources that set it: front ends report each movement.
  open var isContinuous = true

  /// Sets both ends at once.
  package func setRange(_ minimum: Double, _ maximum: Double) {
    let low = minimum.isFinite ? minimum : 0
    let high = maximum.isFinite ? max(maximum, low) : max(low, 1)
    guard low != preciseMinimum || high != preciseMaximum else { return }
    preciseMinimum = low
    preciseMaximum = high
    let value = preciseValue
    preciseValue = value
    setNeedsDescription()
  }

  /// The value, between the ends. Setting it sends no event.
  open var value: Float {
    get { Float(preciseValue) }
    set {
      preciseValue = Double(newValue)
      boundValueDidChange()
    }
  }
  /// The lower end.
  open var minimumValue: Float {
    get { Float(preciseMinimum) }
    set { setRange(Double(newValue), max(preciseMaximum, Double(newValue))) }
  }
  /// The upper end.
  open var maximumValue: Float {
    get { Float(preciseMaximum) }
    set { setRange(min(preciseMinimum, Double(newValue)), Double(newValue)) }
  }
  /// The same as setting `value`.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private var slider: SliderElement {
    SliderElement(
      value: preciseValue, minimum: preciseMinimum, maximum: preciseMaximum, step: step, title: title ?? "",
      minimumLabel: minimumLabel, maximumLabel: maximumLabel)
  }

  override package var element: Element { .slider(slider) }

  override package func handle(_ event: KeelScene.Event) {
    guard case .adjust(_, let proposed) = event, isEnabled, !proposed.isNaN else { return }
    let value = slider.stepped(proposed)
    guard value != preciseValue else { return }
    preciseValue = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
