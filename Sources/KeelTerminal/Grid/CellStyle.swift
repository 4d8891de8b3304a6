/// A colour as it is sent to the terminal, at the terminal's colour depth.
package enum TerminalColor: Hashable, Sendable {
  /// The terminal's own colour.
  case `default`
  /// One of the sixteen colours that the user's theme defines.
  case ansi(UInt8)
  /// One of the 256 colours of xterm.
  case palette(UInt8)
  case rgb(UInt8, UInt8, UInt8)
}

/// The appearance of a cell, apart from its character.
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
  /// The destination of the text: a sanitized URL.
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

  /// True if a blank in this style shows nothing but its background.
  var isBlank: Bool { traits.isDisjoint(with: [.underline, .reverse, .strike]) }
}
