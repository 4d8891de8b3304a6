/// A view that a person operates, and that tells others what happened.
@MainActor @preconcurrency open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A person has set another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for has happened: a press, another value, Return.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The focus has come.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person has edited the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The focus has gone.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// Whether the control answers a person.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// Whether the control is switched on, for kinds that show it.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }

  private var handlers: [(action: UIAction, events: Event)] = []

  /// A control that runs the action on its primary event.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Runs the action for these events. An action with the identifier of an earlier one takes its place.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    handlers.append((action, events))
  }

  /// Ends running the action for these events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Ends running the action with this identifier for these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in handlers.indices where handlers[index].action.identifier == identifier {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Runs what waits for any of these events, in the order in which it was added.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      handler.action.perform(sender: self)
    }
  }

  /// Takes a value that a person has given as a number, for controls of your own with the trait `adjustable`. Says whether
  /// it has; `false` unless a subclass does. UIKit has none such.
  open func accessibilitySetValue(_ value: Double) -> Bool { false }

  func enabledDidChange() { setNeedsDescription() }

  /// Whether the program follows the keyboard focus here. Without that the front end keeps it to itself.
  package var isFocusFollowed = false
  override open var canBecomeFirstResponder: Bool { isFocusFollowed && isEnabledInScene }

  override package var isEnabledInScene: Bool { isEnabled && isUserInteractionEnabled }
}
