package import KeelScene

/// The selection of a field, in UTF-16 code units from the beginning of its text.
///
/// Programs and front ends count in different units and may have different texts for a moment. The rule defines which
/// selections a text can have, and how a selection changes with the text.
package enum SelectionRule {
  /// Returns the selection, clamped to the text. An end inside of a character moves to the character's beginning.
  /// O(text).
  package static func lawful(_ selection: Range<Int>, in text: String) -> Range<Int> {
    units(of: characters(of: selection, in: text), in: text)
  }

  /// Returns the selection after the user has changed the text: a caret behind what was typed.
  ///
  /// The text behind the old selection is kept, unless the key deleted forwards. Front ends know the caret exactly: this is
  /// the program's knowledge until their report.
  package static func edited(_ selection: Range<Int>, from old: String, to new: String) -> Range<Int> {
    let behind = old.utf16.count - min(selection.upperBound, old.utf16.count)
    let isKept = new.utf16.count >= behind && new.utf16.suffix(behind).elementsEqual(old.utf16.suffix(behind))
    let caret = isKept ? new.utf16.count - behind : selection.lowerBound
    return lawful(caret..<caret, in: new)
  }

  /// Returns the selection after the program has replaced the text: each end follows `CaretRule`.
  package static func replaced(_ selection: Range<Int>, from old: String, to new: String) -> Range<Int> {
    guard old != new else { return selection }
    let place = characters(of: selection, in: old)
    let start = CaretRule.caret(place.lowerBound, from: old, to: new)
    let end = place.isEmpty ? start : CaretRule.caret(place.upperBound, from: old, to: new)
    return units(of: start..<max(start, end), in: new)
  }

  /// Returns the numbers of whole characters before the ends of a selection.
  package static func characters(of selection: Range<Int>, in text: String) -> Range<Int> {
    places(of: selection, lengths: text.lazy.map(\.utf16.count))
  }

  /// Returns the selection between two numbers of characters.
  package static func units(of characters: Range<Int>, in text: String) -> Range<Int> {
    lengths(before: characters, lengths: text.lazy.map(\.utf16.count))
  }

  /// Returns the selection between two numbers of Unicode scalars.
  package static func units(ofScalars scalars: Range<Int>, in text: String) -> Range<Int> {
    lengths(before: scalars, lengths: text.unicodeScalars.lazy.map(\.utf16.count))
  }

  /// Returns the numbers of Unicode scalars before the ends of a selection.
  package static func scalars(of selection: Range<Int>, in text: String) -> Range<Int> {
    places(of: selection, lengths: text.unicodeScalars.lazy.map(\.utf16.count))
  }

  /// Returns the numbers of pieces that end at or before two distances, for the lengths of all pieces.
  package static func places(of distances: Range<Int>, lengths: some Sequence<Int>) -> Range<Int> {
    var (distance, place, start, end) = (0, 0, 0, 0)
    for length in lengths {
      distance += length
      guard distance <= distances.upperBound else { break }
      place += 1
      if distance <= distances.lowerBound { start = place }
      end = place
    }
    return start..<end
  }

  /// Returns the sums of the lengths of pieces before two places.
  package static func lengths(before places: Range<Int>, lengths: some Sequence<Int>) -> Range<Int> {
    var (distance, start, end) = (0, 0, 0)
    for (place, length) in lengths.prefix(places.upperBound).enumerated() {
      distance += length
      if place < places.lowerBound { start = distance }
      end = distance
    }
    return start..<end
  }
}

/// A selection of a field, with the text that it belongs to.
///
/// A front end reports a selection if it or the text differs from the last report.
package struct SelectedText: Equatable {
  package var field: NodeID
  /// The selection in UTF-16 code units.
  package var range: Range<Int>
  package var text: String

  package init(field: NodeID, range: Range<Int>, text: String) {
    (self.field, self.range, self.text) = (field, range, text)
  }

  /// The report of the selection.
  package var event: Event { .select(field, range: range) }
}
