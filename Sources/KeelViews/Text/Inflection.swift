import FoundationEssentials

/// The agreement of words with the number before them: `2 item` becomes `2 items`, `1 people` becomes `1 person`.
///
/// Only English is supported. In other languages the words are unchanged: provide a translation for each number.
enum Inflection {
  /// Returns the parts of one phrase, with its noun in the form that agrees with the number.
  static func inflect(_ parts: [String], in locale: Locale) -> [String] {
    guard locale.languageSubtag == "en" else { return parts }
    let whole = Array(parts.joined())
    guard let isOne = number(in: whole), let noun = noun(in: whole, after: isOne.end) else { return parts }
    let word = String(whole[noun])
    let form = isOne.isOne ? EnglishNoun.singular(of: word) : EnglishNoun.plural(of: word)
    guard form != word else { return parts }
    // If a noun extends over several parts, its new form is in the part where it starts.
    var result: [String] = []
    var start = 0
    for part in parts {
      let characters = Array(part)
      let range = start..<start + characters.count
      let kept = characters.indices.filter { !noun.contains(start + $0) }
      var text = String(kept.filter { start + $0 < noun.lowerBound }.map { characters[$0] })
      if range.contains(noun.lowerBound) { text += form }
      text += String(kept.filter { start + $0 >= noun.upperBound }.map { characters[$0] })
      result.append(text)
      start = range.upperBound
    }
    return result
  }

  /// Returns the end of the first number. `isOne` is true if the number is 1.
  private static func number(in text: [Character]) -> (isOne: Bool, end: Int)? {
    guard let start = text.firstIndex(where: \.isWholeNumber) else { return nil }
    var end = start
    while end < text.count, text[end].isWholeNumber || isInner(text, end) { end += 1 }
    let digits = text[start..<end].compactMap { $0.wholeNumberValue.map { "\($0)" } ?? ($0 == "." ? "." : nil) }
      .joined()
    return (Double(digits) == 1, end)
  }

  /// Returns true if the character is a mark between digits of one number.
  private static func isInner(_ text: [Character], _ index: Int) -> Bool {
    guard ".,".contains(text[index]), index + 1 < text.count else { return false }
    return text[index + 1].isWholeNumber
  }

  /// Returns the last word before one that starts another phrase: `box` in `2 small box of tea`.
  private static func noun(in text: [Character], after start: Int) -> Range<Int>? {
    var found: Range<Int>?
    var index = start
    while index < text.count {
      guard text[index].isLetter else {
        index += 1
        continue
      }
      var end = index
      while end < text.count, text[end].isLetter || "'’-".contains(text[end]) { end += 1 }
      if found != nil, prepositions.contains(String(text[index..<end]).lowercased()) { break }
      found = index..<end
      index = end
    }
    return found
  }

  private static let prepositions: Set<String> = [
    "about", "after", "ago", "and", "are", "as", "at", "before", "behind", "below", "by", "for", "from", "has", "have",
    "in",
    "into", "is", "left", "more", "of", "off", "on", "or", "out", "over", "per", "remaining", "selected", "since",
    "than",
    "that", "to", "total", "under", "until", "was", "were", "which", "who", "with", "without",
  ]
}
