internal import KeelInteraction
internal import KeelScene

extension NodeDescription {
  /// Returns a drawing as SVG. Each command is one child, so that a change sends only the commands that differ.
  ///
  /// User units are points. A drawing that was made for a size is stretched to its room, unless it has words or pictures
  /// and is about to be made for that room; another one has a view box of 16 points in a square of the root's font
  /// size.
  func drawing(_ drawing: DrawingElement) -> Markup {
    var writer = DrawingMarkup(prefix: name("d"), line: line) { address(of: $0) }
    let parts = drawing.commands.map { writer.markup(of: $0) }
    let box = drawing.size.map { "0 0 \($0.width.short) \($0.height.short)" } ?? "0 0 16 16"
    let side = drawing.size == nil ? "1rem" : "100%"
    let hasWords = drawing.commands.contains(where: \.showsWordsOrPictures)
    let isStretched = node.attributes.geometry == .none || !hasWords
    let picture = Markup("svg", "", parts).with("width", side).with("height", side).with("viewBox", box)
      .with("preserveAspectRatio", isStretched ? "none" : "xMinYMin")
      .with("overflow", drawing.isClipped ? "hidden" : "visible")
      .with("direction", "ltr").with("aria-hidden", words.label.isEmpty ? nil : "true")
    guard let table = drawing.table else {
      return Markup("div", "drawing room", [picture]).with("aria-hidden", words.label.isEmpty ? "true" : nil)
        .with("aria-description", words.value.isEmpty ? nil : SafeText.line(words.value))
    }
    return Markup("div", "drawing room", [picture.with("aria-hidden", "true"), markup(of: table)])
      .with("aria-description", words.value.isEmpty ? nil : SafeText.line(words.value))
  }

  /// Returns the data of a drawing as a table that only assistive technology perceives.
  private func markup(of table: DrawingTable) -> Markup {
    func row(_ tag: String, _ cells: [String]) -> Markup {
      Markup("tr", "", cells.map { Markup(tag, text: line($0)) })
    }
    let head = Markup("thead", "", [row("th", table.columns)])
    let body = Markup("tbody", "", table.rows.map { row("td", $0) })
    let caption = table.caption.isEmpty ? [] : [Markup("caption", text: line(table.caption))]
    return Markup("div", "unseen", [Markup("table", "", caption + [head, body])])
  }
}

/// Conversion of the commands of one drawing to elements of SVG.
@MainActor struct DrawingMarkup {
  /// The beginning of the identifiers of gradients, clips and filters.
  let prefix: String
  /// Makes a text harmless.
  let line: (String) -> String
  /// Returns the address of a picture.
  let address: @MainActor (ImageData) -> String?
  /// True if the drawing is a document of its own, which cannot refer to the symbols of the page.
  var isAlone = false
  private var lastNumber = 0

  init(
    prefix: String, line: @escaping (String) -> String, address: @escaping @MainActor (ImageData) -> String?
  ) {
    self.prefix = prefix
    self.line = line
    self.address = address
  }

  /// Returns an identifier that no other part of the drawing has.
  mutating func newName() -> String {
    lastNumber += 1
    return prefix + String(lastNumber)
  }

  mutating func markup(of command: DrawingCommand) -> Markup {
    switch command {
    case .fill(let path, let paint, let isEvenOdd):
      return painted(paint, around: path, margin: 0, "clip-rule", isEvenOdd ? "evenodd" : nil) { color in
        Markup("path").with("d", path.svg).with("fill", color).with("fill-rule", isEvenOdd ? "evenodd" : nil)
      }
    case .stroke(let path, let paint, let stroke):
      return painted(paint, around: path, margin: stroke.width) { color in stroke.markup(path, color) }
    case .text(let text): return markup(of: text)
    case .symbol(let symbol, let area):
      let side = min(area.width, area.height)
      let name = SymbolArt.name(of: symbol)
      let art =
        isAlone
        ? SymbolArt.definition(named: name, base: nil, isAlone: true).aloneSymbol
        : Markup("use").with("href", "#" + name)
      return
        art
        .with("x", (area.x + (area.width - side) / 2).short).with("y", (area.y + (area.height - side) / 2).short)
        .with("width", side.short).with("height", side.short).with("color", (symbol.color ?? .label).css)
        .with("fill", "none").with("stroke", "currentColor").with("stroke-width", "1.8")
        .with("stroke-linecap", "round").with("stroke-linejoin", "round")
    case .picture(let data, let area):
      return Markup("image").with("href", address(data) ?? "").with("x", area.x.short).with("y", area.y.short)
        .with("width", area.width.short).with("height", area.height.short).with("preserveAspectRatio", "none")
    case .group(let group): return markup(of: group)
    }
  }

  // MARK: Paints

