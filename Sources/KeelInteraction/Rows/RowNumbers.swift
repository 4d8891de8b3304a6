/// How the rows of a list are counted: through all of its sections, from 0.
///
/// O(sections) to make; a row's section is found in O(log sections).
package struct RowNumbers: Hashable, Sendable {
  /// The number of each section's first row, and last of all how many rows there are.
  private var starts = [0]

  /// Makes the numbers of a list whose sections have so many rows.
  package init(counts: some Sequence<Int> = EmptyCollection()) {
    for count in counts { append(count) }
  }

  /// Adds a section behind the others.
  package mutating func append(_ count: Int) { starts.append(rowCount + max(0, count)) }

  /// All rows of all sections.
  package var rowCount: Int { starts[starts.count - 1] }

  /// The numbers of a section's rows.
  package func rows(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The number of a section's row.
  package func number(of row: Int, in section: Int) -> Int { starts[min(section, starts.count - 1)] + row }

  /// The section that a number is in; `nil` beyond the ends.
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

  /// The section, and which of its rows it is; `nil` beyond the ends.
  package func position(of number: Int) -> (section: Int, row: Int)? {
    section(of: number).map { ($0, number - starts[$0]) }
  }
}
