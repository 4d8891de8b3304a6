import KeelControls

/// The lengths of the columns or rows of a lazy grid.
enum GridTracks {
  /// The most columns that one adaptive item makes.
  static let most = 100

  /// Returns the lengths of the tracks of the items in an available length, in points. The item of a track determines
  /// the distance to the next track.
  ///
  /// Fixed items have their length. The others share the remaining length in their order: each receives an equal share
  /// of what the items before it leave, within its limits. An adaptive item divides its share into as many tracks as fit
  /// with at least their minimum, at least one and at most `most`.
  static func lengths(of items: [GridItem], in available: Double) -> [[Double]] {
    var left = items.dropLast().reduce(available) { $0 - $1.distance }
    var waiting = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length.lawfulTrack } else { waiting += 1 }
    }
    return items.map { item in
      let share = max(0, left) / Double(max(1, waiting))
      let lengths: [Double]
      let spacing = item.distance
      switch item.size {
      case .fixed(let length): return [length.lawfulTrack]
      case .flexible(let minimum, let maximum): lengths = [clamped(share, minimum, maximum)]
      case .adaptive(let minimum, let maximum):
        let least = max(1, minimum.lawfulTrack)
        let count = Int(min(max(((share + spacing) / (least + spacing)).rounded(.down), 1), Double(most)))
        let length = (share - spacing * Double(count - 1)) / Double(count)
        lengths = Array(repeating: clamped(length, least, maximum), count: count)
      }
      waiting -= 1
      left -= lengths.reduce(spacing * Double(lengths.count - 1), +)
      return lengths
    }
  }

  private static func clamped(_ length: Double, _ minimum: Double, _ maximum: Double) -> Double {
    max(minimum.lawfulTrack, min(length, maximum.isNaN ? .infinity : max(0, maximum)))
  }
}

extension GridItem {
  /// The distance from a track of the item to the next track, in points.
  var distance: Double {
    guard let spacing, spacing.isFinite else { return 8 }
    return min(max(0, spacing), 100_000)
  }

  /// True if the item is a track with an equal share of whatever length there is.
  var isShare: Bool {
    if case .flexible(let minimum, .infinity) = size { minimum <= 10 } else { false }
  }

  /// True if the item makes tracks with equal shares, whose number depends on the length.
  var isSharedByMany: Bool {
    if case .adaptive(_, .infinity) = size { true } else { false }
  }
}

extension Double {
  /// The number as the length of a track: negative numbers and NaN become 0, and large ones are clamped.
  fileprivate var lawfulTrack: Double { self > 0 ? min(self, 100_000) : 0 }
}
