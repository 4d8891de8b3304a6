package import KeelScene

/// A switch. It sends `valueChanged` when the user sets it, and never when the program does.
@MainActor @preconcurrency open class UISwitch: UIControl {

  /// A Boolean value that indicates whether the switch is on. Setting it sends no event.
  open var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }

  /// The colour of the switch when it is on: its `tintColor`.
  open var onTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// The title of the switch, shown beside it on platforms that do so.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }

  /// The image before the title.
  package var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }
  /// The colour and the font of the title, if they are not those of the front end.
  package var titleLook: ControlLook? {
    didSet { if titleLook != oldValue { setNeedsDescription() } }
  }
  package var style: ToggleElement.Style = .switch {
    didSet { if style != oldValue { setNeedsDescription() } }
  }

  /// Sets the switch; front ends decide whether it is animated.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  /// True if the row that contains the switch shows its title.
  package var isTitledByRow = false {
    didSet { if isTitledByRow != oldValue { setNeedsDescription() } }
  }

  override package var sceneAccessibility: Accessibility {
    var accessibility = super.sceneAccessibility
    if isTitledByRow, accessibility.label.isEmpty { accessibility.label = title ?? "" }
    return accessibility
  }

  override package var element: Element {
    var toggle = ToggleElement(
      isOn: isOn, title: isTitledByRow ? "" : title ?? "", image: isTitledByRow ? nil : image?.symbol, style: style)
    if !isTitledByRow { toggle.look = titleLook }
    return .toggle(toggle)
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .toggle(_, let isOn) = event, isEnabled, isOn != self.isOn else { return }
    self.isOn = isOn
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
