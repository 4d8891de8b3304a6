/// Changes of a text, in places of its UTF-8.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }
  private let source: [UInt8]
  private var edits: [Edit] = []

  init(of source: String) { self.source = Array(source.utf8) }

  /// The changed text. An edit inside of one that was added before it has no effect.
  var text: String { text(in: 0..<source.count) }

  /// The changed text of a part.
  func text(in part: Range<Int>) -> String {
    var result: [UInt8] = []
    var end = part.lowerBound
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    })
    where edit.range.lowerBound >= end && edit.range.upperBound <= part.upperBound {
      result += source[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return String(decoding: result + source[end..<part.upperBound], as: UTF8.self)
  }

  /// The text of a part before all changes.
  func original(in part: Range<Int>) -> String { String(decoding: source[part], as: UTF8.self) }

  mutating func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(range: range, text: text)) }
  mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

  /// Returns the white space with which the line of a place begins.
  func indentation(at place: Int) -> String {
    let start = startOfLine(at: place)
    let end = source[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? source.count
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  /// Returns the first place from here on that has no space.
  func skippingSpaces(from place: Int) -> Int {
    source[place...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? source.count
  }

  /// Returns true if only white space is before a place in its line.
  func beginsLine(_ place: Int) -> Bool {
    source[startOfLine(at: place)..<place].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Returns true if a line ends at a place.
  func endsLine(_ place: Int) -> Bool { place >= source.count || source[place] == UInt8(ascii: "\n") }

  private func startOfLine(at place: Int) -> Int {
    source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }
}
