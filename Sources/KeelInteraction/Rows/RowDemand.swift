/// When a front end asks for rows, and for which; how many the program makes of them.
///
/// A front end knows which rows are in sight. It asks (`Event.reveal`) before a person comes to rows that are not there, and
/// the program makes rows for a window round those it was asked for (`NearWindow`).
package enum RowDemand {
  /// How many rows are made before any front end has said what it shows.
  package static let initialCount = 64
  /// How many are made beyond those that were asked for, on either side.
  package static let margin = 32
  /// How many are made at most, whatever a front end asks for. To ask for more at once is useless.
  package static let maximumCount = 1_024

  /// The rows round those in sight: as many on either side as `reach` says.
  package static func around(_ sight: Range<Int>, reach: Int, of count: Int) -> Range<Int> {
    let low = min(max(0, sight.lowerBound - reach), max(0, count))
    let high = min(max(0, count), sight.upperBound + reach)
    return low..<max(low, min(high, low + maximumCount))
  }

  /// The rows to ask for; `nil` where those near enough are there, or the same have been asked for already.
  ///
  /// It is worth asking as soon as a row less than half of `reach` away is missing; then rows as far as `reach` are asked for.
  /// So a person who goes on the same way finds each next screen there, and not every step is an event.
  ///
  /// - Parameters:
  ///   - sight: the rows in sight.
  ///   - reach: how many rows are as long as what is in sight; 0 asks for what is in sight alone.
  ///   - asked: what was asked for since the rows last changed.
  package static func wanted(
    inSight sight: Range<Int>, reach: Int, of count: Int, asked: Range<Int>?, describes: (Range<Int>) -> Bool
  ) -> Range<Int>? {
    guard !sight.isEmpty, !describes(around(sight, reach: reach / 2, of: count)) else { return nil }
    let rows = around(sight, reach: reach, of: count)
    return rows == asked ? nil : rows
  }
}
