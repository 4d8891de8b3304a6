// From bytes to text, in this one place.
//
// A name is decoded as UTF-8 into pieces, each a scalar or a byte that is no part of one. Every piece that would act
// rather than be seen is written out: a byte or a control character as `\xNN`, any other invisible scalar as
// `\u{…}`. What those stand-ins are written with (a backslash, `␣`, U+FFFD) is written out too where a name really
// holds it, so two names of different bytes never show the same stand-ins. Names that only look alike are another
// matter: `SSID+Lookalike.swift`.

extension SSID {
  /// The name as people read it: one line, and nothing in it acts on the screen that shows it.
  ///
  /// Never use it to recognise a network. Linear in the number of bytes, of which there are 32 at most.
  public var displayName: String { rendering.text }

  /// What is unusual about the name, for a row to mark.
  public var marks: NameMarks { rendering.marks }

  /// The bytes in hexadecimal, lower case, without spaces.
  public var hexadecimal: String { bytes.map(hexadecimalPair).joined() }

  /// Any text on one line, with what would act in it written out: for messages of the system.
  static func visible(_ text: String) -> String {
    var writer = NameWriter(pieces: text.unicodeScalars.prefix(500).map(NamePiece.scalar))
    writer.write()
    return writer.text
  }

  /// Such a text with a full stop at its end.
  static func sentence(_ text: String) -> String {
    let text = visible(text.trimmed)
    return text.hasSuffix(".") || text.hasSuffix("!") || text.hasSuffix("?") ? text : text + "."
  }

  /// The name as people read it, with what is unusual about it, at the cost of one of the two.
  public var rendering: (text: String, marks: NameMarks) {
    if isHidden { return ("Hidden Network", .hidden) }
    let (pieces, isCut) = NamePiece.pieces(of: bytes)
    var writer = NameWriter(pieces: pieces)
    writer.write()
    if isCut {
      writer.text.append("\u{FFFD}")
      writer.marks.insert(.cut)
    }
    return (writer.text, writer.marks)
  }
}

extension Network {
  /// The name as people read it. Never use it to recognise a network.
  public var name: String { ssid.displayName }
}

/// What is unusual about a network's name.
public struct NameMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It keeps its name to itself.
  public static let hidden = NameMarks(rawValue: 1)
  /// Some bytes are not UTF-8.
  public static let notUTF8 = NameMarks(rawValue: 2)
  /// Its last character was cut in two at the 32nd byte.
  public static let cut = NameMarks(rawValue: 4)
  /// It holds control characters.
  public static let controls = NameMarks(rawValue: 8)
  /// It holds characters that cannot be seen.
  public static let invisible = NameMarks(rawValue: 16)
  /// It holds characters that turn the direction of text.
  public static let direction = NameMarks(rawValue: 32)
  /// It begins or ends with a space, or holds several in a row.
  public static let spaces = NameMarks(rawValue: 64)

  /// One line for people about the marks; `nil` when nothing is worth a word.
  public var text: String? {
    if contains(.notUTF8) { return "The name is not text; shown as bytes" }
    if !isDisjoint(with: [.controls, .direction]) { return "The name holds control characters" }
    if contains(.invisible) { return "The name holds invisible characters" }
    return nil
  }
}

/// Two digits, lower case.
func hexadecimalPair(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
