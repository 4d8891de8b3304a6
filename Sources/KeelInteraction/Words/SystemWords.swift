/// What Keel says by itself, in one language.
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

  /// With names or numbers in place of `%`, or of `%1`, `%2` and so on.
  package subscript(word: SystemWord, values: String?...) -> String {
    SystemWords.parts(of: self[word]).reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .value(let index): if values.indices.contains(index) { text += values[index] ?? "" }
      }
    }
  }

  /// A piece of a text: words, or the place of a value.
  package enum Part: Hashable, Sendable { case text(String), value(Int) }

  /// A text and the places of its values, in order: `%2년 %1` names the year before the month.
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

  // Languages are told apart by their tags; the texts are compared only where those are the same.
  package func hash(into hasher: inout Hasher) { hasher.combine(language) }

  /// All languages of an app: those of the table, with what the app says instead, or in others besides.
  package struct Languages: Hashable, Sendable {
    private var own: [String: SystemWords] = [:]

    /// The table as it is.
    package static let standard = Languages()

    /// - Parameter own: An app's own texts, by language. What they leave out is said as everywhere; in a language that is
    ///   not in the table, in English.
    package init(own: [String: [SystemWord: String]] = [:]) {
      let own = own.reduce(into: [:]) { $0[$1.key.lowercased()] = $1.value }
      for language in own.keys {
        let general = Language.general(language)
        let known = SystemWords.known.first { $0.language == general } ?? .inEnglish
        let texts = [own[general], own[language]].reduce(into: known.texts) { texts, more in
          texts.merge(more ?? [:]) { $1 }
        }
        self.own[language] = SystemWords(language: language, texts: texts)
      }
    }

    /// What is said to a person with that locale: `pt-BR` is looked for before `pt`, and English is for the rest.
    package func words(for locale: String) -> SystemWords {
      let general = Language.general(locale)
      if !own.isEmpty, let words = own[String(locale.lowercased().map { $0 == "_" ? "-" : $0 })] ?? own[general] {
        return words
      }
      return SystemWords.known.first { $0.language == general } ?? own["en"] ?? .inEnglish
    }
  }
}
