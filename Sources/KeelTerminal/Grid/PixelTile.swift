/// The part of a picture in pixels that a cell shows.
///
/// Cells with parts of pictures are drawn, scrolled, clipped and covered like all others. So the cells that remain in a
/// composed frame are the visible parts of a picture.
struct PixelTile: Hashable {
  /// The number of the picture in `PixelSources`.
  var source: Int
  /// The part's column and row in the picture.
  var column: Int
  var row: Int

  static let sourceLimit = 1 << 11
  static let rowLimit = 1 << 9
  static let columnLimit = 1 << 10
}

extension Cell {
  /// The bit of a glyph that is neither a scalar nor a cluster of the pool.
  static let tileFlag: UInt32 = 0x4000_0000

  /// - Parameter tile: A tile within the limits.
  init(_ tile: PixelTile, style: UInt16) {
    let bits = UInt32(tile.source) << 19 | UInt32(tile.row) << 10 | UInt32(tile.column)
    self.init(glyph: Cell.tileFlag | bits, style: style, columns: 1)
  }

  var tile: PixelTile? {
    let glyph = glyph
    guard glyph & (CellPool.clusterFlag | Cell.tileFlag) == Cell.tileFlag else { return nil }
    return PixelTile(
      source: Int(glyph >> 19 & 0x7FF), column: Int(glyph & 0x3FF), row: Int(glyph >> 10 & 0x1FF))
  }
}

/// A rectangle of cells that shows a part of one picture.
struct PixelArea: Hashable {
  /// The part in the upper left cell.
  var tile: PixelTile
  var rect: Rect

  /// Returns the largest rectangles that cover the cells for which the closure returns true, line by line.
  static func areas(of grid: Grid, where isIncluded: (_ index: Int) -> Bool = { _ in true }) -> [PixelArea] {
    var done: [PixelArea] = []
    var open: [PixelArea] = []
    for y in 0..<grid.height {
      var next: [PixelArea] = []
      var x = 0
      while x < grid.width {
        let index = y * grid.width + x
        guard let tile = grid.cells[index].tile, isIncluded(index) else {
          x += 1
          continue
        }
        var width = 1
        while x + width < grid.width, isIncluded(index + width),
          let other = grid.cells[index + width].tile, other.source == tile.source, other.row == tile.row,
          other.column == tile.column + width
        {
          width += 1
        }
        let above = open.firstIndex {
          $0.tile.source == tile.source && $0.tile.column == tile.column && $0.rect.x == x && $0.rect.width == width
            && $0.tile.row + $0.rect.height == tile.row
        }
        if let above {
          var area = open.remove(at: above)
          area.rect.height += 1
          next.append(area)
        } else {
          next.append(PixelArea(tile: tile, rect: Rect(x, y, width, 1)))
        }
        x += width
      }
      done += open
      open = next
    }
    return done + open
  }
}

extension Grid {
  /// True if a cell shows a part of a picture in pixels.
  var hasTiles: Bool { cells.contains { $0.tile != nil } }
}
