/// The texts of the app in a language.
///
/// `words[.noCategory]` is a fixed text of a table such as ``Word``, and methods such as `words.activities(2)` are texts
/// with something in them. A table is an enum of texts with a switch for each language, so that a missing translation
/// does not compile.
public struct Words: Hashable, Sendable {
  public let language: Language

  public init(_ language: Language) { self.language = language }

  /// The texts for a locale such as `ko_KR.UTF-8` or `ko-KR`. All languages but Korean get English.
  public init(for localeIdentifier: String) { self.init(Language(localeIdentifier: localeIdentifier)) }

  /// The text of a table.
  public func text(_ word: some Translated) -> String {
    switch language {
    case .english: word.english
    case .korean: word.korean
    }
  }

  public subscript(word: Word) -> String { text(word) }

  /// One of two texts, for texts with something in them.
  public func text(english: @autoclosure () -> String, korean: @autoclosure () -> String) -> String {
    switch language {
    case .english: english()
    case .korean: korean()
    }
  }
}

/// A text in every language.
public protocol Translated: CaseIterable, Hashable, Sendable {
  var english: String { get }
  var korean: String { get }
}
