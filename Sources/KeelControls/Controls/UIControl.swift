/// A view that the user operates, and that performs actions for its events.
@MainActor @preconcurrency open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The pointer was pressed on the control. Fields and sliders send no events of the pointer.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The pointer was pressed again in quick succession; `UITouch.tapCount` is greater than 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The pressed pointer has moved inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The pressed pointer has moved outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The pressed pointer has returned to the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The pressed pointer has left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The control was pressed: the pointer was released inside of it, or a key pressed it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The pointer was released outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The press on the control has no end.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// All events of the pointer.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control: a press, a changed value, Return.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control has received the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has edited the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The control has lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// A Boolean value that indicates whether the control reacts to the user.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// A Boolean value that indicates whether the control is selected, for kinds of controls that show it.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }

  /// A Boolean value that indicates whether the control is pressed and the pointer inside of it.
  ///
  /// Controls of the program are highlighted while they track a press, Keel's own controls only while they have actions
  /// for events of the pointer: front ends show presses of those by themselves.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether the control follows a press.
  public internal(set) var isTracking = false
  /// A Boolean value that indicates whether the pointer of the press is inside of the control.
  public internal(set) var isTouchInside = false

  private var handlers: [(action: UIAction, events: Event)] = []

  /// Creates a control that performs an action on its main event.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Performs the action on these events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    handlers.append((action, events))
    actionsDidChange(for: events)
  }

  /// Stops performing the action on these events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Stops performing the action with this identifier on these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in handlers.indices where handlers[index].action.identifier == identifier {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
    actionsDidChange(for: events)
  }

  /// Performs the actions for any of these events, in the order in which they were added.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      handler.action.perform(sender: self)
    }
  }

  /// The actions that call methods of objects, in the order in which they were added.
  var targetedActions: [TargetedAction] { handlers.compactMap { $0.action as? TargetedAction } }

  /// Returns true if there is an action for any of these events.
  package func hasActions(for events: Event) -> Bool { handlers.contains { !$0.events.isDisjoint(with: events) } }

  /// Returns true if there is an action for any of these events that is not one for all events.
  func hasChosenActions(for events: Event) -> Bool {
    handlers.contains { !$0.events.isDisjoint(with: events) && $0.events != .allEvents }
  }

  /// Sets a value that the user has entered as a number, in custom controls with the trait `adjustable`. Returns true
  /// if the value was accepted; `false` unless overridden. UIKit has no such method.
  open func accessibilitySetValue(_ value: Double) -> Bool { false }

  func enabledDidChange() {
    setNeedsDescription()
    if hasTouchNodes { standInMayChange() }
  }

  // MARK: Tracking

  /// Called when the pointer is pressed on the control. Returns true if the control follows the press; `true` unless
  /// overridden.
  ///
  /// Subclasses of `UIControl` receive presses unless controls are in them. Subclasses of Keel's own controls do not.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the pressed pointer has moved. Returns true if the control goes on following the press; `true` unless
  /// overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the pointer has been released.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the press has no end.
  open func cancelTracking(with event: UIEvent?) {}

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTracking(touches, event) }
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { continueTracking(touches, event) }
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking(touches, event) }
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTracking(event) }

  /// True if the program observes the keyboard focus of the control. If false, the front end handles the focus alone.
  package var isFocusFollowed = false
  override open var canBecomeFirstResponder: Bool { isFocusFollowed && isEnabledInScene }

  override package var isElementByItself: Bool { true }
  override package var isEnabledInScene: Bool { isEnabled && isUserInteractionEnabled }
}
