import KeelScene

/// The columns and lines of a group: the strips between all edges of its cells.
///
/// Edges are sums of shares and points. They are put in order by their places in the present size of the list, so that a
/// front end may resize a group for itself until the next description.
struct GroupTracks {
  private let columns: Axis
  private let lines: Axis

  /// The strips along one axis, and the strips that each cell covers.
  private struct Axis {
    var tracks: [RowLength] = []
    var spans: [Range<Int>] = []

    /// - Parameters:
    ///   - spans: The beginning and the length of each cell.
    ///   - total: The length of the group.
    init(_ spans: [(start: RowLength, length: RowLength)], _ total: RowLength, in area: LayoutArea) {
      var edges: [(place: Double, length: RowLength)] = [(0, RowLength())]
      func add(_ edge: RowLength) {
        let place = max(0, area.points(edge))
        if !edges.contains(where: { abs($0.place - place) < 0.5 }) { edges.append((place, edge)) }
      }
      for span in spans {
        add(span.start)
        add(span.start + span.length)
      }
      // What the group has behind its last cell is space before the next group, unless its cells decide its length.
      if !total.isFlexible { add(total) }
      edges.sort { $0.place < $1.place }
      let places = edges.map(\.place)
      func index(_ edge: RowLength) -> Int {
        let place = max(0, area.points(edge))
        return places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) } ?? 0
      }
      for (start, end) in zip(edges, edges.dropFirst()) {
        var track = end.length - start.length
        track.isFlexible = false
        tracks.append(track)
      }
      for span in spans {
        let first = index(span.start)
        let last = max(index(span.start + span.length), first + 1)
        self.spans.append(first..<min(last, max(tracks.count, first + 1)))
        if span.length.isFlexible, tracks.indices.contains(last - 1) { tracks[last - 1].isFlexible = true }
      }
    }
  }

  init(_ frames: [ItemFrame], in area: LayoutArea, isShelf: Bool) {
    columns = Axis(frames.map { ($0.x, $0.width) }, area.width, in: area)
    lines = Axis(frames.map { ($0.y, $0.height) }, area.height, in: area)
  }

  func group(spacing: Double) -> RowGroup {
    RowGroup(
      columns: columns.tracks, lines: lines.tracks,
      places: zip(columns.spans, lines.spans).map { RowGroup.Place(columns: $0, lines: $1) }, spacing: spacing)
  }
}
