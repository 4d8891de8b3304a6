internal import KeelInteraction

/// A picture of dark and light squares, to be scanned from the terminal by the camera of another device.
public struct TerminalPicture: Hashable, Sendable {
  /// The purpose of the picture, in a few words.
  public var title: String
  /// The squares, row by row; true is dark. All rows have the same length.
  public var squares: [[Bool]]

  /// Creates a picture.
  public init(title: String, squares: [[Bool]]) {
    self.title = title
    self.squares = squares
  }
}

/// The picture that accompanies the notes (`p` in the help), drawn with the widest light margin that fits.
extension Composer {
  /// The possible widths of the light margin, in squares. Readers ask for four, but most work with less.
  private static let margins = [4, 3, 2, 1]

  /// Draws two squares in a cell, or each square over two columns if the font has no half blocks.
  func draw(_ picture: TerminalPicture) {
    painter.dim()
    found.hits.removeAll()
    found.cursor = nil
    let all = Rect(0, 0, columns, rows)
    let room = Rect(0, 0, columns, rows - 1)
    let isHalved = glyphs.set != .ascii
    let side = (width: picture.squares.first?.count ?? 0, height: picture.squares.count)
    func size(_ margin: Int) -> Size {
      let (width, height) = (side.width + 2 * margin, side.height + 2 * margin)
      return isHalved ? Size(width: width, height: (height + 1) / 2) : Size(width: 2 * width, height: height)
    }
    let margin = Self.margins.first { size($0).width <= room.width && size($0).height <= room.height }
    guard let margin, isHalved || theme.depth != .none else { return drawNoPicture(needs: size(1), room) }
    let (size, hasTitle) = (size(margin), size(margin).height + 2 <= room.height)
    let x = (room.width - size.width) / 2
    let y = (room.height - size.height) / 2 + (hasTitle ? 1 : 0)
    if hasTitle {
      let width = min(room.width, max(size.width, columns(of: picture.title, limit: room.width)))
      let left = (room.width - width) / 2
      painter.fill(Rect(left, y - 1, width, 1), style: .plain, clip: all)
      painter.put(picture.title, x: left, y: y - 1, width: width, style: theme.title, clip: all)
    }
    func isDark(_ column: Int, _ row: Int) -> Bool {
      let (column, row) = (column - margin, row - margin)
      return picture.squares.indices.contains(row) && picture.squares[row].indices.contains(column)
        && picture.squares[row][column]
    }
    for row in 0..<size.height {
      for column in 0..<size.width {
        let (upper, lower) =
          isHalved
          ? (isDark(column, 2 * row), isDark(column, 2 * row + 1))
          : (isDark(column / 2, row), isDark(column / 2, row))
        paint(upper, lower, x: x + column, y: y + row)
      }
    }
    found.place = CellPoint(x: x, y: y)
  }

  /// Draws whole cells by their background, because a font's full block may leave gaps between lines.
  private func paint(_ upper: Bool, _ lower: Bool, x: Int, y: Int) {
    let (dark, light) = theme.inkAndPaper
    let all = Rect(0, 0, columns, rows)
    guard let dark, let light else {
      // Without colours, drawn blocks are light on a dark terminal and dark on a light one.
      let (top, bottom) = theme.isDark ? (!upper, !lower) : (upper, lower)
      let block = top ? (bottom ? "█" : "▀") : bottom ? "▄" : " "
      painter.put(Line(clusters: [Cluster(block, columns: 1)]), x: x, y: y, style: .plain, clip: all)
      return
    }
    guard upper != lower else {
      return painter.fill(Rect(x, y, 1, 1), style: CellStyle(upper ? light : dark, on: upper ? dark : light), clip: all)
    }
    let block = Line(clusters: [Cluster(upper ? "▀" : "▄", columns: 1)])
    painter.put(block, x: x, y: y, style: CellStyle(dark, on: light), clip: all)
  }

  private func drawNoPicture(needs size: Size, _ room: Rect) {
    let text = systemWords[.codeNeedsRoom, String(size.width), String(size.height + 1)]
    let lines = sanitizer.paragraph(text, width: max(1, room.width - 2), maximum: room.height)
    let y = max(0, (room.height - lines.count) / 2)
    for (index, line) in lines.enumerated() {
      painter.fill(Rect(0, y + index, room.width, 1), style: .plain, clip: room)
      painter.put(line, x: 1, y: y + index, style: theme.label, clip: room)
    }
    found.place = CellPoint(x: 1, y: y)
  }
}

extension Theme {
  /// Black and white, independent of the terminal's own colours. Both are `nil` if there are no colours.
  var inkAndPaper: (dark: TerminalColor?, light: TerminalColor?) {
    switch depth {
    case .none: (nil, nil)
    case .sixteen: (.ansi(0), .ansi(15))
    case .palette: (.palette(16), .palette(231))
    case .trueColor: (.rgb(0, 0, 0), .rgb(255, 255, 255))
    }
  }
}
