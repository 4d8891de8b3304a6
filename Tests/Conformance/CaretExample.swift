/// One key in the middle of a text, the text that the program makes of it, and the place of the caret after that. Every
/// front end agrees with all of them: in Swift by `CaretRule`, and browsers by the script of their page.
public struct CaretExample: Sendable, CustomStringConvertible {
  /// The text before the key, and the number of characters before the caret in it.
  public var text: String
  public var caret: Int
  public var key: Character
  /// The text of the program after the key, and the number of characters before the caret in it.
  public var answer: String
  public var expected: Int

  init(_ before: String, _ key: Character, becomes after: String) {
    (text, caret) = Self.read(before)
    (answer, expected) = Self.read(after)
    self.key = key
  }

  /// Reads a text with a caret, which is written as a bar.
  private static func read(_ marked: String) -> (String, Int) {
    let caret = Array(marked).firstIndex(of: "|") ?? marked.count
    return (marked.filter { $0 != "|" }, caret)
  }

  /// The text with the key in it, as the front end sends it.
  public var typed: String { answer(text, with: key, at: caret) }
  /// The answer with another key at the expected place.
  public func next(_ key: Character) -> String { answer(answer, with: key, at: expected) }
  public var description: String { "\(typed) → \(answer)" }

  private func answer(_ text: String, with key: Character, at caret: Int) -> String {
    String(text.prefix(caret)) + String(key) + String(text.dropFirst(caret))
  }

  public static let all: [CaretExample] = [
    CaretExample("1111|", "2", becomes: "1111 2|"),
    CaretExample("1234|5678", "a", becomes: "1234|5678"),
    CaretExample("1234|5678", "9", becomes: "12349|5678"),
    CaretExample("1111| 2222", "3", becomes: "1111 3|222 2"),
    CaretExample("11|11 2222 3333 4444", "9", becomes: "119|1 1222 2333 3444"),
    CaretExample("1234|5678", "9", becomes: "12349|567"),
    CaretExample("$1,2|34", "5", becomes: "$12,5|34"),
    CaretExample("|1,234", "$", becomes: "|1,234"),
    CaretExample("NL|91", "a", becomes: "NLA|91"),
    CaretExample("NL91| 0417", "a", becomes: "NL91 A|041 7"),
    CaretExample("1|5", ",", becomes: "1.|5"),
    CaretExample("ab|cd", "x", becomes: "yes|"),
    CaretExample("ab|cd", "x", becomes: "|"),
    CaretExample("👍🏽|한z", "!", becomes: "👍🏽|한z"),
    CaretExample("a😀|b", "😁", becomes: "a😀 😁|b"),
  ]
}
