internal import KeelScene

/// The lines of the help, and their place.
struct HelpLayout {
  var frame: Rect
  var area: Rect
  var lines: [(text: Line, style: CellStyle, indent: Int, then: (Line, Int)?)] = []
  /// The number of lines that are not visible.
  var overflow: Int { max(0, lines.count - area.height) }
}

extension Composer {
  /// Draws the help, from a line on.
  func draw(_ layout: HelpLayout, from top: Int) {
    let top = min(max(0, top), layout.overflow)
    let all = Rect(0, 0, columns, rows)
    painter.dim()
    found.hits.removeAll()
    if layout.area.width + 1 >= layout.frame.width {
      painter.fill(layout.frame, style: .plain, clip: all)
    } else {
      painter.box(layout.frame, style: theme.secondary, clip: all)
    }
    let context = DrawContext(isRightToLeft: tree.layoutDirection == .rightToLeft)
    alongLines(of: layout.frame, layout.area, context) { clip in
      for (offset, line) in layout.lines.dropFirst(top).prefix(layout.area.height).enumerated() {
        let y = layout.area.y + offset
        painter.put(line.text, x: layout.area.x + line.indent, y: y, style: line.style, clip: clip)
        if let (text, x) = line.then {
          painter.put(text, x: layout.area.x + x, y: y, style: theme.secondary, clip: clip)
        }
      }
    }
    var bar = layout.area
    bar.width = layout.frame.maxX - 1 - bar.x
    scrollBar(bar, first: top, shown: layout.area.height, count: layout.lines.count, all, context)
    found.cursor = nil
    found.place = CellPoint(x: layout.area.x, y: layout.area.y)
  }
}
