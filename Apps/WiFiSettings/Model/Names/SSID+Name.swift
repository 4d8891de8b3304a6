// The only place that converts bytes to text.
//
// A name is decoded as UTF-8 into pieces, each a scalar or a byte that is not part of one. Every piece that would act
// rather than be displayed is escaped: a byte or a control character as `\xNN`, any other invisible scalar as `\u{…}`.
// The characters of those stand-ins (a backslash, `␣`, U+FFFD) are escaped too if a name really contains them, so two
// names of different bytes never show the same stand-ins. For names that only look alike, see `SSID+Lookalike.swift`.

extension SSID {
  /// The name for display: one line, in which nothing acts on the screen that shows it.
  ///
  /// Never use it to recognise a network. O(n) in the number of bytes, which is at most 32.
  public var displayName: String { rendering.text }

  /// The unusual properties of the name, for a row to mark.
  public var marks: NameMarks { rendering.marks }

  /// The bytes in hexadecimal, lower case, without spaces.
  public var hexadecimal: String { bytes.map(hexadecimalPair).joined() }

  /// Returns any text on one line, with active characters escaped: for messages of the system.
  static func visible(_ text: String) -> String {
    var writer = NameWriter(pieces: text.unicodeScalars.prefix(500).map(NamePiece.scalar))
    writer.write()
    return writer.text
  }

  /// Returns such a text with a full stop at its end.
  static func sentence(_ text: String) -> String {
    let text = visible(text.trimmed)
    return text.hasSuffix(".") || text.hasSuffix("!") || text.hasSuffix("?") ? text : text + "."
  }

  /// The name for display and its unusual properties, at the cost of computing one of the two.
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
  /// The name for display. Never use it to recognise a network.
  public var name: String { ssid.displayName }
}

/// The unusual properties of a network's name.
public struct NameMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The network hides its name.
  public static let hidden = NameMarks(rawValue: 1)
  /// Some bytes are not UTF-8.
  public static let notUTF8 = NameMarks(rawValue: 2)
  /// Its last character was cut in two at the 32nd byte.
  public static let cut = NameMarks(rawValue: 4)
  /// It contains control characters.
  public static let controls = NameMarks(rawValue: 8)
  /// It contains invisible characters.
  public static let invisible = NameMarks(rawValue: 16)
  /// It contains characters that change the direction of text.
  public static let direction = NameMarks(rawValue: 32)
  /// It begins or ends with a space, or contains several in a row.
  public static let spaces = NameMarks(rawValue: 64)

  /// One line of text about the marks; `nil` if none is worth mentioning.
  public var text: String? {
    if contains(.notUTF8) { return "The name is not text; shown as bytes" }
    if !isDisjoint(with: [.controls, .direction]) { return "The name holds control characters" }
    if contains(.invisible) { return "The name holds invisible characters" }
    return nil
  }
}

/// Returns the byte as two digits, lower case.
func hexadecimalPair(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
