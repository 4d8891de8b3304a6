/// A colour as the terminal is told it, at the depth that the terminal has.
package enum TerminalColor: Hashable, Sendable {
  /// The terminal's own.
  case `default`
  /// One of the sixteen that a person's theme defines.
  case ansi(UInt8)
  /// One of the 256 of xterm.
  case palette(UInt8)
  case rgb(UInt8, UInt8, UInt8)
}

/// How a cell looks, beside its character.
package struct CellStyle: Hashable, Sendable {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Traits(rawValue: 1)
    package static let faint = Traits(rawValue: 2)
    package static let italic = Traits(rawValue: 4)
    package static let underline = Traits(rawValue: 8)
    package static let reverse = Traits(rawValue: 16)
    package static let strike = Traits(rawValue: 32)
  }
  package var foreground: TerminalColor
  package var background: TerminalColor
  package var traits: Traits
  /// Where the words lead: a URL that was made harmless.
  package var link: String?

  package init(
    _ foreground: TerminalColor = .default, on background: TerminalColor = .default, _ traits: Traits = []
  ) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }

  package static let plain = CellStyle()

  var withoutLink: CellStyle {
    var style = self
    style.link = nil
    return style
  }

  /// Whether a blank in this style looks like a cell that was never written.
  var isPlainBlank: Bool { background == .default && traits.isDisjoint(with: [.underline, .reverse, .strike]) }
}
