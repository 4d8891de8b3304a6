import FoundationEssentials

/// Lets words agree with the number before them: `2 item` is `2 items`, `1 people` is `1 person`.
///
/// Only English is known. In other languages the words stay as they are: give those a translation for each number.
enum Inflection {
  /// The parts of one phrase, with its noun in the form that the number asks for.
  static func inflect(_ parts: [String], in locale: Locale) -> [String] {
    guard locale.languageSubtag == "en" else { return parts }
    let whole = Array(parts.joined())
    guard let isOne = number(in: whole), let noun = noun(in: whole, after: isOne.end) else { return parts }
    let word = String(whole[noun])
    let form = isOne.isOne ? EnglishNoun.singular(of: word) : EnglishNoun.plural(of: word)
    guard form != word else { return parts }
    // A noun that looks two ways takes its form where it begins.
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

  /// The first number, and whether it is one.
  private static func number(in text: [Character]) -> (isOne: Bool, end: Int)? {
    guard let start = text.firstIndex(where: \.isWholeNumber) else { return nil }
    var end = start
    while end < text.count, text[end].isWholeNumber || isInner(text, end) { end += 1 }
    let digits = text[start..<end].compactMap { $0.wholeNumberValue.map { "\($0)" } ?? ($0 == "." ? "." : nil) }
      .joined()
    return (Double(digits) == 1, end)
  }

  /// Marks that stand between digits of one number.
  private static func isInner(_ text: [Character], _ index: Int) -> Bool {
    guard ".,".contains(text[index]), index + 1 < text.count else { return false }
    return text[index + 1].isWholeNumber
  }

  /// The last word before one that begins a further phrase: of `2 small box of tea`, `box`.
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
