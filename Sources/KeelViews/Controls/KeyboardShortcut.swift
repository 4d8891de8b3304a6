import KeelControls
import KeelScene

/// A key, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }

  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let escape: KeyEquivalent = "\u{1B}"
  public static let delete: KeyEquivalent = "\u{08}"
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  public static let clear: KeyEquivalent = "\u{F739}"
  public static let tab: KeyEquivalent = "\t"
  public static let space: KeyEquivalent = " "
  public static let `return`: KeyEquivalent = "\r"
}

/// What is held down with a key. Control and Command are one key where there are no keyboards of Apple's.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key that stands for a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Where a shortcut follows the keyboard's layout; front ends take the character that is typed.
  public struct Localization: Hashable, Sendable {
    private let name: String
    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }
  /// The key.
  public var key: KeyEquivalent
  /// What is held down with it.
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: the button that goes on.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the button that leaves.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// In the scene's terms; `nil` for keys that a front end keeps to itself.
  var keyCommand: KeyCommand? {
    guard var letter = [key.character].first, let scalar = letter.unicodeScalars.first, scalar.value > 0x20,
      !(0xF700...0xF8FF).contains(scalar.value), scalar.value != 0x7F
    else { return nil }
    if modifiers.contains(.shift), let upper = letter.uppercased().first { letter = upper }
    var held: KeyCommand.Modifiers = []
    if !modifiers.isDisjoint(with: [.control, .command]) { held.insert(.control) }
    if modifiers.contains(.option) { held.insert(.alternate) }
    return KeyCommand(id: 0, input: letter, modifiers: held)
  }
}

extension KeyboardShortcut? {
  /// Has the key stand for the control.
  @MainActor func applied(to control: UIView) {
    control.extras.keyCommand = self?.keyCommand
    guard let button = control as? UIButton else { return }
    button.standsForReturn = self?.key == .return && self?.modifiers.isDisjoint(with: [.option, .shift]) == true
    if self == .cancelAction, button.role == .normal { button.role = .cancel }
  }
}

extension View {
  /// Has a key stand for the first button or switch in this view.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Has a key stand for the first button or switch in this view.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  /// Has a key stand for the first button or switch in this view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  /// Has a key stand for the first button or switch in this view; `nil` has none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
