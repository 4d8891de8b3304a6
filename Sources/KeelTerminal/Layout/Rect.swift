/// A cell of the grid, by its column and its row.
struct CellPoint: Hashable {
  var x: Int
  var y: Int
}

/// A part of the grid, in cells.
package struct Rect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width == 0 || height == 0 }

  package func contains(x px: Int, y py: Int) -> Bool { px >= x && px < maxX && py >= y && py < maxY }

  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
  }

  package func inset(_ horizontal: Int, _ vertical: Int) -> Rect {
    Rect(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }
}
