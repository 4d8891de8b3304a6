/// Which of many things are near to be seen: what a front end last said that it shows, and `margin` more on either side.
///
/// Shared by all that makes views for a part of its things only: lists and lazy stacks.
struct NearWindow {
  /// How many are made before any front end has said what it shows.
  static let initialCount = 64
  /// How many are made beyond what is seen, on either side.
  static let margin = 32
  /// How many are made at most, whatever a front end asks for.
  static let maximumCount = 1_024

  /// The window; it may reach beyond the end.
  private(set) var range = 0..<NearWindow.initialCount

  /// Moves the window round what is seen. Says whether it is another now.
  ///
  /// - Parameter extending: keeps what is in the window, too, where that is not too far away.
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

  /// Moves the window to the end of what has become shorter than where the window was.
  mutating func keepInside(_ count: Int) {
    guard range.lowerBound > 0, range.lowerBound >= count else { return }
    let low = max(0, count - range.count)
    range = low..<(low + range.count)
  }
}
