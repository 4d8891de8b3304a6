/// A view that the user operates, and that performs actions for its events.
@MainActor @preconcurrency open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
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
  }

  /// Performs the actions for any of these events, in the order in which they were added.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      handler.action.perform(sender: self)
    }
  }

  /// Returns true if there is an action for any of these events.
  package func hasActions(for events: Event) -> Bool { handlers.contains { !$0.events.isDisjoint(with: events) } }

  /// Sets a value that the user has entered as a number, in custom controls with the trait `adjustable`. Returns true
  /// if the value was accepted; `false` unless overridden. UIKit has no such method.
  open func accessibilitySetValue(_ value: Double) -> Bool { false }

  func enabledDidChange() { setNeedsDescription() }

  /// True if the program observes the keyboard focus of the control. If false, the front end handles the focus alone.
  package var isFocusFollowed = false
  override open var canBecomeFirstResponder: Bool { isFocusFollowed && isEnabledInScene }

  override package var isEnabledInScene: Bool { isEnabled && isUserInteractionEnabled }
}
