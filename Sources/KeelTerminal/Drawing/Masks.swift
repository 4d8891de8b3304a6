internal import KeelScene

/// Clips and masks, by the dots of a picture in each cell.
extension Composer {
  /// Cuts a layer to an outline in points of the window.
  func clip(_ layer: DrawnLayer, to path: DrawingPath, isEvenOdd: Bool, _ context: DrawContext) {
    let area = layer.area
    guard !area.isEmpty else { return }
    var canvas = DotCanvas(columns: area.width, rows: area.height)
    var inside = Array(repeating: false, count: canvas.areas.count)
    let polygons = DotGeometry.polygons(of: path, .dots(of: area)).map(\.points)
    canvas.fill(polygons, isEvenOdd: isEvenOdd) { _, dot in inside[dot] = true }
    found.dotsDrawn += canvas.work
    cut(layer, context) { x, y in
      canvas.average(of: (x - area.x, y - area.y)) { inside[$0] ? 1 : 0 }
    }
  }

  /// Shows a layer only where a mask is drawn. Words of the mask are written in the colours of the layer.
  func mask(_ layer: DrawnLayer, with mask: DrawingElement, in room: SceneRect, _ context: DrawContext) {
    let area = layer.area
    guard !area.isEmpty, let size = mask.size, size.width > 0, size.height > 0 else {
      return cut(layer, context) { _, _ in 0 }
    }
    // White over black: the brightness of a dot is the opacity of the mask.
    var looks = looks
    looks.theme = Theme(depth: .trueColor, isDark: true)
    var dots = DotPainter(looks: looks, tint: .tint, columns: area.width, rows: area.height)
    dots.isWhite = true
    let stretch = DrawingTransform(
      a: room.width / size.width, b: 0, c: 0, d: room.height / size.height, tx: room.x, ty: room.y)
    let corner = SceneRect(area)
    dots.draw(
      mask.commands,
      stretch.concatenating(context.effects?.drawn ?? .identity)
        .concatenating(DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: -corner.x, ty: -corner.y)))
    found.dotsDrawn += dots.canvas.work
    let canvas = dots.canvas
    let letters = letters(of: dots.words, in: area, layer)
    cut(layer, context) { x, y in
      canvas.average(of: (x - area.x, y - area.y)) { dot in
        if case .rgb(let level, _, _)? = canvas.lines[dot] ?? canvas.areas[dot] { Double(level) / 255 } else { 0 }
      }
    }
    for letter in letters {
      let below = painter.pool.style(painter.grid[letter.x, letter.y].style).background
      painter.put(
        Line(clusters: [letter.cluster]), x: letter.x, y: letter.y,
        style: CellStyle(letter.color, on: below, letter.traits), clip: area)
    }
  }

  private typealias Letter = (x: Int, y: Int, cluster: Cluster, color: TerminalColor, traits: CellStyle.Traits)

  /// Returns the letters of words in an area, in the colours that a layer has there.
  private func letters(of words: [DotPainter.Words], in area: Rect, _ layer: DrawnLayer) -> [Letter] {
    var drawn: Set<Int> = []
    layer.forEachDrawn(on: painter) { x, y, _ in drawn.insert(y * painter.grid.width + x) }
    return words.flatMap { word -> [Letter] in
      let line = sanitizer.line(word.text, limit: 400)
      var x = area.x + Int((word.at.x / 8 - word.anchor * Double(line.columns)).rounded())
      let y = area.y + Int((word.at.y / 16).rounded(.down))
      return line.clusters.compactMap { cluster in
        defer { x += cluster.columns }
        guard area.contains(x: x, y: y), drawn.contains(y * painter.grid.width + x) else { return nil }
        let style = painter.pool.style(painter.grid[x, y].style)
        return (x, y, cluster, style.background == .default ? style.foreground : style.background, word.traits)
      }
    }
  }
}

extension DrawingTransform {
  /// The transform from points of the window to dots of a part of the grid.
  static func dots(of area: Rect) -> DrawingTransform {
    let (side, corner) = (1 / DotCanvas.side, SceneRect(area))
    return DrawingTransform(a: side, b: 0, c: 0, d: side, tx: -corner.x * side, ty: -corner.y * side)
  }
}

extension DotCanvas {
  /// Returns the average of a value of the eight dots of a cell.
  func average(of cell: (x: Int, y: Int), _ value: (Int) -> Double) -> Double {
    var sum = 0.0
    for index in 0..<8 { sum += value((cell.y * 4 + index / 2) * width + cell.x * 2 + index % 2) }
    return sum / 8
  }
}
