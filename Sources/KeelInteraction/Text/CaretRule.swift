/// The place of the caret after the program has replaced the text around it.
///
/// A program may filter, group or shorten what is typed. A caret at the end then stays at the end. Any other caret goes
/// to the place where the most characters are kept on their sides of it, so that as many kept characters stand behind it
/// as before; among equal places to the one nearest to its old number of characters from the beginning. Characters are
/// kept if they belong to the heaviest common subsequence, where separators weigh little and the case of letters nothing.
/// `caretAfter` in `Sources/KeelWeb/Page/Assets/elements.js` is the same rule for browsers.
package enum CaretRule {
  /// The largest number of comparisons on each side of the caret. Beyond it, only equal beginnings and ends count.
  private static let effort = 1_000_000

  /// Returns the number of characters before the caret in the new text. O(old + new) if the texts differ little, and
  /// O(old × new) at most, within limits.
  package static func caret(
    _ caret: Int, from old: some Sequence<Character>, to new: some Sequence<Character>
  ) -> Int {
    let (old, new) = (Array(old), Array(new))
    let caret = max(0, caret)
    guard caret < old.count else { return new.count }
    guard old != new else { return caret }
    var (before, behind, rest) = (old[..<caret], old[caret...], new[...])
    while let last = behind.last, last == rest.last {
      behind.removeLast()
      rest.removeLast()
    }
    while let first = before.first, first == rest.first {
      before.removeFirst()
      rest.removeFirst()
    }
    let beginnings = kept(Array(before), of: Array(rest))
    let ends = kept(behind.reversed(), of: rest.reversed())
    var (place, most, distance) = (rest.endIndex, -1, 0)
    for (index, number) in zip(rest.startIndex...rest.endIndex, zip(beginnings, ends.reversed()).map(+)) {
      let away = abs(index - caret)
      guard number > most || number == most && away < distance else { continue }
      (place, most, distance) = (index, number, away)
    }
    return place
  }

  /// Returns for each beginning of a text, from the empty one, the weight of its heaviest common subsequence with an old
  /// text; zeros if the comparison would be too long. Separators that move must not outweigh a typed character.
  private static func kept(_ old: [Character], of text: [Character]) -> [Int] {
    var row = [Int](repeating: 0, count: text.count + 1)
    guard old.count * text.count <= effort else { return row }
    let text = text.map { $0.lowercased() }
    for letter in old {
      let folded = letter.lowercased()
      let weight = letter.isLetter || letter.isNumber ? 4 : 1
      var next = row
      for (index, other) in text.enumerated() {
        next[index + 1] = other == folded ? row[index] + weight : max(row[index + 1], next[index])
      }
      row = next
    }
    return row
  }
}
