/// A keyboard shortcut of a page (`Event.keyCommand`).
///
/// A front end forwards a key only if no field handles it. Keys for navigation, selection and dismissal are always
/// reserved for the front end: arrows, Tab, Enter, Space, Escape and, in a terminal, `?`, `/`, Ctrl-C and Ctrl-L.
/// In a terminal, Ctrl-Z suspends the program unless it is the key of a command.
public struct KeyCommand: Hashable, Sendable {
  /// The modifier keys that are held down with a key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The Control key.
    public static let control = Modifiers(rawValue: 1)
    /// The Alt key (Option on a Mac keyboard).
    public static let alternate = Modifiers(rawValue: 2)
    /// The Shift key. Commands have the capital letter instead: see `KeyCommand.init`.
    public static let shift = Modifiers(rawValue: 4)
    /// The Super key, which terminals and browsers do not report: a command with it works in desktop windows only.
    public static let `super` = Modifiers(rawValue: 8)
  }
  /// An identifier that is unique on its page.
  public var id: Int
  /// The character that the key types, in its case.
  public var input: Character
  /// The modifier keys that are held down with it.
  public var modifiers: Modifiers
  /// The name of the command in lists of shortcuts; empty leaves it out of them.
  public var title: String

  /// Creates a keyboard shortcut. A letter together with Shift is its capital letter, and Shift is no modifier of it.
  public init(id: Int, input: Character, modifiers: Modifiers = [], title: String = "") {
    self.id = id
    self.input = modifiers.contains(.shift) ? input.uppercased().first ?? input : input
    self.modifiers = modifiers.subtracting(.shift)
    self.title = title
  }

  /// The key combination as text: `u`, `Ctrl-S`, `Alt-Ctrl-X`.
  public var keyName: String {
    guard !modifiers.isEmpty else { return String(input) }
    return (modifiers.contains(.super) ? "Super-" : "") + (modifiers.contains(.alternate) ? "Alt-" : "")
      + (modifiers.contains(.control) ? "Ctrl-" : "")
      + input.uppercased()
  }
}
