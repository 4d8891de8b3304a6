internal import KeelScene

/// Cells and points: a column is 8 points wide, a line is 16 points high.
///
/// Frames are rounded by their edges, not by their sizes, so that neighbours neither overlap nor leave gaps.
enum Cells {
  static let width = 8.0
  static let height = 16.0
  /// The largest coordinate, beyond anything that can be scrolled to.
  private static let most = 1e9

  /// Returns the number of complete columns in a width; `most` for what is wider than any text.
  static func columns(within points: Double, most: Int = 100_000) -> Int {
    points.isNaN ? 0 : Int(min(max((points / width + 0.001).rounded(.down), 0), Double(most)))
  }

  /// Returns the number of lines of text that fit a height. Most of a line counts as one, because the edges of frames
  /// are rounded to the nearest line (`edge`).
  static func lines(within points: Double, most: Int) -> Int {
    points.isNaN ? 0 : Int(min(max((points / height + 0.25).rounded(.down), 0), Double(most)))
  }

  /// Returns the column or line at which an edge is.
  static func edge(_ points: Double, per cell: Double) -> Int {
    let value = (points / cell + 0.5 + 1e-6).rounded(.down)
    return value.isNaN ? 0 : Int(min(max(value, -most), most))
  }

  /// Returns the number of columns of a width.
  static func columns(_ points: Double) -> Int { max(0, edge(points, per: width)) }

  /// Returns the number of lines of a height.
  static func lines(_ points: Double) -> Int { max(0, edge(points, per: height)) }

  /// Returns the cells of a frame.
  static func rect(_ frame: SceneRect) -> Rect {
    let (x, y) = (edge(frame.x, per: width), edge(frame.y, per: height))
    return Rect(
      x, y, edge(frame.x + frame.width, per: width) - x, edge(frame.y + frame.height, per: height) - y)
  }
}

extension SceneRect {
  /// The points of a part of the grid.
  init(_ rect: Rect) {
    self.init(
      x: Double(rect.x) * Cells.width, y: Double(rect.y) * Cells.height, width: Double(rect.width) * Cells.width,
      height: Double(rect.height) * Cells.height)
  }
}
