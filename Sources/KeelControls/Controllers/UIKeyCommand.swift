import KeelScene

/// What is held down with the key of a command.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Keyboards beyond Apple's have Control there: the two are one.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key that does something while a page is in reach.
///
/// Give it to a controller with `addKeyCommand(_:)`, or override `keyCommands`. Fields take what they can type before
/// any command does, and the keys by which a front end moves about stay its own (`KeyCommand`).
@MainActor @preconcurrency public final class UIKeyCommand {
  public let title: String
  /// The character that the key types. Only the first one counts.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  let handler: (UIKeyCommand) -> Void

  /// Makes a command; a title lists it where a front end shows its keys.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
  }

  /// In the scene's terms; `nil` for an empty input.
  func described(id: Int) -> KeyCommand? {
    guard var letter = input?.first else { return nil }
    if modifierFlags.contains(.shift), let upper = letter.uppercased().first { letter = upper }
    var modifiers: KeyCommand.Modifiers = []
    if !modifierFlags.isDisjoint(with: [.control, .command]) { modifiers.insert(.control) }
    if modifierFlags.contains(.alternate) { modifiers.insert(.alternate) }
    return KeyCommand(id: id, input: letter, modifiers: modifiers, title: title)
  }
}

extension UIViewController {
  /// Adds a key that does something on this page.
  public func addKeyCommand(_ command: UIKeyCommand) { addedKeyCommands.append(command) }

  /// Takes a key away again.
  public func removeKeyCommand(_ command: UIKeyCommand) { addedKeyCommands.removeAll { $0 === command } }

  /// Says that `keyCommands` returns something else now.
  public func setNeedsUpdateOfKeyCommands() { setNeedsDescription() }

  /// Remembers what it describes: an event names a command by its place there.
  func describedKeyCommands() -> [KeyCommand] {
    shownKeyCommands = keyCommands ?? []
    return shownKeyCommands.enumerated().compactMap { $1.described(id: $0) }
  }
}
