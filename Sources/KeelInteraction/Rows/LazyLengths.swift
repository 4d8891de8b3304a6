package import KeelScene

/// The lengths along a lazy stack, of which only a window of children is described (`ChildWindow`): those of the
/// described children, and the room for the others.
///
/// Lengths are in the units of the front end: lines, columns or pixels.
package struct LazyLengths: Sendable {
  package let window: ChildWindow
  /// The room before the first described child.
  package private(set) var before: Double
  /// The length of each described child, without the space after it.
  package let children: [Double]
  /// The space after each described child. After the last one it is that between those before it.
  package let gaps: [Double]
  /// The estimated length of a child, with the space after it.
  package let unit: Double
  /// The length of the whole stack, described or not.
  package private(set) var total: Double

  /// Creates lengths. O(described).
  ///
  /// - Parameters:
  ///   - gaps: The spaces between the described children.
  ///   - spacing: The usual space between children.
  ///   - before: The room before the first described child; `nil` for an estimate.
  ///   - known: The last estimate of a child's length. A new one moves all content, so that deviations of up to a quarter
  ///     keep it.
  ///   - longest: The greatest estimate.
  package init(
    _ window: ChildWindow, children: [Double], gaps: [Double], spacing: Double, before: Double? = nil, known: Double?,
    longest: Double = .infinity
  ) {
    let last = gaps.last ?? spacing
    let rest = max(0, window.count - window.start - children.count)
    self.window = window
    self.children = children
    self.gaps = children.isEmpty ? [] : gaps + [last]
    let described = children.reduce(0, +) + self.gaps.reduce(0, +)
    unit = min(max(Self.unit(described, children.count, known), 0.001), longest)
    self.before = before ?? Self.room(window, unit)
    let whole = self.before + described + (Double(rest) * unit).rounded()
    total = window.count > 0 ? max(0, whole - last) : whole
  }

  private static func room(_ window: ChildWindow, _ unit: Double) -> Double {
    (Double(window.start) * unit).rounded()
  }

  /// The estimate of the room before the first described child.
  package var estimatedRoom: Double { Self.room(window, unit) }

  /// Returns the same lengths after another room. O(1).
  package func after(room: Double) -> LazyLengths {
    var lengths = self
    lengths.total += room - before
    lengths.before = room
    return lengths
  }

  private static func unit(_ described: Double, _ count: Int, _ known: Double?) -> Double {
    guard described > 0 else { return known ?? 1 }
    let mean = described / Double(count)
    if let known, abs(mean - known) <= known / 4 { return known }
    return mean
  }

  /// Returns the number of the child at a place, described or not. O(described).
  package func index(at place: Double) -> Int {
    if place <= 0 { return 0 }
    if place < before { return Int(place / before * Double(window.start)) }
    var end = before
    for (index, length) in children.enumerated() {
      end += length + gaps[index]
      if place < end { return window.start + index }
    }
    return min(window.start + children.count + Int((place - end) / unit), max(0, window.count - 1))
  }

  /// Returns the place where a child begins, described or not. O(described).
  package func place(of index: Int) -> Double {
    if index < window.start { return before * Double(max(0, index)) / Double(window.start) }
    let place = zip(children, gaps).prefix(index - window.start).reduce(before) { $0 + $1.0 + $1.1 }
    return place + Double(max(0, index - window.start - children.count)) * unit
  }

  /// Returns the children to request, as `RowDemand.wanted` does, if the places from `first` to `last` are visible.
  package func wanted(inSight first: Double, through last: Double, asked: Range<Int>?) -> Range<Int>? {
    guard window.count > 0, last >= 0, first < total, first <= last else { return nil }
    let sight = index(at: first)..<index(at: last) + 1
    let described = window.start..<window.start + children.count
    return RowDemand.wanted(inSight: sight, reach: sight.count, in: 0..<window.count, asked: asked) {
      $0.clamped(to: described) == $0
    }
  }
}
