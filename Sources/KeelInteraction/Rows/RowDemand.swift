/// The rules by which front ends request rows of a list, and by which the program builds them.
///
/// A front end knows the visible rows. It requests rows (`Event.reveal`) before the user scrolls to rows that are not
/// described, and the program builds a window of rows around the request (`NearWindow`).
package enum RowDemand {
  /// The number of rows built before the first request of a front end.
  package static let initialCount = 64
  /// The number of rows built beyond the requested ones, on either side.
  package static let margin = 32
  /// The maximal number of rows built for one request.
  package static let maximumCount = 1_024

  /// Returns the visible rows and `reach` more rows on either side, limited to the list and to `maximumCount`.
  package static func around(_ sight: Range<Int>, reach: Int, of count: Int) -> Range<Int> {
    around(sight, reach: reach, in: 0..<max(0, count))
  }

  /// Returns the visible rows and `reach` more rows on either side, limited to `bounds` and to `maximumCount`.
  package static func around(_ sight: Range<Int>, reach: Int, in bounds: Range<Int>) -> Range<Int> {
    let low = min(max(bounds.lowerBound, sight.lowerBound - reach), bounds.upperBound)
    let high = min(bounds.upperBound, sight.upperBound + reach)
    return low..<max(low, min(high, low + maximumCount))
  }

  /// Returns the rows to request; `nil` if all near rows are described, or if the same rows have been requested
  /// already.
  ///
  /// A request is due as soon as a row within half of `reach` is missing. It covers all rows within `reach`, so that
  /// the next screen is described before the user scrolls to it, and few steps send an event.
  ///
  /// - Parameters:
  ///   - sight: The visible rows.
  ///   - reach: The number of rows that fit on the screen; 0 requests only the visible rows.
  ///   - bounds: The rows of the list, or of the section if each section has a window (`RowMap.hasShelves`).
  ///   - asked: The last request since the rows changed.
  ///   - describes: Returns true if all rows of a range are described.
  package static func wanted(
    inSight sight: Range<Int>, reach: Int, in bounds: Range<Int>, asked: Range<Int>?, describes: (Range<Int>) -> Bool
  ) -> Range<Int>? {
    guard !sight.isEmpty, !describes(around(sight, reach: reach / 2, in: bounds)) else { return nil }
    let rows = around(sight, reach: reach, in: bounds)
    return rows == asked ? nil : rows
  }
}
