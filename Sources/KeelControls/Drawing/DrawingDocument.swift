import FoundationEssentials
package import KeelScene

/// A drawing as a document of SVG, which every front end shows as a picture.
///
/// Colours are those of a light page, because a document does not follow the front end. Of a gradient around a centre and
/// of a material only one colour is left. What an element of SVG says is decided where browsers have it from, too
/// (`Drawing+SVG`).
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
      "<path d=\"\(path.svg)\" fill=\"none\"\(paintText("stroke", paint))\(Self.text(of: stroke.svg))/>"
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
    case .linear, .radial:
      guard let gradient = paint.svgGradient else { return "" }
      let value = define { id in
        """
        <\(gradient.tag) id="\(id)"\(Self.text(of: gradient.attributes))>\(Self.text(of: gradient.stops))\
        </\(gradient.tag)>
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
    if case .translucent(let color, let opacity) = color { return (parts(of: color).value, opacity) }
    return ("rgb(\(color.parts(isDark: false).map(\.short).joined(separator: ",")))", 1)
  }

  // MARK: Lines, texts, pictures

  private static func text(of attributes: [SVGAttribute]) -> String {
    attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
  }

  private mutating func text(of text: DrawingText) -> String {
    let (x, anchor, baseline) = text.svgPlace
    let lines = text.lines.enumerated().map { index, line in
      "<tspan x=\"\(x.short)\" y=\"\((baseline + Double(index) * text.lineHeight).short)\">\(Self.escaped(line))</tspan>"
    }
    var attributes: [SVGAttribute] = [
      ("text-anchor", anchor), ("font-family", text.font.isMonospaced ? "monospace" : "sans-serif"),
      ("font-size", text.pointSize.short),
    ]
    if let weight = text.font.weightOfDrawing { attributes.append(("font-weight", String(weight))) }
    if text.font.isItalic { attributes.append(("font-style", "italic")) }
    return "<text\(Self.text(of: attributes))\(paintText("fill", text.paint))>\(lines.joined())</text>"
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
    guard data.format != .other else { return "" }
    return """
      <image x="\(area.x.short)" y="\(area.y.short)" width="\(area.width.short)" height="\(area.height.short)" \
      preserveAspectRatio="none" href="data:\(data.format.mediaType);base64,\(Data(data.bytes).base64EncodedString())"/>
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
    let element = filter.svg { parts(of: $0).value }
    return "<\(element.tag)\(text(of: element.attributes))/>"
  }
}
