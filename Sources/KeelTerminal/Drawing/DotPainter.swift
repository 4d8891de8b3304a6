internal import KeelScene

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Draws the commands of a drawing as dots, and collects its texts and symbols.
struct DotPainter {
  /// A text or a symbol at a position in points.
  struct Words {
    var text: String
    var at: ScenePoint
    /// The part of the text that is before the position: 0 to 1.
    var anchor: Double
    var color: TerminalColor
    var traits: CellStyle.Traits
  }

  let looks: TerminalLooks
  /// The colour of `SceneColor.tint`.
  let tint: SceneColor
  var canvas: DotCanvas
  /// True if all colours are white, for masks.
  var isWhite = false
  private(set) var words: [Words] = []

  /// The properties of the groups around a command.
  private struct State {
    /// From the command's coordinates to dots.
    var transform: DrawingTransform
    var opacity = 1.0
    /// The dots that may be drawn; `nil` for all.
    var mask: [Bool]?
  }

  @MainActor init(looks: TerminalLooks, tint: SceneColor, columns: Int, rows: Int) {
    self.looks = looks
    self.tint = tint
    canvas = DotCanvas(columns: columns, rows: rows)
  }

  /// Draws commands.
  ///
  /// - Parameter transform: From the coordinates of the commands to points from the corner of the canvas.
  @MainActor mutating func draw(_ commands: [DrawingCommand], _ transform: DrawingTransform) {
    let side = 1 / DotCanvas.side
    let dots = DrawingTransform(a: side, b: 0, c: 0, d: side, tx: 0, ty: 0)
    draw(commands, State(transform: transform.concatenating(dots)))
  }

