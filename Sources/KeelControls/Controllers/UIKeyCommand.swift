import KeelScene

/// The modifier keys that are held down with the key of a command.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Alt key (Option on a Mac keyboard).
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key of Apple keyboards. Keel treats it as the Control key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A keyboard shortcut that works while a page is reachable.
///
/// Add it to a controller with `addKeyCommand(_:)`, or override `keyCommands`. Text fields receive the keys that they
/// can type before any command. The keys with which a front end navigates are reserved (`KeyCommand`).
@MainActor @preconcurrency public final class UIKeyCommand {
  /// The name of the command in lists of shortcuts; an empty title omits the command from them.
  public var title: String {
    didSet { if title != oldValue { page?.setNeedsUpdateOfKeyCommands() } }
  }
  /// The character that the key types. Only the first character is used.
  public let input: String?
  /// The modifier keys that are held down.
  public let modifierFlags: UIKeyModifierFlags
  let handler: (UIKeyCommand) -> Void
  /// The page that shows the command, for which it is performed.
  weak var page: UIViewController?

  /// Creates a command. With a title it appears in lists of shortcuts.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
  }

  /// Returns the scene's description of the shortcut, or `nil` for an empty input.
  func described(id: Int) -> KeyCommand? {
    guard let letter = input?.first else { return nil }
    var modifiers: KeyCommand.Modifiers = []
    if !modifierFlags.isDisjoint(with: [.control, .command]) { modifiers.insert(.control) }
    if modifierFlags.contains(.alternate) { modifiers.insert(.alternate) }
    if modifierFlags.contains(.shift) { modifiers.insert(.shift) }
    return KeyCommand(id: id, input: letter, modifiers: modifiers, title: title)
  }
}

extension UIViewController {
  /// Adds a keyboard shortcut to this page.
  public func addKeyCommand(_ command: UIKeyCommand) { addedKeyCommands.append(command) }

  /// Removes a keyboard shortcut that was added.
  public func removeKeyCommand(_ command: UIKeyCommand) { addedKeyCommands.removeAll { $0 === command } }

  /// Requests that `keyCommands` be read again.
  public func setNeedsUpdateOfKeyCommands() { setNeedsDescription() }

  /// Returns the descriptions of the commands, and stores the commands: an event identifies a command by its index.
  func describedKeyCommands() -> [KeyCommand] {
    shownKeyCommands = keyCommands ?? []
    for command in shownKeyCommands { command.page = self }
    return shownKeyCommands.enumerated().compactMap { $1.described(id: $0) }
  }
}
