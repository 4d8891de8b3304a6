import FoundationEssentials
package import KeelScene

/// A drawing as a document of SVG, which every front end shows as a picture.
///
/// Colours are those of a light page, because a document does not follow the front end. Of a gradient around a centre and
/// of a material only one colour is left.
package struct DrawingDocument {
  private var definitions = ""
  private var lastNumber = 0

  private init() {}

  /// Returns the document of a drawing with a size in points.
  package static func data(of commands: [DrawingCommand], size: SceneSize) -> ImageData {
    var document = DrawingDocument()
    // The element leaves out what no drawing may contain.
    let drawing = DrawingElement(commands: commands, size: size)
    let body = drawing.commands.map { document.text(of: $0) }.joined()
    let (width, height) = ((drawing.size?.width ?? 0).short, (drawing.size?.height ?? 0).short)
    let whole = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">\
      <defs>\(document.definitions)</defs>\(body)</svg>
      """
    return ImageData(bytes: Array(whole.utf8))
  }

  private mutating func text(of command: DrawingCommand) -> String {
    switch command {
    case .fill(let path, let paint, let isEvenOdd):
      "<path d=\"\(path.svg)\"\(paintText("fill", paint))\(isEvenOdd ? " fill-rule=\"evenodd\"" : "")/>"
    case .stroke(let path, let paint, let stroke):
      "<path d=\"\(path.svg)\" fill=\"none\"\(paintText("stroke", paint))\(Self.text(of: stroke))/>"
    case .text(let text): self.text(of: text)
    case .symbol(let symbol, let area): text(of: symbol, in: area)
    case .picture(let data, let area): Self.text(of: data, in: area)
    case .group(let group): text(of: group)
    }
  }

  private mutating func define(_ element: (_ name: String) -> String) -> String {
    lastNumber += 1
    definitions += element("d\(lastNumber)")
    return "url(#d\(lastNumber))"
  }

  // MARK: Paints

  private mutating func paintText(_ name: String, _ paint: DrawingPaint) -> String {
    switch paint {
    case .color(let color, let opacity): return Self.text(name, color, opacity)
    case .material: return Self.text(name, .rgb(red: 240, green: 240, blue: 240), 0.8)
    case .linear(let stops, let start, let end):
      let value = define { id in
        """
        <linearGradient id="\(id)" gradientUnits="userSpaceOnUse" x1="\(start.x.short)" y1="\(start.y.short)" \
        x2="\(end.x.short)" y2="\(end.y.short)">\(Self.text(of: stops))</linearGradient>
        """
      }
      return " \(name)=\"\(value)\""
    case .radial(let stops, let center, let startRadius, let endRadius, let aspect):
      let value = define { id in
        """
        <radialGradient id="\(id)" gradientUnits="userSpaceOnUse" cx="\(center.x.short)" \
        cy="\((center.y / aspect).short)" fr="\(startRadius.short)" r="\(max(endRadius, startRadius).short)" \
        gradientTransform="scale(1 \(aspect.short))">\(Self.text(of: stops))</radialGradient>
        """
      }
      return " \(name)=\"\(value)\""
    case .angular(let stops, _, _, _):
      return stops.first.map { Self.text(name, $0.color, $0.opacity) } ?? " \(name)=\"none\""
    case .tiles(let tile):
      let whole = tile.pictureArea
      let area = SceneRect(
        x: whole.x - tile.area.x, y: whole.y - tile.area.y, width: whole.width, height: whole.height)
      let value = define { id in
        """
        <pattern id="\(id)" patternUnits="userSpaceOnUse" x="\(tile.area.x.short)" y="\(tile.area.y.short)" \
        width="\(tile.area.width.short)" height="\(tile.area.height.short)">\(Self.text(of: tile.data, in: area))\
        </pattern>
        """
      }
      return " \(name)=\"\(value)\""
    }
  }

  private static func text(of stops: [SceneGradient.Stop]) -> String {
    stops.map { "<stop offset=\"\($0.location.short)\"\(text("stop-color", $0.color, $0.opacity))/>" }.joined()
  }

  /// Returns the attributes of a colour: `fill`, `stroke` or `stop-color`, and the opacity that belongs to it.
  private static func text(_ name: String, _ color: SceneColor, _ opacity: Double) -> String {
    let (value, own) = parts(of: color)
    let opacity = opacity * own
    guard opacity < 1 else { return " \(name)=\"\(value)\"" }
    let suffix = name == "stop-color" ? "stop-opacity" : name + "-opacity"
    return " \(name)=\"\(value)\" \(suffix)=\"\(opacity.short)\""
  }

  private static func parts(of color: SceneColor) -> (value: String, opacity: Double) {
    switch color {
    case .rgb(let red, let green, let blue): ("rgb(\(red),\(green),\(blue))", 1)
    case .adaptive(let light, _): ("rgb(\(light.red),\(light.green),\(light.blue))", 1)
    case .translucent(let color, let opacity): (parts(of: color).value, opacity)
    case .label, .primary: ("#000", 1)
    case .secondaryLabel: ("#3c3c43", 0.6)
    case .tertiaryLabel: ("#3c3c43", 0.3)
    case .background: ("#fff", 1)
    case .secondaryBackground: ("#f2f2f7", 1)
    case .tertiaryBackground: ("#fff", 1)
    case .separator: ("#c6c6c8", 1)
    case .tint, .blue: ("#007aff", 1)
    case .red, .destructive: ("#ff3b30", 1)
    case .orange: ("#ff9500", 1)
    case .yellow: ("#ffcc00", 1)
    case .green: ("#34c759", 1)
    case .mint: ("#00c7be", 1)
    case .teal: ("#30b0c7", 1)
    case .cyan: ("#32ade6", 1)
    case .indigo: ("#5856d6", 1)
    case .purple: ("#af52de", 1)
    case .pink: ("#ff2d55", 1)
    case .brown: ("#a2845e", 1)
    case .gray: ("#8e8e93", 1)
    }
  }

  // MARK: Lines, texts, pictures

  private static func text(of stroke: DrawingStroke) -> String {
    var text = " stroke-width=\"\(stroke.width.short)\" stroke-linecap=\"\(stroke.cap.rawValue)\""
    text += " stroke-linejoin=\"\(stroke.join.rawValue)\" stroke-miterlimit=\"\(stroke.miterLimit.short)\""
    guard !stroke.dash.isEmpty else { return text }
    text += " stroke-dasharray=\"\(stroke.dash.map(\.short).joined(separator: " "))\""
    return text + " stroke-dashoffset=\"\(stroke.dashPhase.short)\""
  }

  private mutating func text(of text: DrawingText) -> String {
    let bounds = text.bounds
    let (nearest, word) = text.anchor.x < 0.25 ? (0, "start") : text.anchor.x > 0.75 ? (1, "end") : (0.5, "middle")
    let x = (text.origin.x - (text.anchor.x - nearest) * bounds.width).short
    let top = text.origin.y - text.anchor.y * bounds.height
    let baseline = top + (text.lineHeight - text.pointSize) / 2 + text.pointSize * 0.8
    let lines = text.lines.enumerated().map { index, line in
      "<tspan x=\"\(x)\" y=\"\((baseline + Double(index) * text.lineHeight).short)\">\(Self.escaped(line))</tspan>"
    }
    let family = text.font.isMonospaced ? "monospace" : "sans-serif"
    let slant = text.font.isItalic ? " font-style=\"italic\"" : ""
    return """
      <text text-anchor="\(word)" font-family="\(family)" font-size="\(text.pointSize.short)"\
      \(text.font.isBold ? " font-weight=\"600\"" : "")\(slant)\(paintText("fill", text.paint))>\(lines.joined())</text>
      """
  }

  /// Returns a text without what would end it, and without signs that XML forbids.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the drawing of a symbol; nothing for a symbol that only icons of a theme show.
  private mutating func text(of symbol: Symbol, in area: SceneRect) -> String {
    lastNumber += 1
    let color = Self.parts(of: symbol.color ?? .label).value
    guard let drawing = SymbolDocument(of: symbol, color: color, prefix: "s\(lastNumber)m") else { return "" }
    let side = min(area.width, area.height)
    return """
      <svg x="\((area.x + (area.width - side) / 2).short)" y="\((area.y + (area.height - side) / 2).short)" \
      width="\(side.short)" height="\(side.short)" viewBox="0 0 24 24">\(drawing.content)</svg>
      """
  }

  private static func text(of data: ImageData, in area: SceneRect) -> String {
    let type =
      switch data.format {
      case .png: "png"
      case .jpeg: "jpeg"
      case .gif: "gif"
      case .webp: "webp"
      case .svg: "svg+xml"
      case .other: ""
      }
    guard !type.isEmpty else { return "" }
    return """
      <image x="\(area.x.short)" y="\(area.y.short)" width="\(area.width.short)" height="\(area.height.short)" \
      preserveAspectRatio="none" href="data:image/\(type);base64,\(Data(data.bytes).base64EncodedString())"/>
      """
  }

  // MARK: Groups

  private mutating func text(of group: DrawingGroup) -> String {
    var outer = ""
    if let clip = group.clip {
      let value = define { id in
        """
        <clipPath id="\(id)"><path d="\(clip.path.svg)" clip-rule="\(clip.isEvenOdd ? "evenodd" : "nonzero")"/>\
        </clipPath>
        """
      }
      outer += " clip-path=\"\(value)\""
    }
    if !group.filters.isEmpty {
      let steps = group.filters.map(Self.text).joined()
      let value = define { id in
        "<filter id=\"\(id)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">\(steps)</filter>"
      }
      outer += " filter=\"\(value)\""
    }
    if group.opacity < 1 { outer += " opacity=\"\(group.opacity.short)\"" }
    let transform = group.transform == .identity ? "" : " transform=\"\(group.transform.svg)\""
    let content = group.commands.map { text(of: $0) }.joined()
    let inner = transform.isEmpty ? content : "<g\(transform)>\(content)</g>"
    return outer.isEmpty ? inner : "<g\(outer)>\(inner)</g>"
  }

  private static func text(of filter: DrawingGroup.Filter) -> String {
    switch filter {
    case .blur(let radius):
      """
      <feGaussianBlur stdDeviation="\(radius.short)"/>
      """
    case .shadow(let color, let opacity, let radius, let x, let y):
      """
      <feDropShadow dx="\(x.short)" dy="\(y.short)" stdDeviation="\((radius / 2).short)" \
      flood-color="\(parts(of: color).value)" flood-opacity="\((opacity * parts(of: color).opacity).short)"/>
      """
    }
  }
}

extension SceneFont {
  fileprivate var isBold: Bool {
    switch weight {
    case .semibold, .bold: true
    case nil: style == .headline && size == nil
    default: false
    }
  }
}