  @MainActor private mutating func draw(_ commands: [DrawingCommand], _ state: State) {
    for command in commands {
      switch command {
      case .fill(let path, let paint, let isEvenOdd):
        let polygons = DotGeometry.polygons(of: path, state.transform).map(\.points)
        paintArea(polygons, isEvenOdd: isEvenOdd, paint, state)
      case .stroke(let path, let paint, let stroke): draw(stroke, along: path, paint, state)
      case .text(let text): add(text, state)
      case .symbol(let symbol, let area):
        let middle = ScenePoint(x: area.x + area.width / 2, y: area.y + area.height / 2)
        add(
          looks.symbolLine(symbol).text, at: middle, anchor: ScenePoint(x: 0.5, y: 0.5),
          color: color(symbol.color ?? .label), [], state)
      case .picture(_, let area):
        let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
          state.transform.applied(to: ScenePoint(x: area.x + x * area.width, y: area.y + y * area.height))
        }
        paintArea([corners], isEvenOdd: false, .color(.tertiaryBackground), state)
      case .group(let group):
        var inner = state
        inner.opacity *= group.opacity
        if let clip = group.clip { inner.mask = mask(of: clip, state) }
        inner.transform = group.transform.concatenating(state.transform)
        draw(group.commands, inner)
      }
    }
  }

  private mutating func mask(of clip: DrawingGroup.Clip, _ state: State) -> [Bool] {
    var mask = Array(repeating: false, count: canvas.areas.count)
    let polygons = DotGeometry.polygons(of: clip.path, state.transform).map(\.points)
    canvas.fill(polygons, isEvenOdd: clip.isEvenOdd) { _, dot in mask[dot] = state.mask?[dot] ?? true }
    return mask
  }

  // MARK: Areas and lines

  @MainActor private mutating func paintArea(
    _ polygons: [[ScenePoint]], isEvenOdd: Bool, _ paint: DrawingPaint, _ state: State
  ) {
    guard let ink = ink(of: paint, state) else { return }
    let (mask, theme) = (state.mask, looks.theme)
    let ground = theme.canvas
    canvas.fill(polygons, isEvenOdd: isEvenOdd) { canvas, dot in
      guard mask?[dot] ?? true else { return }
      let (color, opacity) = ink(dot % canvas.width, dot / canvas.width)
      guard opacity > 0.04 else { return }
      let below = canvas.areas[dot]
      guard opacity < 0.97 else {
        canvas.areas[dot] = color
        canvas.lines[dot] = nil
        return
      }
      if below == nil, theme.depth < .trueColor, opacity < 0.5 { return }
      canvas.areas[dot] = theme.mix(color, with: below ?? ground, part: opacity)
    }
  }

  @MainActor private mutating func draw(
    _ stroke: DrawingStroke, along path: DrawingPath, _ paint: DrawingPaint, _ state: State
  ) {
    let scale = state.transform.scale
    let width = stroke.width * scale
    guard stroke.width > 0, let ink = ink(of: paint, state) else { return }
    let size = (Double(canvas.width), Double(canvas.height))
    var thick: [[ScenePoint]] = []
    let mask = state.mask
    let theme = looks.theme
    for (points, isClosed) in DotGeometry.polygons(of: path, state.transform) {
      let whole = isClosed ? points + points.prefix(1) : points
      let isDashed = !stroke.dash.isEmpty
      let pieces =
        isDashed
        ? DotGeometry.dashes(
          of: whole, stroke.dash.map { $0 * scale }, phase: stroke.dashPhase * scale, width: size.0, height: size.1)
        : [whole]
      if width >= 1.75 {
        for piece in pieces {
          thick += DotGeometry.outlines(
            of: isDashed || !isClosed ? piece : points, isClosed: isClosed && !isDashed, halfWidth: width / 2,
            cap: stroke.cap)
        }
        continue
      }
      for piece in pieces {
        for (start, end) in zip(piece, piece.dropFirst()) {
          canvas.line(from: start, to: end) { canvas, dot in
            guard mask?[dot] ?? true else { return }
            let (color, opacity) = ink(dot % canvas.width, dot / canvas.width)
            guard opacity > 0.04 else { return }
            let below = canvas.areas[dot] ?? theme.canvas
            canvas.lines[dot] = opacity < 0.97 ? theme.mix(color, with: below, part: opacity) : color
          }
        }
      }
    }
    if !thick.isEmpty { paintArea(thick, isEvenOdd: false, paint, state) }
  }

  // MARK: Words

  @MainActor private mutating func add(_ text: DrawingText, _ state: State) {
    let top = text.origin.y - text.anchor.y * text.bounds.height
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      let y = top + (Double(index) + 0.5) * text.lineHeight
      let middle = ScenePoint(x: text.origin.x, y: y)
      let color = ink(of: text.paint, state)?(0, 0).0 ?? color(.label)
      add(line, at: middle, anchor: text.anchor, color: color, looks.traits(text.font), state)
    }
  }

  private mutating func add(
    _ text: String, at point: ScenePoint, anchor: ScenePoint, color: TerminalColor, _ traits: CellStyle.Traits,
    _ state: State
  ) {
    let dots = state.transform.applied(to: point)
    let place = ScenePoint(x: dots.x * DotCanvas.side, y: dots.y * DotCanvas.side)
    if state.opacity > 0.1 {
      words.append(Words(text: text, at: place, anchor: anchor.x, color: color, traits: traits))
    }
  }

  // MARK: Colours

  @MainActor private func color(_ color: SceneColor) -> TerminalColor {
    isWhite ? .rgb(255, 255, 255) : looks.theme.ground(color == .tint ? tint : color)
  }

  /// Returns the colour and the opacity of each dot; `nil` if nothing is drawn.
  @MainActor private func ink(of paint: DrawingPaint, _ state: State) -> ((Int, Int) -> (TerminalColor, Double))? {
    switch paint {
    case .color(let color, let opacity):
      let known = (self.color(color), opacity * state.opacity)
      return { _, _ in known }
    case .material:
      let known = (color(.secondaryBackground), state.opacity)
      return { _, _ in known }
    case .tiles(let tile):
      // As other pictures in drawings.
      let known = (color(.tertiaryBackground), tile.opacity * state.opacity)
      return { _, _ in known }
    case .linear(let stops, let start, let end):
      let (across, down) = (end.x - start.x, end.y - start.y)
      let length = across * across + down * down
      return blend(stops, state) { x, y in
        length > 0 ? ((x - start.x) * across + (y - start.y) * down) / length : 1
      }
    case .radial(let stops, let center, let start, let end, let aspect):
      return blend(stops, state) { x, y in
        let radius = hypot(x - center.x, (y - center.y) / aspect)
        return end > start ? (radius - start) / (end - start) : 1
      }
    case .angular(let stops, let center, let start, let end):
      return blend(stops, state) { x, y in
        var angle = (atan2(y - center.y, x - center.x) - start).truncatingRemainder(dividingBy: 2 * .pi)
        if angle < 0 { angle += 2 * .pi }
        return end != start ? angle / (end - start) : 1
      }
    }
  }

  @MainActor private func blend(
    _ stops: [SceneGradient.Stop], _ state: State, _ place: @escaping (Double, Double) -> Double
  ) -> ((Int, Int) -> (TerminalColor, Double))? {
    guard let last = stops.last, let back = state.transform.inverse else { return nil }
    let theme = looks.theme
    let colors = Dictionary(stops.map { ($0.color, color($0.color)) }) { first, _ in first }
    return { x, y in
      let point = back.applied(to: ScenePoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
      let (low, high, share) = stops.neighbours(of: place(point.x, point.y)) ?? (last, last, 1)
      let opacity = (low.opacity + (high.opacity - low.opacity) * share) * state.opacity
      guard let begin = colors[low.color], let end = colors[high.color] else { return (color(last.color), opacity) }
      return (theme.mix(end, with: begin, part: share), opacity)
    }
  }
}

extension DrawingTransform {
  /// The transform back; `nil` if there is none.
  var inverse: DrawingTransform? {
    let area = a * d - b * c
    guard abs(area) > 1e-12 else { return nil }
    return DrawingTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}

extension Theme {
  /// The background that the terminal probably has, to blend with.
  var canvas: TerminalColor { isDark ? .rgb(0, 0, 0) : .rgb(255, 255, 255) }
}
