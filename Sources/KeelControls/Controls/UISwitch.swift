package import KeelScene

/// A switch between on and off. Sends `valueChanged` when a person sets it, and never when the program does.
@MainActor @preconcurrency open class UISwitch: UIControl {

  /// Whether it is on. Setting it sends no event.
  open var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }

  /// What it switches, shown beside it where the platform does so.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }

  /// A picture before the title.
  package var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }
  package var style: ToggleElement.Style = .switch {
    didSet { if style != oldValue { setNeedsDescription() } }
  }

  /// The same as setting `isOn`.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  /// Whether the row that the switch stands in says what it switches.
  package var isTitledByRow = false {
    didSet { if isTitledByRow != oldValue { setNeedsDescription() } }
  }

  override package var sceneAccessibility: Accessibility {
    var accessibility = super.sceneAccessibility
    if isTitledByRow, accessibility.label.isEmpty { accessibility.label = title ?? "" }
    return accessibility
  }

  override package var element: Element {
    .toggle(
      ToggleElement(
        isOn: isOn, title: isTitledByRow ? "" : title ?? "", image: isTitledByRow ? nil : image?.symbol,
        style: style))
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .toggle(_, let isOn) = event, isEnabled, isOn != self.isOn else { return }
    self.isOn = isOn
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
