internal import KeelInteraction

/// Sanitises strings, as the last step before the page.
///
/// Markup in a string has no effect, because text is set as text nodes or through `HTMLWriter`, which escapes it. What
/// remains are the characters that `TextSafety` finds harmful.
enum SafeText {
  /// Returns the text for a single line: line breaks are displayed as symbols.
  static func line(_ text: String) -> String { TextSafety.line(text) }

  /// Returns the text for a place that may have several lines.
  static func paragraph(_ text: String) -> String { TextSafety.paragraph(text) }

  /// Returns true if a browser lays the text out from right to left, according to its first letter.
  static func isRightToLeft(_ text: String) -> Bool {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
    switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }

  /// Returns a redacted text of the same length, up to 24 characters.
  static func hinted(_ text: String) -> String {
    String(repeating: "█", count: min(text.count, 24))
  }
}

/// The displayed form of a field's text, in which control characters are visible, and the effect of edits to it on the
/// original text.
enum FieldText {
  /// Returns the text in the field. Line breaks are kept if it can have several lines.
  static func shown(_ text: String, isMultiline: Bool) -> String {
    if isShownAsIs(text, isMultiline) { return text }
    return isMultiline
      ? text.reduce(into: "") { $0 += TextSafety.shown($1, keepsLines: true, keepsTabs: true) } : SafeText.line(text)
  }

  /// Returns the place of a selection in the displayed form. Both are in UTF-16 code units.
  static func shown(_ selection: Range<Int>, of text: String, isMultiline: Bool) -> Range<Int> {
    if isShownAsIs(text, isMultiline) { return selection }
    return SelectionRule.lengths(
      before: SelectionRule.characters(of: selection, in: text), lengths: shownLengths(of: text, isMultiline))
  }

  /// Returns the selection for its place in the displayed form. A name of a character belongs to it as a whole.
  static func original(_ shown: Range<Int>, of text: String, isMultiline: Bool) -> Range<Int> {
    if isShownAsIs(text, isMultiline) { return shown }
    return SelectionRule.units(
      of: SelectionRule.places(of: shown, lengths: shownLengths(of: text, isMultiline)), in: text)
  }

  private static func shownLengths(of text: String, _ isMultiline: Bool) -> some Sequence<Int> {
    text.lazy.map { letter in
      // A browser has a line break of one unit, whatever the text has.
      if isMultiline, letter == "\n" || letter == "\r\n" || letter == "\r" { return 1 }
      return TextSafety.shown(letter, keepsLines: isMultiline, keepsTabs: isMultiline).utf16.count
    }
  }

  /// Returns the text after an edit, with the original characters of the unedited parts.
  ///
  /// The unchanged pieces at the beginning and at the end represent the characters that they were made from.
  static func edited(_ text: String, to shown: String, isMultiline: Bool) -> String {
    if isShownAsIs(text, isMultiline) { return shown }
    func piece(_ place: String.Index) -> String {
      TextSafety.shown(text[place], keepsLines: isMultiline, keepsTabs: isMultiline)
    }
    var rest = Substring(shown)
    var front = text.startIndex
    while front < text.endIndex {
      let piece = piece(front)
      guard !piece.isEmpty, rest.hasPrefix(piece) else { break }
      rest = rest.dropFirst(piece.count)
      front = text.index(after: front)
    }
    var back = text.endIndex
    while back > front {
      let before = text.index(before: back), piece = piece(before)
      guard !piece.isEmpty, rest.hasSuffix(piece) else { break }
      rest = rest.dropLast(piece.count)
      back = before
    }
    return String(text[..<front] + rest + text[back...])
  }

  private static func isShownAsIs(_ text: String, _ isMultiline: Bool) -> Bool {
    TextSafety.isHarmless(text, keepsLines: isMultiline, keepsTabs: isMultiline)
  }
}
