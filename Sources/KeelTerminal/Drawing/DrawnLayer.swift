internal import KeelScene

/// A copy of a part of the grid, so that later drawing can be changed or undone.
struct DrawnLayer {
  let area: Rect
  private let before: [Cell]

  @MainActor init(_ area: Rect, of painter: Painter) {
    self.area = area.intersection(Rect(0, 0, painter.grid.width, painter.grid.height))
    var cells: [Cell] = []
    cells.reserveCapacity(self.area.width * self.area.height)
    if !self.area.isEmpty {
      for y in self.area.y..<self.area.maxY {
        for x in self.area.x..<self.area.maxX { cells.append(painter.grid[x, y]) }
      }
    }
    before = cells
  }

  /// Calls the closure with each cell that has been drawn, and the cell that was there before.
  @MainActor func forEachDrawn(on painter: Painter, _ body: (_ x: Int, _ y: Int, _ before: Cell) -> Void) {
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let old = before[(y - area.y) * area.width + x - area.x]
        if painter.grid[x, y] != old { body(x, y, old) }
      }
    }
  }
}

/// Colours of cells that have been drawn.
extension Composer {
  /// Changes the colours of a layer by an effect.
  func change(_ layer: DrawnLayer, by effect: SceneEffect, _ context: DrawContext) {
    switch effect {
    case .opacity(let part): fade(layer, to: part, context)
    case .color(let change):
      guard let matrix = ColorMatrix(change) else { return }
      recolor(layer) { matrix.applied(to: $0) }
    case .multiply(let color, let opacity):
      guard opacity > 0.05, case .rgb(let red, let green, let blue) = theme.ground(shown(color, context)) else {
        return
      }
      func part(_ one: UInt8, _ two: UInt8) -> UInt8 { UInt8((Int(one) * Int(two) + 127) / 255) }
      recolor(layer) { (part($0.0, red), part($0.1, green), part($0.2, blue)) }
    case .blend(let mode): blend(layer, mode, context)
    case .rotation, .rotation3D, .scale, .transform, .offset, .blur, .shadow, .isolated: break
    }
  }

  private func shown(_ color: SceneColor, _ context: DrawContext) -> SceneColor {
    color == .tint ? context.tint : color
  }

  /// Replaces the exact colours of a layer.
  private func recolor(_ layer: DrawnLayer, _ change: ((UInt8, UInt8, UInt8)) -> (UInt8, UInt8, UInt8)) {
    func changed(_ color: TerminalColor) -> TerminalColor {
      guard case .rgb(let red, let green, let blue) = color else { return color }
      let (newRed, newGreen, newBlue) = change((red, green, blue))
      return .rgb(newRed, newGreen, newBlue)
    }
    layer.forEachDrawn(on: painter) { x, y, _ in
      restyle(x, y) { style in
        // The terminal's own text colour stays as it is where the change leaves its probable value.
        let text = style.foreground == .default ? theme.ground(.label) : style.foreground
        let new = changed(text)
        if new != text { style.foreground = new }
        style.background = changed(style.background)
      }
    }
  }

  private func restyle(_ x: Int, _ y: Int, _ change: (inout CellStyle) -> Void) {
    var style = painter.pool.style(painter.grid[x, y].style)
    change(&style)
    painter.grid[x, y].style = painter.pool.number(style)
  }

  /// The colour that is behind a cell.
  private func ground(of cell: Cell, _ context: DrawContext) -> TerminalColor {
    let background = painter.pool.style(cell.style).background
    return background == .default ? context.ground ?? theme.canvas : background
  }

  /// Mixes the colours of a layer with those below it, by a part from 0 to 1.
  func fade(_ layer: DrawnLayer, to part: Double, _ context: DrawContext) {
    guard part < 0.999 else { return }
    let mixes = theme.depth == .trueColor
    layer.forEachDrawn(on: painter) { x, y, before in
      guard part >= 0.05 else { return painter.grid[x, y] = before }
      fade(x, y, over: before, to: part, mixes: mixes, context)
    }
  }

  private func fade(_ x: Int, _ y: Int, over before: Cell, to part: Double, mixes: Bool, _ context: DrawContext) {
    restyle(x, y) { style in
      guard mixes else {
        style.traits.insert(.faint)
        style.traits.remove(.bold)
        return
      }
      let below = ground(of: before, context)
      let text = style.foreground == .default ? theme.ground(.label) : style.foreground
      style.foreground = theme.mix(text, with: below, part: part)
      if style.background != .default { style.background = theme.mix(style.background, with: below, part: part) }
    }
  }

  private func blend(_ layer: DrawnLayer, _ mode: SceneBlendMode, _ context: DrawContext) {
    func blended(_ color: TerminalColor, _ below: TerminalColor) -> TerminalColor {
      guard case .rgb(let red, let green, let blue) = color, case .rgb(let red2, let green2, let blue2) = below else {
        return color
      }
      func part(_ one: UInt8, _ two: UInt8) -> UInt8 {
        let mixed = mode.blended(Double(one) / 255, over: Double(two) / 255)
        return UInt8((min(max(mixed, 0), 1) * 255).rounded())
      }
      return .rgb(part(red, red2), part(green, green2), part(blue, blue2))
    }
    layer.forEachDrawn(on: painter) { x, y, before in
      let below = ground(of: before, context)
      restyle(x, y) { style in
        if style.foreground != .default { style.foreground = blended(style.foreground, below) }
        if style.background != .default { style.background = blended(style.background, below) }
      }
    }
  }

  // MARK: Coverage

  /// Takes back the cells of a layer outside of a picture, and fades those at its edges.
  ///
  /// - Parameter coverage: Returns the part of a cell that is inside, from 0 to 1.
  func cut(_ layer: DrawnLayer, _ context: DrawContext, to coverage: (_ x: Int, _ y: Int) -> Double) {
    let mixes = theme.depth == .trueColor
    layer.forEachDrawn(on: painter) { x, y, before in
      let part = coverage(x, y)
      if part < (mixes ? 0.2 : 0.5) {
        painter.grid[x, y] = before
      } else if part < 0.8, mixes {
        fade(x, y, over: before, to: part, mixes: true, context)
      }
    }
  }
}
