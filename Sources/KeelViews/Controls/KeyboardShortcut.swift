import KeelControls
import KeelScene

/// A key, identified by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  /// Creates a key from the character that it types.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a literal of one character.
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }

  /// The up arrow key, which front ends reserve.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The down arrow key, which front ends reserve.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The left arrow key, which front ends reserve.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The right arrow key, which front ends reserve.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The Escape key, which works in `cancelAction` only.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The Backspace key, which front ends reserve.
  public static let delete: KeyEquivalent = "\u{08}"
  /// The Delete key, which front ends reserve.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The Home key, which front ends reserve.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The End key, which front ends reserve.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The Page Up key, which front ends reserve.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The Page Down key, which front ends reserve.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The Clear key, which front ends reserve.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// The Tab key, which front ends reserve.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar, which front ends reserve.
  public static let space: KeyEquivalent = " "
  /// The Return key, which presses a button; it has no effect together with Option or Shift, or on a switch.
  public static let `return`: KeyEquivalent = "\r"
}

/// The keys that are held down with another key. Control and Command count as the same key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key; shortcuts ignore it.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key, which shortcuts treat as the capital letter.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key, the same as `command` in shortcuts.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option or Alt key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key, the same as `control` in shortcuts.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The numeric keypad; shortcuts ignore it.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to the keyboard's layout. Front ends always use the typed character.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The shortcut is adapted if that is useful.
    public static let automatic = Localization(name: "automatic")
    /// The shortcut is adapted, but not mirrored for right-to-left languages.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The shortcut is not adapted.
    public static let custom = Localization(name: "custom")
  }
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers
  /// The adaptation of the shortcut to the keyboard's layout; not used.
  public var localization: Localization

  /// Creates a shortcut, by default with the Command key held down.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The Return key, which presses the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key, which presses the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The shortcut as a scene value, or `nil` for keys that front ends reserve.
  var keyCommand: KeyCommand? {
    guard let letter = [key.character].first, let scalar = letter.unicodeScalars.first, scalar.value > 0x20,
      !(0xF700...0xF8FF).contains(scalar.value), scalar.value != 0x7F
    else { return nil }
    var held: KeyCommand.Modifiers = []
    if !modifiers.isDisjoint(with: [.control, .command]) { held.insert(.control) }
    if modifiers.contains(.option) { held.insert(.alternate) }
    if modifiers.contains(.shift) { held.insert(.shift) }
    return KeyCommand(id: 0, input: letter, modifiers: held)
  }
}

extension KeyboardShortcut? {
  /// Sets the key that triggers the control.
  @MainActor func applied(to control: UIView) {
    control.extras.keyCommand = self?.keyCommand
    guard let button = control as? UIButton else { return }
    button.standsForReturn = self?.key == .return && self?.modifiers.isDisjoint(with: [.option, .shift]) == true
    if self == .cancelAction, button.role == .normal { button.role = .cancel }
  }
}

extension View {
  /// Makes a key trigger the first button or switch in this view.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Makes a key trigger the first button or switch in this view; `localization` is not used.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  /// Makes a shortcut trigger the first button or switch in this view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  /// Makes a shortcut trigger the first button or switch in this view; `nil` removes the shortcut of an enclosing view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
