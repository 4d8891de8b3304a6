/// The flat numbers of a list's rows: they count from 0 through all sections.
///
/// Its creation is O(sections); the lookup of a row's section is O(log sections).
package struct RowNumbers: Hashable, Sendable {
  /// The number of each section's first row, followed by the number of all rows.
  private var starts = [0]

  /// Creates the numbers of a list from the number of rows in each section.
  package init(counts: some Sequence<Int> = EmptyCollection()) {
    for count in counts { append(count) }
  }

  /// Appends a section with that number of rows.
  package mutating func append(_ count: Int) { starts.append(rowCount + max(0, count)) }

  /// The number of rows in all sections.
  package var rowCount: Int { starts[starts.count - 1] }

  /// Returns the numbers of a section's rows.
  package func rows(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the number of a section's row.
  package func number(of row: Int, in section: Int) -> Int { starts[min(section, starts.count - 1)] + row }

  /// Returns the section of a row number; `nil` if the number is out of range.
  package func section(of number: Int) -> Int? {
    guard number >= 0, number < rowCount else { return nil }
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the section of a row number and the row's index in it; `nil` if the number is out of range.
  package func position(of number: Int) -> (section: Int, row: Int)? {
    section(of: number).map { ($0, number - starts[$0]) }
  }
}
