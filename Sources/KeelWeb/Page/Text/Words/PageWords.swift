/// The texts of pages in one language.
package struct PageWords: Hashable, Sendable {
  /// The language of what it says, as in a `lang` attribute.
  package let language: String
  private let texts: [PageWord: String]

  package static let inEnglish = PageWords(language: "en", texts: english)

  package subscript(word: PageWord) -> String { texts[word] ?? "" }

  /// With a name or a number in it.
  package subscript(word: PageWord, name: String) -> String {
    let text = self[word]
    guard let place = text.firstIndex(of: "%") else { return text }
    return text[..<place] + name + text[text.index(after: place)...]
  }

  /// The texts that the script says.
  private static let ofTheScript: [PageWord] = [
    .notConnected, .tryNow, .openElsewhere, .useItHere, .hasBeenClosed, .openAgain, .wentWrong, .loadAgain,
    .unknownPage, .tooLong, .actions, .delete, .find, .findRow, .app,
  ]

  /// As the script reads them: an object by their names.
  var forTheScript: String {
    var writer = JSONWriter()
    writer.object { writer in
      for word in PageWords.ofTheScript {
        writer.key(word.rawValue)
        writer.string(SafeText.line(self[word]))
      }
    }
    return writer.text
  }

  /// All languages of a server: those that are known here, with what an app says instead, or in others besides.
  package struct Languages: Sendable {
    private var known: [String: PageWords] = [:]

    /// - Parameter own: an app's own texts, by language. What they leave out is said as everywhere; in a language that is
    ///   not known here, in English.
    package init(own: [String: [PageWord: String]] = [:]) {
      let own = own.reduce(into: [:]) { $0[$1.key.lowercased()] = $1.value }
      for language in Set(PageWords.table.keys).union(own.keys) {
        let general = Languages.general(language)
        let layers = [PageWords.table[general], own[general], own[language]]
        let texts = layers.reduce(into: PageWords.english) { texts, more in texts.merge(more ?? [:]) { $1 } }
        known[language] = PageWords(language: language, texts: texts)
      }
    }

    /// What a browser is told that asks for that language: `pt-BR` is looked for before `pt`, and English is for the rest.
    package func words(for locale: String) -> PageWords {
      let locale = locale.lowercased()
      return known[locale] ?? known[Languages.general(locale)] ?? known["en"] ?? .inEnglish
    }

    /// The language without its country.
    static func general(_ locale: String) -> String { locale.prefix { $0 != "-" && $0 != "_" }.lowercased() }
  }
}
