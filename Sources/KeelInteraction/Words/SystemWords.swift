/// The texts that Keel itself shows, in one language.
package struct SystemWords: Hashable, Sendable {
  /// The language, as in a `lang` attribute.
  package let language: String
  private let texts: [SystemWord: String]

  private init(language: String, texts: [SystemWord: String]) {
    self.language = language
    self.texts = texts
  }

  package static let inEnglish = SystemWords(language: "en", texts: english)
  private static let known = [
    inEnglish, SystemWords(language: "ko", texts: korean), SystemWords(language: "de", texts: german),
    SystemWords(language: "ja", texts: japanese), SystemWords(language: "fr", texts: french),
    SystemWords(language: "es", texts: spanish), SystemWords(language: "ar", texts: arabic),
  ]

  /// The languages of the table.
  package static let languages = known.map(\.language)

  package subscript(word: SystemWord) -> String { texts[word] ?? "" }

  /// Returns the text with values in the places of `%`, or of `%1`, `%2` and so on.
  package subscript(word: SystemWord, values: String?...) -> String {
    SystemWords.parts(of: self[word]).reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .value(let index): if values.indices.contains(index) { text += values[index] ?? "" }
      }
    }
  }

  /// A part of a text: words, or the place of a value.
  package enum Part: Hashable, Sendable { case text(String), value(Int) }

  /// Returns a text as words and places of values, in order: `%2년 %1` has the year before the month.
  package func parts(of word: SystemWord) -> [Part] { SystemWords.parts(of: self[word]) }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(text)
    while let place = rest.firstIndex(of: "%") {
      if place > rest.startIndex { parts.append(.text(String(rest[..<place]))) }
      rest = rest[rest.index(after: place)...]
      let number = rest.first?.wholeNumberValue
      if number != nil { rest.removeFirst() }
      parts.append(.value((number ?? 1) - 1))
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }

  // The tag distinguishes languages; the texts are compared only if the tags are equal.
  package func hash(into hasher: inout Hasher) { hasher.combine(language) }

  /// The languages of an app: those of the table with the app's own texts merged in, and any others that the app adds.
  package struct Languages: Hashable, Sendable {
    private var own: [String: SystemWords] = [:]

    /// The languages of the table without any changes.
    package static let standard = Languages()

    /// Creates the languages of an app.
    ///
    /// - Parameter own: The app's own texts, by language. The table supplies missing texts: in that language if it has
    ///   it, otherwise in English.
    package init(own: [String: [SystemWord: String]] = [:]) {
      let own = own.reduce(into: [:]) { $0[Language.tag($1.key)] = $1.value }
      for language in own.keys {
        let general = Language.general(language)
        let known = SystemWords.known.first { $0.language == general } ?? .inEnglish
        let texts = [own[general], own[language]].reduce(into: known.texts) { texts, more in
          texts.merge(more ?? [:]) { $1 }
        }
        self.own[language] = SystemWords(language: language, texts: texts)
      }
    }

    /// Returns the texts for a locale: those of `pt-BR`, otherwise those of `pt`, otherwise the English ones.
    package func words(for locale: String) -> SystemWords {
      let general = Language.general(locale)
      if !own.isEmpty, let words = own[Language.tag(locale)] ?? own[general] {
        return words
      }
      return SystemWords.known.first { $0.language == general } ?? own["en"] ?? .inEnglish
    }
  }
}
