internal import KeelScene

/// The drawing primitives. Cells outside the clip are never written.
extension TerminalScreen {
  /// Writes sanitized clusters from a position on, and returns the column after the last one.
  @discardableResult func put(_ line: Line, x: Int, y: Int, style: CellStyle, clip: Rect) -> Int {
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

  func fitted(_ text: String, _ width: Int) -> Line {
    sanitizer.line(text, limit: width).fitted(to: width, ellipsis: glyphs.ellipsis)
  }

  /// Returns the number of columns that the text occupies, counted up to a limit.
  func columns(of text: String, limit: Int = 400) -> Int { sanitizer.line(text, limit: limit).columns }

  /// Fills a part of the grid with blanks in a style.
  func fill(_ rect: Rect, style: CellStyle, clip: Rect) {
    let area = rect.intersection(clip).intersection(Rect(0, 0, grid.width, grid.height))
    guard !area.isEmpty else { return }
    let cell = Cell(glyph: 32, style: pool.number(style), columns: 1)
    for y in area.y..<area.maxY {
      clearHalves(area.x, area.maxX, y)
      for x in area.x..<area.maxX { grid[x, y] = cell }
    }
  }

  /// Draws a horizontal rule along a line.
  func rule(_ rect: Rect, style: CellStyle, clip: Rect) {
    let line = Line(clusters: Array(repeating: Cluster(glyphs.horizontal, columns: 1), count: rect.width))
    put(line, x: rect.x, y: rect.y, style: style, clip: clip)
  }

  /// Draws an empty box with a border, whose upper edge has room for a title.
  func box(_ rect: Rect, style: CellStyle, clip: Rect) {
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

  /// Returns the style of a colour role, or of the highlight if the row is highlighted.
  func style(
    _ color: SceneColor, _ context: DrawContext, traits: CellStyle.Traits = []
  ) -> CellStyle {
    switch context.highlight {
    case .full:
      let isSecondary = color == .secondaryLabel || color == .tertiaryLabel || color == .gray
      var style = isSecondary ? theme.focusSecondary : theme.focus
      style.traits.formUnion(traits)
      return style
    case .quiet:
      var style = theme.quietFocus
      let isLabel = color == .label || theme.depth <= .sixteen
      if !isLabel { style.foreground = theme.color(color == .tint ? context.tint : color) }
      style.traits.formUnion(traits)
      return style
    case .none:
      if !context.isEnabled {
        var style = theme.tertiary
        style.traits.formUnion(traits.subtracting(.bold))
        return style
      }
      var style =
        switch color {
        case .secondaryLabel: theme.secondary
        case .tertiaryLabel: theme.tertiary
        case .tint: CellStyle(theme.color(context.tint))
        default: CellStyle(theme.color(color))
        }
      style.traits.formUnion(traits)
      return style
    }
  }

  /// Returns the traits that represent a font on a terminal, which has only one size.
  func traits(_ font: SceneFont) -> CellStyle.Traits {
    var traits: CellStyle.Traits = []
    switch font.weight {
    case .bold, .semibold: traits.insert(.bold)
    case .light, .regular, .medium: break
    case nil:
      switch font.style {
      case .largeTitle, .title1, .title2, .title3, .headline: traits.insert(.bold)
      case .subheadline, .body, .callout, .footnote, .caption1, .caption2: break
      }
    }
    if font.isItalic { traits.insert(.italic) }
    return traits
  }

  /// Returns a symbol as text and, if it has a variable value, the number of its filled bars.
  func symbolLine(_ symbol: Symbol) -> (text: String, bars: Int?) {
    if let value = symbol.variableValue {
      return (glyphs.bars.joined(), Int((min(max(value, 0), 1) * 4).rounded(.up)))
    }
    return (glyphs.symbol(symbol.name), nil)
  }

  func symbolWidth(_ symbol: Symbol) -> Int {
    symbol.variableValue == nil ? columns(of: glyphs.symbol(symbol.name)) : glyphs.bars.count
  }

  /// Draws a symbol. Bars above its value are less prominent.
  @discardableResult func put(
    _ symbol: Symbol, color: SceneColor, x: Int, y: Int, context: DrawContext, clip: Rect
  ) -> Int {
    let full = style(symbol.color ?? color, context)
    guard let bars = symbolLine(symbol).bars else {
      return put(glyphs.symbol(symbol.name), x: x, y: y, width: 8, style: full, clip: clip)
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
