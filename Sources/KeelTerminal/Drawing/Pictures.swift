internal import KeelPictures
internal import KeelScene

/// Pictures: quadrants of cells with two colours each, half blocks where the font has no quadrants, and characters of
/// different darkness without colours.
extension Composer {
  func draw(_ image: ImageElement, _ data: ImageData, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard !rect.isEmpty, !data.bytes.isEmpty else { return }
    let look = image.look ?? PictureLook()
    let shown = theme.isDark && !look.isTemplate ? look.darkData ?? data : data
    if drawPixels(image, shown, rect, clip, context) { return }
    // A cell is 8 by 16 points, a part of it 4 by 8.
    var size = (width: rect.width * 2, height: rect.height * 2)
    var corner = (x: 0, y: 0)
    if image.contentMode != .stretch, shown.width > 0, shown.height > 0 {
      let ratio = Double(shown.width) / Double(shown.height) * 2
      let isWide = Double(size.width) > Double(size.height) * ratio
      if isWide == (image.contentMode == .fit) {
        size.width = max(1, Int((Double(size.height) * ratio).rounded()))
      } else {
        size.height = max(1, Int((Double(size.width) / ratio).rounded()))
      }
      corner = ((rect.width * 2 - size.width) / 2, (rect.height * 2 - size.height) / 2)
    }
    guard size.width <= PictureDecoder.sideLimit, size.height <= PictureDecoder.sideLimit else {
      return drawFrame(image, rect, clip, context)
    }
    switch painter.pictures.state(of: shown, width: size.width, height: size.height) {
    case .pending, .file: break
    case .damaged: drawFrame(image, rect, clip, context)
    case .pixels(let pixels):
      let ink = look.isTemplate ? ink(look.color ?? .label) : nil
      let area = rect.intersection(clip).intersection(Rect(0, 0, painter.grid.width, painter.grid.height))
      guard !area.isEmpty else { return }
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX {
          let (column, row) = ((x - rect.x) * 2 - corner.x, (y - rect.y) * 2 - corner.y)
          let parts = [(0, 0), (1, 0), (0, 1), (1, 1)].map { pixels[column + $0.0, row + $0.1] }
          paint(parts.map { PictureColor($0, ink: ink) }, x, y, area)
        }
      }
    }
  }

  /// A picture that cannot be shown: a frame with its description.
  func drawFrame(_ image: ImageElement, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    painter.box(rect, style: theme.rule, clip: clip)
    painter.put(
      image.label, x: rect.x + 2, y: rect.y + rect.height / 2, width: max(0, rect.width - 4),
      style: style(.secondaryLabel, context), clip: clip)
  }

  /// Returns the colour of a template, on terminals with exact colours.
  private func ink(_ color: SceneColor) -> TerminalColor { theme.ground(color) }

  /// The quadrants, by the parts that are in the foreground: top left 1, top right 2, bottom left 4, bottom right 8.
  private static let quadrants = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"]
  /// Characters from dark to light.
  private static let shades = Array(" .:-=+*#%@").map(String.init)

  /// Draws the four parts of a cell.
  private func paint(_ parts: [PictureColor], _ x: Int, _ y: Int, _ clip: Rect) {
    guard parts.contains(where: { $0.alpha > 0.05 }) else { return }
    let old = painter.pool.style(painter.grid[x, y].style)
    func put(_ text: String, _ style: CellStyle) {
      painter.put(Line(clusters: [Cluster(text, columns: 1)]), x: x, y: y, style: style, clip: clip)
    }
    guard theme.depth > .none else {
      let light = parts.reduce(0) { $0 + $1.lightness * $1.alpha } / 4
      let shade = theme.isDark ? light : parts.reduce(0) { $0 + (1 - $1.lightness) * $1.alpha } / 4
      return put(Self.shades[min(Self.shades.count - 1, Int(shade * Double(Self.shades.count)))], .plain)
    }
    // Transparent parts show the colour behind the picture: a known one, or the assumed background of the terminal.
    var behind = theme.isDark ? PictureColor.black : .white
    if case .rgb(let red, let green, let blue) = old.background { behind = PictureColor((red, green, blue, 255)) }
    if !parts.contains(where: { $0.alpha > 0.5 }), theme.depth < .trueColor { return }
    let isPartial = parts.contains { $0.alpha <= 0.05 }
    if isPartial, old.background == .default || theme.depth < .trueColor {
      // Parts that are clear keep the terminal's own background.
      let mask = parts.indices.reduce(0) { $0 | (parts[$1].alpha > 0.5 ? 1 << $1 : 0) }
      guard mask != 0 else { return }
      let color = PictureColor.average(parts.filter { $0.alpha > 0.5 })
      return put(shape(mask), CellStyle(terminal(color), on: old.background))
    }
    let solid = parts.map { $0.over(behind) }
    let (mask, front, back) = PictureColor.split(solid, isHalved: glyphs.set != .unicode)
    let style = CellStyle(terminal(front), on: terminal(back))
    put(glyphs.set == .ascii || style.foreground == style.background ? " " : shape(mask), style)
  }

  private func shape(_ mask: Int) -> String {
    switch glyphs.set {
    case .unicode: Self.quadrants[mask]
    case .console: mask & 12 == 0 ? "▀" : mask & 3 == 0 ? "▄" : "█"
    case .ascii: "#"
    }
  }

  private func terminal(_ color: PictureColor) -> TerminalColor {
    theme.color(.rgb(red: color.red.byte, green: color.green.byte, blue: color.blue.byte))
  }
}

extension Double {
  fileprivate var byte: UInt8 { UInt8(max(0, min(self * 255, 255)).rounded()) }
}
