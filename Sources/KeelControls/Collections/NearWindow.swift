/// The range of items near the visible region: what the front end reported last, and `margin` more on either side.
///
/// Lists and lazy stacks share it: they create views for this range only.
struct NearWindow {
  /// How many views are created before a front end has reported its visible region.
  static let initialCount = 64
  /// How many views are created beyond the visible region, on either side.
  static let margin = 32
  /// How many views are created at most, whatever a front end requests.
  static let maximumCount = 1_024

  /// The range of items; it may extend beyond the end.
  private(set) var range = 0..<NearWindow.initialCount

  /// Moves the range to the visible region. Returns whether it has changed.
  ///
  /// - Parameter extending: Keeps the current range too, unless it is too far away.
  mutating func reveal(_ seen: Range<Int>, of count: Int, extending: Bool) -> Bool {
    let seen = seen.clamped(to: 0..<count)
    let low = max(0, seen.lowerBound - NearWindow.margin)
    let high = min(count, seen.upperBound + NearWindow.margin, low + NearWindow.maximumCount)
    var wanted = low..<max(high, low + NearWindow.initialCount)
    if extending, wanted.overlaps(range) {
      let both = min(wanted.lowerBound, range.lowerBound)..<max(wanted.upperBound, range.upperBound)
      if both.count <= NearWindow.maximumCount { wanted = both }
    }
    guard wanted != range else { return false }
    range = wanted
    return true
  }

  /// Moves the range to the end of a sequence that has become shorter.
  mutating func keepInside(_ count: Int) {
    guard range.lowerBound > 0, range.lowerBound >= count else { return }
    let low = max(0, count - range.count)
    range = low..<(low + range.count)
  }
}
