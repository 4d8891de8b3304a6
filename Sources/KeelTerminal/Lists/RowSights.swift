import KeelInteraction

/// The visible rows of a list, by section, as one composition has found them.
struct RowSights {
  private var sections: [(number: Int, rows: Range<Int>)] = []

  /// The range of all visible rows; `nil` if no row is visible.
  var all: Range<Int>? {
    guard let first = sections.first, let last = sections.last else { return nil }
    return first.rows.lowerBound..<last.rows.upperBound
  }

  /// Adds visible rows of a section. Sections and rows are added in order.
  mutating func add(_ rows: Range<Int>, ofSection number: Int) {
    guard !rows.isEmpty else { return }
    if let last = sections.last, last.number == number {
      sections[sections.count - 1].rows = last.rows.lowerBound..<rows.upperBound
    } else {
      sections.append((number, rows))
    }
  }

  /// Returns the rows to request: one range for the whole list, or one for each section if the list has shelves.
  ///
  /// - Parameter reach: The number of visible lines. In sections with several rows in a line, as many rows as are
  ///   visible.
  func wanted(in map: RowMap, reach: Int) -> [Range<Int>] {
    func wanted(_ rows: Range<Int>, in bounds: Range<Int>) -> Range<Int>? {
      RowDemand.wanted(
        inSight: rows, reach: max(reach, rows.count), in: bounds, asked: nil, describes: map.describes)
    }
    guard map.hasShelves else { return all.flatMap { wanted($0, in: 0..<map.rowCount) }.map { [$0] } ?? [] }
    return sections.compactMap { wanted($0.rows, in: map.numbers.rows(of: $0.number)) }
  }
}
