package import KeelScene

extension RowFlow {
  /// Returns the frames of the rows of a section, for front ends that place each of them, and the size of all with the
  /// insets around them.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - area: The size of the visible part of the list.
  ///   - height: Returns the least height of a row in a width.
  package func frames(
    of count: Int, in area: SceneSize, height: (_ row: Int, _ width: Double) -> Double
  ) -> (frames: [SceneRect], size: SceneSize) {
    let width = max(1, area.width - insets.leading - insets.trailing)
    var frames =
      group.map { framesOfGroups($0, count, width, area.height, height) } ?? framesOfEqualRows(count, width, height)
    for index in frames.indices {
      frames[index].x += insets.leading
      frames[index].y += insets.top
    }
    let right = frames.map { $0.x + $0.width }.max() ?? 0
    let bottom = frames.map { $0.y + $0.height }.max() ?? insets.top
    return (
      frames,
      SceneSize(width: axis == .horizontal ? right + insets.trailing : area.width, height: bottom + insets.bottom)
    )
  }

  private func framesOfEqualRows(
    _ count: Int, _ width: Double, _ height: (Int, Double) -> Double
  ) -> [SceneRect] {
    let own = axis == .horizontal ? itemWidth : min(itemWidth, width)
    let side = axis == .horizontal ? count : max(1, Int((width + itemSpacing + 0.5) / (own + itemSpacing)))
    let isFull = axis == .vertical && side > 1
    let gap = isFull ? (width - Double(side) * own) / Double(side - 1) : itemSpacing
    var frames: [SceneRect] = []
    var y = 0.0
    for start in stride(from: 0, to: count, by: max(side, 1)) {
      let line = start..<min(start + side, count)
      let high = line.reduce(itemHeight) { max($0, height($1, own)) }
      frames += line.map { SceneRect(x: Double($0 - start) * (own + gap), y: y, width: own, height: high) }
      y += high + lineSpacing
    }
    return frames
  }

  private func framesOfGroups(
    _ group: RowGroup, _ count: Int, _ width: Double, _ visible: Double, _ height: (Int, Double) -> Double
  ) -> [SceneRect] {
    let columns = group.columns.map { $0.points(width: width, height: visible) }
    let lines = group.lines.map { $0.points(width: width, height: visible) }
    func sum(_ lengths: [Double], _ range: Range<Int>) -> Double {
      lengths[range.clamped(to: 0..<lengths.count)].reduce(0, +)
    }
    var frames: [SceneRect] = []
    var corner = ScenePoint(x: 0, y: 0)
    for start in stride(from: 0, to: count, by: group.places.count) {
      let rows = start..<min(start + group.places.count, count)
      var own = lines
      for (row, place) in zip(rows, group.places) {
        let last = place.lines.upperBound - 1
        guard group.lines.indices.contains(last), group.lines[last].isFlexible else { continue }
        own[last] += max(0, height(row, sum(columns, place.columns)) - sum(own, place.lines))
      }
      for (_, place) in zip(rows, group.places) {
        frames.append(
          SceneRect(
            x: corner.x + sum(columns, 0..<place.columns.lowerBound),
            y: corner.y + sum(own, 0..<place.lines.lowerBound),
            width: sum(columns, place.columns), height: sum(own, place.lines)))
      }
      if axis == .horizontal {
        corner.x += columns.reduce(0, +) + group.spacing
      } else {
        corner.y += own.reduce(0, +) + group.spacing
      }
    }
    return frames
  }
}
