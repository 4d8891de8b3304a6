internal import KeelInteraction
internal import KeelScene

/// The characters of a text of several lines, broken into lines of a width.
struct EditorText {
  let text: String
  let width: Int
  let letters: [Character]
  /// Each character is in one line, and a line contains its line break.
  let lines: [Range<Int>]
  /// The number of characters that were measured to break the lines, for tests.
  let measured: Int
  private let sanitizer: Sanitizer

  /// Breaks a text into lines of at most that many columns, after spaces if possible. Of a text that exceeds `TextLimit`,
  /// which only a program can have set, the beginning is displayed, and it cannot be edited. O(text).
  init(_ text: String, width: Int, _ sanitizer: Sanitizer) {
    (self.text, self.width, self.sanitizer) = (text, width, sanitizer)
    letters = Self.letters(of: text)
    (lines, measured) = (Self.lines(of: letters, width, sanitizer), letters.count)
  }

  private init(_ other: EditorText, width: Int) {
    (text, letters, sanitizer, self.width) = (other.text, other.letters, other.sanitizer, width)
    (lines, measured) = (Self.lines(of: letters, width, sanitizer), letters.count)
  }

  /// Returns the same characters, broken into lines of another width. O(text).
  func broken(to width: Int) -> EditorText { EditorText(self, width: width) }

  /// Returns another text in lines of the same width. Lines around the change are broken anew, until one begins where a
  /// line began before; all others are the same. O(text), but only the characters of those lines are measured.
  func changed(to text: String) -> EditorText { EditorText(self, text: text) }

  private init(_ other: EditorText, text: String) {
    (self.text, width, sanitizer) = (text, other.width, other.sanitizer)
    let (old, new) = (other.letters, Self.letters(of: text))
    letters = new
    var (start, end) = (0, 0)
    let most = min(old.count, new.count)
    while start < most, old[start] == new[start] { start += 1 }
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // The changed word may fit the line before now, and that line may end in a word that is longer than a line.
    let first = max(0, other.line(of: start) - 2)
    let shift = new.count - old.count
    var next: Int?
    let broken = Self.lines(of: new, from: other.lines[first].lowerBound, width, sanitizer) { start in
      guard start >= new.count - end else { return false }
      let number = other.line(of: start - shift)
      guard other.lines[number].lowerBound == start - shift else { return false }
      next = number
      return true
    }
    measured = broken.reduce(0) { $0 + $1.count }
    let rest = next.map { other.lines[$0...].map { $0.lowerBound + shift..<$0.upperBound + shift } } ?? []
    lines = other.lines[..<first] + broken + rest
  }

  private static func letters(of text: String) -> [Character] {
    Array(text.utf8.count > TextLimit.bytes ? String(text.prefix(20_000)) : text)
  }

  /// Breaks characters into lines, from the beginning of a line to that of the first line for which `isKnown` returns
  /// true.
  private static func lines(
    of letters: [Character], from first: Int = 0, _ width: Int, _ sanitizer: Sanitizer,
    until isKnown: (Int) -> Bool = { _ in false }
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, columns, breakAt) = (first, 0, first)
    for index in first..<letters.count {
      let letter = letters[index]
      if isLineEnd(letter) {
        lines.append(start..<index + 1)
        (start, columns, breakAt) = (index + 1, 0, index + 1)
        if isKnown(start) { return lines }
        continue
      }
      let wide = sanitizer.columns(of: letter)
      // A wide character may not fit behind the word that has moved to its line either.
      while columns + wide > width, index > start {
        let end = breakAt > start ? breakAt : index
        lines.append(start..<end)
        start = end
        if isKnown(start) { return lines }
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
struct EditorState: CaretState, Equatable {
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
    // Most characters are a single scalar that is displayed as it is.
    let scalars = letter.unicodeScalars
    if isUnicode, hasTypography, scalars.index(after: scalars.startIndex) == scalars.endIndex,
      let only = scalars.first, !TextSafety.isHarmfulAlone(only)
    {
      return max(1, Width.columns(of: only))
    }
    return line(String(letter), limit: 16).columns
  }
}
