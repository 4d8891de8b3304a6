/// A line of a script, split into words as by a shell.
///
/// Words are separated by spaces. Text in single quotes is literal. In double quotes a backslash escapes `"` and `\`;
/// outside of quotes it makes the next character literal. A `#` at the beginning of a word makes the rest a comment.
/// There are no variables, no patterns and no control operators.
struct ScriptLine: Equatable, Sendable {
  var words: [String]

  /// The reason why a line cannot be read, and the position, counted in characters from 1.
  struct Fault: Error, Equatable {
    var column: Int
    var message: String
  }

  init(_ line: String) throws(Fault) {
    words = []
    var word: String?
    var quote: (mark: Character, column: Int)?
    var escape: Int?
    // A line end of another system belongs to the end, not to the last word.
    let characters = line.last == "\r" || line.last == "\r\n" ? line.dropLast() : line[...]
    for (index, character) in characters.enumerated() {
      if escape != nil {
        escape = nil
        if quote != nil, character != "\"", character != "\\" { word?.append("\\") }
        word = (word ?? "") + String(character)
      } else if character == "\\", quote?.mark != "'" {
        escape = index + 1
        word = word ?? ""
      } else if let mark = quote?.mark {
        if character == mark { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = (character, index + 1)
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else if character == "#", word == nil {
        return
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote {
      throw Fault(
        column: quote.column,
        message: "The quote \(quote.mark) is not closed. Quotes come in pairs. "
          + "Put another \(quote.mark) at the end of the word, or a backslash before this one.")
    }
    if let escape {
      throw Fault(
        column: escape,
        message: "The backslash at the end has nothing after it. It takes the next character as it is. "
          + "Take it away, or double it.")
    }
    if let word { words.append(word) }
  }
}