  /// Returns an outline in a paint. Gradients are defined beside it.
  ///
  /// - Parameter outline: Returns the outline in a colour of SVG.
  private mutating func painted(
    _ paint: DrawingPaint, around path: DrawingPath, margin: Double, _ rule: String? = nil, _ value: String? = nil,
    _ outline: (String) -> Markup
  ) -> Markup {
    switch paint {
    case .color(let color, let opacity): return outline(color.css(opacity: opacity))
    case .material(let material): return outline("var(--material-\(material.rawValue))")
    case .tiles(let tile):
      guard let address = address(tile.data) else { return outline("none") }
      let name = newName()
      let whole = tile.pictureArea
      let image = Markup("image").with("href", address).with("x", (whole.x - tile.area.x).short)
        .with("y", (whole.y - tile.area.y).short).with("width", whole.width.short).with("height", whole.height.short)
        .with("preserveAspectRatio", "none").with("opacity", tile.opacity < 1 ? tile.opacity.short : nil)
      let pattern = Markup("pattern", "", [image]).with("id", name).with("patternUnits", "userSpaceOnUse")
        .with("x", tile.area.x.short).with("y", tile.area.y.short).with("width", tile.area.width.short)
        .with("height", tile.area.height.short)
      return Markup("g", "p", [pattern, outline("url(#\(name))")])
    case .linear, .radial:
      guard let gradient = paint.svgGradient else { return outline("none") }
      let name = newName()
      let element = Markup(gradient.tag, "", gradient.stops.map(\.markup)).with("id", name).with(gradient.attributes)
      return Markup("g", "p", [element, outline("url(#\(name))")])
    case .angular(let stops, let center, let start, let end):
      // SVG has no such gradient: the outline masks sectors of one colour each.
      let name = newName()
      let sectors = path.sectors(around: center, margin: margin, from: start, to: end, stops)
      let mask = Markup("mask", "", [outline("#fff")]).with("id", name).with("maskUnits", "userSpaceOnUse")
        .with("x", sectors.area.x.short).with("y", sectors.area.y.short)
        .with("width", sectors.area.width.short).with("height", sectors.area.height.short)
      let wheel = Markup("g", "", sectors.parts).with("mask", "url(#\(name))").with("shape-rendering", "crispEdges")
      return Markup("g", "a", [mask, wheel])
    }
  }

  // MARK: Groups

  private mutating func markup(of group: DrawingGroup) -> Markup {
    var around: [Markup] = []
    var outer = Markup("g", "o")
    if let clip = group.clip {
      let name = newName()
      let path = Markup("path").with("d", clip.path.svg).with("clip-rule", clip.isEvenOdd ? "evenodd" : nil)
      around.append(Markup("clipPath", "", [path]).with("id", name))
      outer["clip-path"] = "url(#\(name))"
    }
    if !group.filters.isEmpty {
      let name = newName()
      around.append(
        Markup("filter", "", group.filters.map(\.markup)).with("id", name).with("x", "-50%").with("y", "-50%")
          .with("width", "200%").with("height", "200%").with("color-interpolation-filters", "sRGB"))
      outer["filter"] = "url(#\(name))"
    }
    if group.opacity < 1 { outer["opacity"] = group.opacity.short }
    var inner = Markup("g", "i", group.commands.map { markup(of: $0) })
    if group.transform != .identity { inner["transform"] = group.transform.svg }
    if outer.attributes.count == 1 { return inner }
    outer.content = .elements(around + [inner])
    return outer
  }

  // MARK: Texts

  private func markup(of text: DrawingText) -> Markup {
    let (x, word, baseline) = text.svgPlace
    let markup: Markup
    if text.lines.count == 1, let only = text.lines.first {
      markup = Markup("text", text: line(only))
    } else {
      markup = Markup(
        "text", "",
        text.lines.enumerated().map { index, words in
          Markup("tspan", text: line(words)).with("x", x.short)
            .with("y", (baseline + Double(index) * text.lineHeight).short)
        })
    }
    return markup.with("x", x.short).with("y", baseline.short).with("font-size", text.pointSize.short)
      .with("text-anchor", word).with("fill", text.paint.plainCSS)
      .with("font-weight", text.font.weightOfDrawing.map(String.init))
      .with("font-family", text.font.isMonospaced ? "var(--mono)" : nil)
      .with("font-style", text.font.isItalic ? "italic" : nil)
  }
}

extension DrawingCommand {
  /// True if the command draws what looks wrong where it is wider or higher than it was made.
  fileprivate var showsWordsOrPictures: Bool {
    switch self {
    case .fill, .stroke: false
    case .text, .symbol, .picture: true
    case .group(let group): group.commands.contains(where: \.showsWordsOrPictures)
    }
  }
}
