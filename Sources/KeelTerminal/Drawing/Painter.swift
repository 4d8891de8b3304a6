internal import KeelScene

/// The writing of text, fills and lines to a grid of cells. Cells outside the clip are never written.
///
/// The painter does not use the tree: `Composer` decides what is drawn, and where.
@MainActor final class Painter: Styled {
  package let pool = CellPool()
  let pictures = PictureCache()
  /// The form in which the terminal takes pixels; `nil` if it does not.
  var graphics: TerminalGraphics?
  let pixels = PixelSources()
  var grid: Grid
  var looks: TerminalLooks
  /// The area whose lines begin on the right, while something is written in it as if they began on the left.
  var mirror: Mirror?

  init(columns: Int, rows: Int, looks: TerminalLooks) {
    grid = Grid(width: columns, height: rows)
    self.looks = looks
  }
}

extension Painter {
  /// Returns the cells of an area, which may be written as if lines began on the left.
  func cells(of rect: Rect) -> Rect { mirror?.rect(rect) ?? rect }

  /// Returns the column of something that is so many columns wide.
  func column(_ x: Int, _ width: Int) -> Int { mirror?.x(x, width) ?? x }

  /// Returns a glyph that points along the lines.
  func pointing(_ glyph: String) -> String { mirror == nil ? glyph : Glyphs.turned(glyph) }

  /// Calls the closure with the mirror, or with none.
  func mirrored<Result>(by mirror: Mirror?, _ body: () -> Result) -> Result {
    let before = self.mirror
    self.mirror = mirror
    defer { self.mirror = before }
    return body()
  }

  /// Writes sanitized clusters from a position on, and returns the column after the last one.
  @discardableResult func put(_ line: Line, x: Int, y: Int, style: CellStyle, clip: Rect) -> Int {
    if let mirror {
      let columns = line.columns
      mirrored(by: nil) {
        _ = put(line, x: mirror.x(x, columns), y: y, style: style, clip: mirror.rect(clip))
      }
      return x + columns
    }
    var x = x
    guard y >= clip.y, y < clip.maxY, y >= 0, y < grid.height else { return x + line.columns }
    let number = pool.number(style)
    let mark = line.clusters.contains(where: \.isStandIn) ? pool.number(standIn(style)) : number
    let left = max(clip.x, 0)
    let right = min(clip.maxX, grid.width)
    for cluster in line.clusters {
      let end = x + cluster.columns
      if x >= left, end <= right {
        let glyph = pool.glyph(cluster.text)
        let styleNumber = cluster.isStandIn ? mark : number
        clearHalves(x, end, y)
        grid[x, y] = Cell(glyph: glyph, style: styleNumber, columns: UInt8(clamping: cluster.columns))
        if cluster.columns == 2 { grid[x + 1, y] = Cell(glyph: 0, style: styleNumber, columns: 0) }
      }
      x = end
    }
    return x
  }

  /// Writes a line whose runs have different styles.
  func put(_ line: Line, x: Int, y: Int, clip: Rect, styles: (_ run: Int) -> CellStyle) {
    if let mirror {
      return mirrored(by: nil) {
        put(line, x: mirror.x(x, line.columns), y: y, clip: mirror.rect(clip), styles: styles)
      }
    }
    var x = x
    var rest = line.clusters[...]
    while let first = rest.first {
      let part = rest.prefix { $0.run == first.run }
      x = put(Line(clusters: Array(part)), x: x, y: y, style: styles(first.run), clip: clip)
      rest = rest.dropFirst(part.count)
    }
  }

  /// Returns the style of stand-ins: faint, or underlined on a terminal without colours.
  private func standIn(_ style: CellStyle) -> CellStyle {
    var style = style
    style.traits.insert(theme.depth == .none ? .underline : .faint)
    return style
  }

  /// Blanks the remaining half of a wide character when its other half is overwritten.
  private func clearHalves(_ start: Int, _ end: Int, _ y: Int) {
    if grid[start, y].columns == 0, start > 0 {
      grid[start - 1, y] = Cell(glyph: 32, style: grid[start - 1, y].style, columns: 1)
    }
    if end < grid.width, grid[end, y].columns == 0 {
      grid[end, y] = Cell(glyph: 32, style: grid[end, y].style, columns: 1)
    }
  }

  /// Sanitizes a text, writes at most `width` columns of it, and returns the column after the last one.
  @discardableResult func put(
    _ text: String, x: Int, y: Int, width: Int, style: CellStyle, clip: Rect
  ) -> Int {
    guard width > 0, y >= clip.y, y < clip.maxY else { return x }
    return put(fitted(text, width), x: x, y: y, style: style, clip: clip)
  }

  /// Fills a part of the grid with blanks in a style.
  func fill(_ rect: Rect, style: CellStyle, clip: Rect) {
    let area = cells(of: rect.intersection(clip)).intersection(Rect(0, 0, grid.width, grid.height))
    guard !area.isEmpty else { return }
    let cell = Cell(glyph: 32, style: pool.number(style), columns: 1)
    for y in area.y..<area.maxY {
      clearHalves(area.x, area.maxX, y)
      for x in area.x..<area.maxX { grid[x, y] = cell }
    }
  }

  /// Draws a horizontal rule along a line.
  func rule(_ rect: Rect, style: CellStyle, clip: Rect) {
    // Only visible cells: a shape may be larger than any terminal.
    let area = rect.intersection(clip)
    let line = Line(clusters: Array(repeating: Cluster(glyphs.horizontal, columns: 1), count: area.width))
    put(line, x: area.x, y: rect.y, style: style, clip: clip)
  }

