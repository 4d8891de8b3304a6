/// A parsed event from the terminal.
package enum Input: Hashable, Sendable {
  case key(Key)
  /// Pasted text, repaired to valid UTF-8. Nothing in it is a command.
  case paste(String)
  /// A paste that is too long to be kept, by its length.
  case overlongPaste(bytes: Int)
  case mouse(Mouse)
  /// The terminal's window has gained or lost the desktop's focus.
  case windowFocus(Bool)
  /// The terminal's background, each component from 0 to 255: the answer to a query of the front end.
  case background(red: Int, green: Int, blue: Int)
  /// An answer about pixels.
  case graphics(GraphicsAnswer)
  /// The terminal has processed everything before a status request: the answer to that request.
  case status
}

/// A key with its modifiers.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Character)
    case up, down, left, right, home, end, pageUp, pageDown
    case enter, tab, backTab, escape, backspace, delete, insert
    case function(Int)
  }
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }
  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

/// A mouse event, in cells from 0.
package struct Mouse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case press, secondaryPress, drag, release, wheelUp, wheelDown, other }
  package var kind: Kind
  package var x: Int
  package var y: Int

  package init(_ kind: Kind, x: Int, y: Int) {
    self.kind = kind
    self.x = x
    self.y = y
  }
}
