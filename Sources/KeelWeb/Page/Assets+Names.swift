extension Assets {
  /// A script whose own names are short: those that `function`, `const` and `let` declare, and that are nothing else anywhere.
  ///
  /// A name becomes the same one everywhere, so that scopes stay what they are. What is also a property, a key of an object
  /// or a word in a text with places to fill keeps its name. O(bytes of the script).
  static func shortNamed(_ script: [UInt8]) -> [UInt8] {
    let words = scriptWords(script)
    var counts: [String: Int] = [:]
    var declared: Set<String> = []
    var kept: Set<String> = []
    for (index, word) in words.enumerated() {
      counts[word.text, default: 0] += 1
      if word.isQuoted || isKey(word, in: script) { kept.insert(word.text) }
      guard index > 0, word.range.lowerBound == words[index - 1].range.upperBound + 1 else { continue }
      let next = word.range.upperBound < script.count ? script[word.range.upperBound] : 0
      switch words[index - 1].text {
      case "function" where next == UInt8(ascii: "("): declared.insert(word.text)
      case "const" where next == UInt8(ascii: "="), "let" where next == UInt8(ascii: "="): declared.insert(word.text)
      default: break
      }
    }
    let long = declared.subtracting(kept).filter { $0.count > 2 }
    let order = long.sorted { (counts[$1, default: 0], $0) < (counts[$0, default: 0], $1) }
    var names: [String: [UInt8]] = [:]
    var free = freeNames(besides: counts).makeIterator()
    for name in order { names[name] = free.next().map { Array($0.utf8) } }

    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    var end = 0
    for word in words {
      guard !word.isQuoted, let name = names[word.text] else { continue }
      result += script[end..<word.range.lowerBound]
      result += name
      end = word.range.upperBound
    }
    return result + script[end...]
  }

  private struct Word {
    var text: String
    var range: Range<Int>
    /// In a text with places to fill, where what is a name is not told apart from what is said.
    var isQuoted: Bool
  }

  /// The words of a script that are no text in quotes.
  private static func scriptWords(_ script: [UInt8]) -> [Word] {
    var words: [Word] = []
    var quote: UInt8?
    var isEscaped = false
    var start: Int?
    func end(at index: Int) {
      guard let first = start else { return }
      start = nil
      let text = String(decoding: script[first..<index], as: UTF8.self)
      guard let letter = text.utf8.first, !(48...57).contains(letter) else { return }
      words.append(Word(text: text, range: first..<index, isQuoted: quote != nil))
    }
    for (index, byte) in script.enumerated() {
      if isWord(byte), quote == nil || quote == UInt8(ascii: "`") {
        start = start ?? index
      } else {
        end(at: index)
      }
      if let mark = quote {
        if byte == mark, !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
        quote = byte
      }
    }
    end(at: script.count)
    return words
  }

  /// Whether a word is, or may be, a property or a key of an object: what stands beside it says so.
  private static func isKey(_ word: Word, in script: [UInt8]) -> Bool {
    let before = word.range.lowerBound > 0 ? script[word.range.lowerBound - 1] : 0
    let after = word.range.upperBound < script.count ? script[word.range.upperBound] : 0
    if before == UInt8(ascii: ".") || after == UInt8(ascii: ":") { return true }
    return "{,".utf8.contains(before) && ",}".utf8.contains(after)
  }

  /// Names of one letter and of two that the script does not have.
  private static func freeNames(besides used: [String: Int]) -> [String] {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let reserved: Set = ["as", "do", "if", "in", "of"]
    return (letters + pairs).filter { used[$0] == nil && !reserved.contains($0) }
  }
}