  /// Draws an empty box with a border, whose upper edge has room for a title.
  func box(_ rect: Rect, style: CellStyle, clip: Rect) {
    if let mirror { return mirrored(by: nil) { box(mirror.rect(rect), style: style, clip: mirror.rect(clip)) } }
    guard rect.width >= 2, rect.height >= 2 else { return fill(rect, style: .plain, clip: clip) }
    fill(rect, style: .plain, clip: clip)
    rule(Rect(rect.x + 1, rect.y, rect.width - 2, 1), style: style, clip: clip)
    rule(Rect(rect.x + 1, rect.maxY - 1, rect.width - 2, 1), style: style, clip: clip)
    func corner(_ glyph: String, _ x: Int, _ y: Int) {
      put(Line(clusters: [Cluster(glyph, columns: 1)]), x: x, y: y, style: style, clip: clip)
    }
    for y in rect.y + 1..<rect.maxY - 1 {
      corner(glyphs.vertical, rect.x, y)
      corner(glyphs.vertical, rect.maxX - 1, y)
    }
    corner(glyphs.topLeft, rect.x, rect.y)
    corner(glyphs.topRight, rect.maxX - 1, rect.y)
    corner(glyphs.bottomLeft, rect.x, rect.maxY - 1)
    corner(glyphs.bottomRight, rect.maxX - 1, rect.maxY - 1)
  }

  /// Replaces the style of everything drawn so far with the dimmed one, before something is drawn over it.
  func dim() {
    let style = pool.number(theme.dimmed)
    for index in grid.cells.indices { grid.cells[index].style = style }
    let plain = Cell(glyph: 32, style: style, columns: 1)
    for index in grid.cells.indices where grid.cells[index] == plain { grid.cells[index] = .blank }
  }

  // MARK: Styles

  /// Draws a symbol. Bars above its value are less prominent.
  @discardableResult func put(
    _ symbol: Symbol, color: SceneColor, x: Int, y: Int, context: DrawContext, clip: Rect
  ) -> Int {
    let full = style(symbol.color ?? color, context)
    guard let bars = symbolLine(symbol).bars else {
      return put(symbolLine(symbol).text, x: x, y: y, width: 20, style: full, clip: clip)
    }
    if let mirror {
      // The bars rise from the left everywhere.
      let width = symbolWidth(symbol)
      mirrored(by: nil) {
        _ = put(symbol, color: color, x: mirror.x(x, width), y: y, context: context, clip: mirror.rect(clip))
      }
      return x + width
    }
    var x = x
    let hollow = theme.depth == .none || glyphs.set != .unicode
    let empty = hollow ? full : style(.tertiaryLabel, context)
    for (index, bar) in glyphs.bars.enumerated() {
      let text = index < bars ? bar : hollow ? glyphs.missingBar : bar
      x = put(
        Line(clusters: [Cluster(text, columns: 1)]), x: x, y: y, style: index < bars ? full : empty, clip: clip)
    }
    return x
  }
}

/// Changes of cells that are drawn already.
extension Painter {
  func fade(_ area: Rect, isGone: Bool) {
    if isGone { return fill(area, style: .plain, clip: area) }
    restyle(area) { style, _, _ in
      var style = style
      style.traits.insert(.faint)
      style.traits.remove(.bold)
      return style
    }
  }

  /// Replaces characters with bars.
  func redact(_ area: Rect) {
    let area = cells(of: area).intersection(Rect(0, 0, grid.width, grid.height))
    guard !area.isEmpty else { return }
    let bar = Cell(glyph: pool.glyph(glyphs.redacted), style: pool.number(theme.rule), columns: 1)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX where grid[x, y].glyph != 32 { grid[x, y] = bar }
    }
  }

  func restyle(_ area: Rect, _ change: (CellStyle, Int, Int) -> CellStyle) {
    let area = cells(of: area).intersection(Rect(0, 0, grid.width, grid.height))
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { grid[x, y].style = pool.number(change(pool.style(grid[x, y].style), x, y)) }
    }
  }

  /// Draws a border around content that has been drawn.
  func frame(_ rect: Rect, isRound: Bool, style: CellStyle, clip: Rect) {
    if let mirror {
      return mirrored(by: nil) {
        frame(mirror.rect(rect), isRound: isRound, style: style, clip: mirror.rect(clip))
      }
    }
    func mark(_ glyph: String, _ x: Int, _ y: Int) {
      put(Line(clusters: [Cluster(glyph, columns: 1)]), x: x, y: y, style: style, clip: clip)
    }
    rule(Rect(rect.x + 1, rect.y, rect.width - 2, 1), style: style, clip: clip)
    rule(Rect(rect.x + 1, rect.maxY - 1, rect.width - 2, 1), style: style, clip: clip)
    let sides = Rect(rect.x, rect.y + 1, rect.width, rect.height - 2).intersection(clip)
    for y in sides.y..<sides.maxY {
      mark(glyphs.vertical, rect.x, y)
      mark(glyphs.vertical, rect.maxX - 1, y)
    }
    let corners = isRound ? glyphs.roundCorners : glyphs.squareCorners
    mark(corners[0], rect.x, rect.y)
    mark(corners[1], rect.maxX - 1, rect.y)
    mark(corners[2], rect.x, rect.maxY - 1)
    mark(corners[3], rect.maxX - 1, rect.maxY - 1)
  }
}
