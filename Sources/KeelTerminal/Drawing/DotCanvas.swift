internal import KeelScene

/// A picture of dots in a part of the terminal: 2 by 4 in each cell, which makes them square (4 by 4 points).
///
/// A dot can belong to an area and to a line over it. Areas are shown as halves and quadrants of cells, lines as
/// braille.
struct DotCanvas {
  /// The number of dots in a line, and of lines of dots.
  let width: Int
  let height: Int
  var areas: [TerminalColor?]
  var lines: [TerminalColor?]
  /// The number of steps that drawing has taken, for tests: crossings of edges with lines of dots, and dots of lines.
  var work = 0

  /// The number of points in the side of a dot.
  static let side = 4.0

  init(columns: Int, rows: Int) {
    width = columns * 2
    height = rows * 4
    areas = Array(repeating: nil, count: width * height)
    lines = areas
  }

  /// Calls the closure with each dot inside of polygons, by the even-odd or the non-zero rule. Points are in dots.
  mutating func fill(_ polygons: [[ScenePoint]], isEvenOdd: Bool, _ dot: (inout DotCanvas, Int) -> Void) {
    var crossings: [[(x: Double, winding: Int)]] = Array(repeating: [], count: height)
    for polygon in polygons where polygon.count > 1 {
      var last = polygon[polygon.count - 1]
      for point in polygon {
        addCrossings(from: last, to: point, &crossings)
        last = point
      }
    }
    for (y, row) in crossings.enumerated() where row.count > 1 {
      let row = row.sorted { $0.x < $1.x }
      var winding = 0
      for index in 0..<row.count - 1 {
        winding += row[index].winding
        guard isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0 else { continue }
        let start = max(0, Int((row[index].x - 0.5).rounded(.up)))
        let end = min(width, Int((row[index + 1].x - 0.5).rounded(.up)))
        guard start < end else { continue }
        for x in start..<end { dot(&self, y * width + x) }
      }
    }
  }

  /// Adds the places where an edge crosses the middle of lines of dots.
  private mutating func addCrossings(
    from start: ScenePoint, to end: ScenePoint, _ crossings: inout [[(x: Double, winding: Int)]]
  ) {
    guard start.y != end.y else { return }
    let (top, bottom, winding) = start.y < end.y ? (start, end, 1) : (end, start, -1)
    let first = max(0, Int(max(-1, (top.y - 0.5).rounded(.up))))
    let last = min(height, Int(min(Double(height), (bottom.y - 0.5).rounded(.up))))
    guard first < last else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    for y in first..<last {
      let x = top.x + (Double(y) + 0.5 - top.y) * slope
      crossings[y].append((min(max(x, -1), Double(width) + 1), winding))
    }
    work += last - first
  }

  /// Calls the closure with each dot of a line. Points are in dots.
  mutating func line(from start: ScenePoint, to end: ScenePoint, _ dot: (inout DotCanvas, Int) -> Void) {
    guard let part = DotGeometry.visiblePart(from: start, to: end, width: Double(width), height: Double(height)) else {
      return
    }
    let (across, down) = (end.x - start.x, end.y - start.y)
    let steps = max(1, Int((max(abs(across), abs(down)) * (part.upperBound - part.lowerBound)).rounded(.up)))
    work += steps
    for step in 0..<steps {
      // The middle of each step, so that a line ends with the last dot that it passes.
      let share = part.lowerBound + (part.upperBound - part.lowerBound) * (Double(step) + 0.5) / Double(steps)
      let x = Int((start.x + across * share).rounded(.down))
      let y = Int((start.y + down * share).rounded(.down))
      if x >= 0, x < width, y >= 0, y < height { dot(&self, y * width + x) }
    }
  }
}
