internal import Foundation

extension Category {
  /// The categories of a new database, named in a language.
  ///
  /// Their identifiers are the same everywhere, so that imports from another device meet the same categories.
  public static func defaults(_ words: Words) -> [Category] {
    let looks: [(word: Word, color: CategoryColor, symbol: String)] = [
      (.work, .blue, "briefcase"), (.study, .purple, "book"), (.exercise, .green, "figure.walk"),
      (.home, .orange, "house"), (.rest, .teal, "moon"),
    ]
    return looks.enumerated().map { index, look in
      // Version 8 of RFC 9562: the bits mean what the application wants.
      let id = UUID(uuid: (0xD0, 0x4E, 0xD0, 0x4E, 0, 0, 0x80, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(index + 1)))
      return Category(id: id, name: words[look.word], color: look.color, symbol: look.symbol, position: index)
    }
  }

  /// The name as names are compared: without the case, accents and white space around it.
  var nameKey: String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
