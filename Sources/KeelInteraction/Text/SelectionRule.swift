package import KeelScene

/// The selection of a field, in UTF-16 code units from the beginning of its text.
///
/// Programs and front ends count in different units and may have different texts for a moment. The rule defines which
/// selections a text can have, and how a selection changes with the text.
package enum SelectionRule {
  /// Returns the selection, clamped to the text. An end inside of a character moves to the character's beginning.
  ///
  /// O(1) for ASCII and for a text that has been asked before.
  package static func lawful(_ selection: Range<Int>, in text: String) -> Range<Int> {
    let (start, end) = ends(of: selection, in: text)
    return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
  }

  /// Returns the beginnings of the characters that contain the ends of a selection.
  private static func ends(of selection: Range<Int>, in text: String) -> (start: String.Index, end: String.Index) {
    func place(_ unit: Int) -> String.Index {
      let place = text.utf16.index(text.startIndex, offsetBy: max(0, unit), limitedBy: text.endIndex) ?? text.endIndex
      return place < text.endIndex ? text.index(before: text.index(after: place)) : place
    }
    let start = place(selection.lowerBound)
    return (start, selection.isEmpty ? start : place(selection.upperBound))
  }

  /// Returns the selection after the user has changed the text: a caret behind what was typed.
  ///
  /// The text behind the old selection is kept, unless the key deleted forwards. Front ends know the caret exactly: this is
  /// the program's knowledge until their report.
  package static func edited(_ selection: Range<Int>, from old: String, to new: String) -> Range<Int> {
    let behind = old.utf16.count - min(selection.upperBound, old.utf16.count)
    let isKept = new.utf16.count >= behind && ending(of: new, behind) == ending(of: old, behind)
    let caret = isKept ? new.utf16.count - behind : selection.lowerBound
    return lawful(caret..<caret, in: new)
  }

  /// Returns the last UTF-16 code units of a text. Comparing parts of strings costs less than comparing their units.
  private static func ending(of text: String, _ units: Int) -> Substring {
    text[text.utf16.index(text.endIndex, offsetBy: -units)...]
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
    let (start, end) = ends(of: selection, in: text)
    let before = text.distance(from: text.startIndex, to: start)
    return before..<before + text.distance(from: start, to: end)
  }

  /// Returns the selection between two numbers of characters.
  package static func units(of characters: Range<Int>, in text: String) -> Range<Int> {
    units(between: characters, in: text, text)
  }

  /// Returns the selection between two numbers of Unicode scalars.
  package static func units(ofScalars scalars: Range<Int>, in text: String) -> Range<Int> {
    units(between: scalars, in: text.unicodeScalars, text)
  }

  /// Returns the numbers of Unicode scalars before the ends of a selection.
  package static func scalars(of selection: Range<Int>, in text: String) -> Range<Int> {
    func place(_ unit: Int) -> Int {
      let place = text.utf16.index(text.startIndex, offsetBy: max(0, unit), limitedBy: text.endIndex) ?? text.endIndex
      return text.unicodeScalars.distance(from: text.startIndex, to: place)
    }
    let start = place(selection.lowerBound)
    return start..<(selection.isEmpty ? start : place(selection.upperBound))
  }

  /// Returns the selection between two numbers of characters or scalars, which are the elements of a view of the text.
  private static func units<View: BidirectionalCollection>(
    between places: Range<Int>, in view: View, _ text: String
  ) -> Range<Int> where View.Index == String.Index {
    func place(_ number: Int, from start: String.Index) -> String.Index {
      view.index(start, offsetBy: number, limitedBy: view.endIndex) ?? view.endIndex
    }
    let start = place(max(0, places.lowerBound), from: view.startIndex)
    let end = places.isEmpty ? start : place(places.upperBound - max(0, places.lowerBound), from: start)
    return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
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
