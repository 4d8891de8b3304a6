package import KeelScene

/// A slider for a value in a range. It sends `valueChanged` when the user sets it, and never when the program does.
@MainActor @preconcurrency open class UISlider: UIControl {

  /// The value in full precision; the public one is a `Float`, as in UIKit.
  package var preciseValue = 0.0 {
    didSet {
      let lawful = preciseValue >= preciseMinimum ? min(preciseValue, preciseMaximum) : preciseMinimum
      if preciseValue != lawful { preciseValue = lawful }
      if preciseValue != oldValue { setNeedsDescription() }
    }
  }
  /// The range. A maximum below the minimum becomes the minimum, and the value is clamped.
  package private(set) var preciseMinimum = 0.0
  package private(set) var preciseMaximum = 1.0
  /// The distance between values that the user can set; if `nil`, as fine as the front end allows.
  package var step: Double? {
    didSet { if step != oldValue { setNeedsDescription() } }
  }
  /// The title of the slider, shown beside it.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// The texts at the ends.
  package var minimumLabel = "" {
    didSet { if minimumLabel != oldValue { setNeedsDescription() } }
  }
  package var maximumLabel = "" {
    didSet { if maximumLabel != oldValue { setNeedsDescription() } }
  }
  /// Without effect: front ends report every movement.
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

  /// The value, clamped to the range. Setting it sends no event.
  open var value: Float {
    get { Float(preciseValue) }
    set {
      preciseValue = Double(newValue)
      boundValueDidChange()
    }
  }
  /// The lower end of the range.
  open var minimumValue: Float {
    get { Float(preciseMinimum) }
    set { setRange(Double(newValue), max(preciseMaximum, Double(newValue))) }
  }
  /// The upper end of the range.
  open var maximumValue: Float {
    get { Float(preciseMaximum) }
    set { setRange(min(preciseMinimum, Double(newValue)), Double(newValue)) }
  }
  /// Sets the value; front ends decide whether it is animated.
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
