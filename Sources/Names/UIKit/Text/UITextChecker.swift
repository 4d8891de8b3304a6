public import Foundation
import KeelModel

/// Finds misspelled words, with the dictionaries of Hunspell that are installed on the machine (in Debian
/// `libhunspell-1.7-0`, and `hunspell-en-us` and its kin).
///
/// Without Hunspell, or without a dictionary of the language, no word is misspelled, as in UIKit for a language that it
/// does not know; the first such question for each language is reported.
@MainActor @preconcurrency open class UITextChecker {
  private var ignored: Set<String> = []
  private static var learned: Set<String> = []

  /// Creates a checker, which ignores no word.
  public init() {}

  /// The languages with a dictionary, such as `en_US`.
  public static var availableLanguages: [String] { SpellingDictionary.languages }

  /// Returns the first misspelled word in a range of a text, from a position on; its location is `NSNotFound` if there is
  /// none. O(text), plus O(1) for each word that is looked up.
  ///
  /// - Parameters:
  ///   - startingOffset: A position in UTF-16 code units.
  ///   - wrapFlag: True to go on at the beginning of the range.
  ///   - language: A language such as `en_US` or `en`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingDictionary.dictionary(of: language) else { return none }
    let words = stringToCheck.spelledWords.filter { word in
      word.range.location >= range.location && word.range.location + word.range.length <= range.location + range.length
    }
    let isWrong = { (word: (text: String, range: NSRange)) in
      !self.ignored.contains(word.text) && !Self.learned.contains(word.text) && !dictionary.knows(word.text)
    }
    let later = words.filter { $0.range.location >= startingOffset }
    if let found = later.first(where: isWrong) { return found.range }
    guard wrapFlag else { return none }
    return words.first { $0.range.location < startingOffset && isWrong($0) }?.range ?? none
  }

  /// Returns words that the word in a range may have been meant to be, the best one first; `nil` without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = SpellingDictionary.dictionary(of: language), let part = Range(range, in: string) else {
      return nil
    }
    return dictionary.guesses(for: String(string[part]))
  }

  /// Takes a word as correct from now on, for this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
  /// The words that this checker takes as correct.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }
  /// Takes a word as correct from now on, until the program ends.
  public static func learnWord(_ word: String) { learned.insert(word) }
  /// Returns true if the word was learned.
  public static func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a learned word.
  public static func unlearnWord(_ word: String) { learned.remove(word) }
}

extension String {
  /// The words of a text: letters with apostrophes between them.
  fileprivate var spelledWords: [(text: String, range: NSRange)] {
    var found: [(text: String, range: NSRange)] = []
    var start: Index?
    func end(at index: Index) {
      guard let from = start else { return }
      start = nil
      let word = self[from..<index]
      let trimmed = word.last.map(\.isApostrophe) == true ? word.dropLast() : word
      found.append((String(trimmed), NSRange(trimmed.startIndex..<trimmed.endIndex, in: self)))
    }
    for index in indices {
      let character = self[index]
      if character.isLetter {
        start = start ?? index
      } else if !(character.isApostrophe && start != nil) {
        end(at: index)
      }
    }
    end(at: endIndex)
    return found
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
}
