public import KeelModel

/// The positions of a list whose people are loaded.
public enum PeopleReach {
  /// The positions that are loaded first.
  public static let initial = 0..<200
  /// The number of positions that are loaded before and after a row that has appeared.
  public static let margin = 200
  /// The largest number of loaded positions. It exceeds the number of rows that a list builds at a time. Otherwise the
  /// list could build a row outside of these positions, and the row would appear again when they move.
  public static let limit = 1500

  /// Returns the positions to load when a row has appeared: the ones around it, and the former ones if both adjoin.
  public static func range(around position: Int, after former: Range<Int>) -> Range<Int> {
    guard !former.contains(position) else { return former }
    let near = max(0, position - margin)..<position + margin + 1
    guard near.lowerBound <= former.upperBound, former.lowerBound <= near.upperBound else { return near }
    let both = min(near.lowerBound, former.lowerBound)..<max(near.upperBound, former.upperBound)
    // Positions beyond the limit are removed at the end that is farther from the row.
    return position < former.lowerBound
      ? both.lowerBound..<min(both.upperBound, both.lowerBound + limit)
      : max(both.lowerBound, both.upperBound - limit)..<both.upperBound
  }

  /// Returns a publisher of the positions to load.
  ///
  /// - Parameter appeared: Sends the position of each row without a loaded person that has appeared.
  public static func windows(around appeared: some Publisher<Int, Never>) -> Stored<Range<Int>> {
    appeared.scan(initial) { range(around: $1, after: $0) }.prepend(initial).eraseToAnyPublisher()
  }
}
