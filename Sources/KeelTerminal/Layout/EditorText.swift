internal import KeelInteraction
internal import KeelScene

/// The characters of a text of several lines, broken into lines of a width.
struct EditorText {
  let text: String
  let width: Int
  let letters: [Character]
  /// Each character is in one line, and a line contains its line break.
  let lines: [Range<Int>]
  private let sanitizer: Sanitizer

  /// Breaks a text into lines of at most that many columns, after spaces if possible. Of a text that exceeds `TextLimit`,
  /// which only a program can have set, the beginning is displayed, and it cannot be edited. O(text).
  init(_ text: String, width: Int, _ sanitizer: Sanitizer) {
    (self.text, self.width, self.sanitizer) = (text, width, sanitizer)
    letters = Array(text.utf8.count > TextLimit.bytes ? String(text.prefix(20_000)) : text)
    lines = Self.lines(of: letters, width, sanitizer)
  }

  private init(_ other: EditorText, width: Int) {
    (text, letters, sanitizer, self.width) = (other.text, other.letters, other.sanitizer, width)
    lines = Self.lines(of: letters, width, sanitizer)
  }

  /// Returns the same characters, broken into lines of another width. O(text).
  func broken(to width: Int) -> EditorText { EditorText(self, width: width) }

  private static func lines(of letters: [Character], _ width: Int, _ sanitizer: Sanitizer) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, columns, breakAt) = (0, 0, 0)
    for (index, letter) in letters.enumerated() {
      if isLineEnd(letter) {
        lines.append(start..<index + 1)
        (start, columns, breakAt) = (index + 1, 0, index + 1)
        continue
      }
      let wide = sanitizer.columns(of: letter)
      if columns + wide > width, index > start {
        let end = breakAt > start ? breakAt : index
        lines.append(start..<end)
        start = end
        columns = letters[start..<index].reduce(0) { $0 + sanitizer.columns(of: $1) }
        breakAt = start
      }
      columns += wide
      if letter == " " { breakAt = index + 1 }
    }
    lines.append(start..<letters.count)
    return lines
  }

  private static func isLineEnd(_ letter: Character) -> Bool { letter == "\n" || letter == "\r\n" || letter == "\r" }

  /// Returns the characters of a line without its line break.
  func shown(_ line: Range<Int>) -> String {
    let letters = letters[line]
    return String(letters.last.map(Self.isLineEnd) == true ? letters.dropLast() : letters)
  }

  /// Returns the number of the line that contains a caret. O(log lines).
  func line(of caret: Int) -> Int {
    var (low, high) = (0, max(0, lines.count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].lowerBound <= caret { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the column of a caret in a line.
  func column(of caret: Int, inLine number: Int) -> Int {
    let line = lines[number]
    return letters[line.lowerBound..<min(max(caret, line.lowerBound), line.upperBound)]
      .reduce(0) { $0 + sanitizer.columns(of: $1) }
  }

  /// Returns the caret in a line that is nearest to a column, at most at the end of the line.
  func caret(atColumn goal: Int, inLine number: Int) -> Int {
    let line = lines[number]
    guard let inner = caretWithin(line, atColumn: goal) else {
      // The position after the last character of a wrapped line belongs to the next line.
      return number == lines.count - 1 ? line.upperBound : max(line.lowerBound, line.upperBound - 1)
    }
    return inner
  }

  /// Returns the caret before the line break of a line, or after its last character.
  func endOfLine(_ number: Int) -> Int { caretWithin(lines[number], atColumn: .max) ?? lines[number].upperBound }

  private func caretWithin(_ line: Range<Int>, atColumn goal: Int) -> Int? {
    var used = 0
    for index in line {
      if Self.isLineEnd(letters[index]) { return index }
      let wide = sanitizer.columns(of: letters[index])
      if used + wide > goal { return index }
      used += wide
    }
    return nil
  }

  func wordStart(before caret: Int) -> Int {
    var at = caret
    while at > 0, !letters[at - 1].isLetter, !letters[at - 1].isNumber { at -= 1 }
    while at > 0, letters[at - 1].isLetter || letters[at - 1].isNumber { at -= 1 }
    return at
  }

  func wordEnd(after caret: Int) -> Int {
    var at = caret
    while at < letters.count, !letters[at].isLetter, !letters[at].isNumber { at += 1 }
    while at < letters.count, letters[at].isLetter || letters[at].isNumber { at += 1 }
    return at
  }
}

/// The user's position in a text of several lines.
struct EditorState: CaretState {
  /// The number of characters before the caret.
  var caret: Int
  var anchor: Int?
  /// The first visible line.
  var top = 0
  /// The column at which Up and Down aim.
  var goal: Int?
  /// The text at the time the caret was set.
  var text: String
  /// The number of the last requested selection that was followed.
  var serial = 0
}

extension EditorState {
  /// Creates the state in a text from an earlier one. The caret of a new text is at its end; in a text that the program has
  /// changed, `CaretRule` places it and the ends of the selection.
  init(after earlier: EditorState?, _ text: EditorText) {
    self = earlier ?? EditorState(caret: text.letters.count, text: text.text)
    guard self.text != text.text else { return }
    follow(from: self.text, to: text.letters)
    (self.text, goal) = (text.text, nil)
  }
}

extension Sanitizer {
  /// Returns the number of columns of a character.
  fileprivate func columns(of letter: Character) -> Int {
    if let byte = letter.asciiValue, byte >= 0x20, byte < 0x7F { return 1 }
    return line(String(letter), limit: 16).columns
  }
}
