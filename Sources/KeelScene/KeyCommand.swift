/// A key that does something on a page (`Event.keyCommand`).
///
/// A front end passes on what the person pressed while no field takes it. The keys by which it moves about, chooses and
/// leaves stay its own, whatever a page claims: arrows, Tab, Enter, Space, Escape and, in a terminal, `?`, `/`, Ctrl-C,
/// Ctrl-L and Ctrl-Z.
public struct KeyCommand: Hashable, Sendable {
  /// What is held down with the key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let control = Modifiers(rawValue: 1)
    public static let alternate = Modifiers(rawValue: 2)
  }
  /// Unique on its page.
  public var id: Int
  /// The character that the key types, in the case that it types it.
  public var input: Character
  public var modifiers: Modifiers
  /// What it does, for where the keys are listed; empty leaves it out there.
  public var title: String

  public init(id: Int, input: Character, modifiers: Modifiers = [], title: String = "") {
    self.id = id
    self.input = input
    self.modifiers = modifiers
    self.title = title
  }

  /// How the key is written: `u`, `Ctrl-S`, `Alt-Ctrl-X`.
  public var keyName: String {
    guard !modifiers.isEmpty else { return String(input) }
    return (modifiers.contains(.alternate) ? "Alt-" : "") + (modifiers.contains(.control) ? "Ctrl-" : "")
      + input.uppercased()
  }
}
