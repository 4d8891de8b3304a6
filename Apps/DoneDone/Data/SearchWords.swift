internal import Foundation

/// The words of a text, in a form in which equal and beginning words can be found.
///
/// Upper and lower case, accents and the widths of characters make no difference. Korean syllables are taken apart into
/// their letters, so that a word is found by any beginning of it: by what an input method shows while the next syllable
/// is typed, too (`운` for 우나), and by the first consonant alone. Other symbols, such as emoji, are words of their
/// own. Everything else separates words.
enum SearchWords {
  /// The longest word, in scalars. The rest of a longer word is ignored.
  static let longestWord = 60
  /// The largest number of words of a search.
  static let longestSearch = 8

  /// The words of texts with spaces between them, as they are stored.
  static func stored(_ texts: String...) -> String {
    var stored = ""
    for text in texts {
      let words = plainWords(text) ?? words(text).joined(separator: " ")
      if !stored.isEmpty && !words.isEmpty { stored += " " }
      stored += words
    }
    return stored
  }

  /// The words of a text of ASCII only, with spaces between them; `nil` for others. Most texts have no other ones, and
  /// need no tables of characters.
  static func plainWords(_ text: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var length = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if length == 0 && !bytes.isEmpty { bytes.append(0x20) }
        if length < longestWord { bytes.append(0x41...0x5A ~= byte ? byte | 0x20 : byte) }
        length += 1
      case 0..<0x80: length = 0
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The condition of a search in the query language of the index: every word begins a word of the text. `nil` if
  /// the search has no words.
  static func condition(_ text: String) -> String? {
    // Words consist of letters, digits and symbols, so that quotation marks cannot occur in them.
    let words = words(text).prefix(longestSearch)
    return words.isEmpty ? nil : words.map { "\"\($0)\" *" }.joined(separator: " ")
  }

  /// The words in their order.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var length = 0
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
      length = 0
    }
    for scalar in folded(text).unicodeScalars {
      switch kind(scalar) {
      case .part:
        if length < longestWord { word.append(scalar) }
        length += 1
      case .mark: break
      case .symbol:
        end()
        words.append(String(scalar))
      case .separator: end()
      }
    }
    end()
    return words
  }

  private enum Kind { case part, mark, symbol, separator }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: return .part
    case 0..<0x80: return .separator
    // Accents, and the selectors of an emoji's looks.
    case 0x300...0x36F, 0xFE00...0xFE0F, 0x200D, 0x1F3FB...0x1F3FF: return .mark
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return .part
    case .otherSymbol, .mathSymbol, .currencySymbol: return .symbol
    default: return .separator
    }
  }

  /// The text without differences that a search ignores, decomposed.
  private static func folded(_ text: String) -> String {
    // The most frequent text by far needs no tables.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // `ß` becomes `SS` and then `ss`, which lower case alone would not do.
    let plain = text.decomposedStringWithCompatibilityMapping.uppercased().lowercased()
    var folded = String.UnicodeScalarView()
    for scalar in plain.decomposedStringWithCompatibilityMapping.unicodeScalars {
      if 0x11A8...0x11C2 ~= scalar.value {
        folded.append(contentsOf: finals[Int(scalar.value - 0x11A8)].unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  /// The final consonants of Korean syllables from U+11A8 on, as the initial consonants that they are typed with.
  private static let finals = [
    "ᄀ", "ᄁ", "ᄀᄉ", "ᄂ", "ᄂᄌ", "ᄂᄒ", "ᄃ", "ᄅ", "ᄅᄀ", "ᄅᄆ", "ᄅᄇ", "ᄅᄉ", "ᄅᄐ", "ᄅᄑ", "ᄅᄒ", "ᄆ", "ᄇ", "ᄇᄉ", "ᄉ",
    "ᄊ", "ᄋ", "ᄌ", "ᄎ", "ᄏ", "ᄐ", "ᄑ", "ᄒ",
  ]
}
