internal import KeelScene

/// The drawings of symbols, as definitions in the document.
///
/// The drawings use a field of 24 by 24. Each is the picture of the name's `SymbolForm` with its modifications.
enum SymbolArt {
  /// Returns the identifier of the element with that drawing.
  @MainActor static func name(of symbol: Symbol) -> String {
    let known = names[symbol.name] ?? Name("s-" + identifier(symbol.name), layers: layerCount(symbol.name))
    if names.count < 1_000 { names[symbol.name] = known }
    guard let value = symbol.variableValue, let count = known.layers else { return known.base }
    return known.base + "_\(lit(value, of: count))"
  }

  /// The identifiers of symbols that have been requested, which are few and the same in every tab.
  @MainActor private static var names: [String: Name] = [:]

  private struct Name {
    let base: String
    /// The number of variable layers, if there is more than one.
    let layers: Int?
    init(_ base: String, layers: Int?) {
      self.base = base
      self.layers = layers
    }
  }

  /// Returns the definition with that identifier.
  ///
  /// - Parameters:
  ///   - base: The path of the server, below which icons of the theme are. Without it they are placeholders.
  ///   - isAlone: True if it is not a part of a document, in which masks have names.
  static func definition(named name: String, base: String?, isAlone: Bool = false) -> Markup {
    let parts = name.dropFirst(2).split(separator: "_")
    let symbol = (parts.first ?? "").split(separator: "-").joined(separator: ".")
    let lit = parts.count > 1 ? Int(parts[1]) : nil
    return Markup("symbol", "", art(of: symbol, lit: lit, base: base, mask: isAlone ? nil : maskName(name)))
      .with("id", name).with("viewBox", "0 0 24 24")
  }

  /// Returns the identifier of the mask in the definition with an identifier.
  static func maskName(_ name: String) -> String { name + "-m" }

  /// Keeps only letters, digits and points of a name, so that it is safe in an address.
  private static func identifier(_ name: String) -> String {
    var text = ""
    for byte in name.utf8.prefix(80) {
      switch byte {
      case UInt8(ascii: "."): text += "-"
      case 0x30...0x39, 0x61...0x7A: text.append(Character(Unicode.Scalar(byte)))
      case 0x41...0x5A: text.append(Character(Unicode.Scalar(byte + 32)))
      default: continue
      }
    }
    return text
  }

  /// Returns the number of layers that are lit.
  static func lit(_ value: Double, of count: Int) -> Int {
    min(count, max(0, Int((value * Double(count)).rounded(.up))))
  }

  private static func layerCount(_ name: String) -> Int? {
    guard case .drawn(let picture)? = SymbolForm(name)?.picture else { return nil }
    let count = SymbolPaths.all[picture]?.split(separator: "|").count
    return (count ?? 1) > 1 ? count : nil
  }

  /// Returns the drawing of the name.
  ///
  /// - Parameter mask: The identifier of the mask that cuts inner details out of a filled shape, so that what is behind the
  ///   symbol shows through. Without one they have the colour of the background.
  static func art(of name: String, lit: Int? = nil, base: String? = nil, mask: String? = nil) -> [Markup] {
    guard let form = SymbolForm(name) else { return [path(unknown)] }
    // The picture in a filled frame is cut out of it.
    var parts = picture(form.picture, lit: lit, isFilled: form.isFilled && form.enclosure == nil, base, mask)
    if form.isSlashed { parts.append(path("M4 3 20 21")) }
    if let enclosure = form.enclosure {
      let outline = path(enclosure.outline, isFilled: form.isFilled)
      let picture = group(parts, enclosure.place)
      parts = form.isFilled ? cut([picture], outOf: [outline], mask) : [outline, picture]
    }
    if let badge = form.badge {
      parts = [
        group(parts, "scale(.8)"),
        group(picture(.drawn(badge), lit: nil, isFilled: false, base, nil), "translate(14 14) scale(.42)"),
      ]
    }
    return parts
  }

  /// A dashed square with a dot, for unknown names.
  private static let unknown =
    "M4 8V4h4M10.5 4h3M16 4h4v4M20 10.5v3M20 16v4h-4M13.5 20h-3M8 20H4v-4M4 13.5v-3M12 12v.01"

  /// The placeholder as a document to refer to, for icons that are not installed.
  static let placeholder =
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"\(ThemeIcon.identifier)\" viewBox=\"0 0 24 24\">"
    + "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\" stroke-linecap=\"round\" d=\"\(unknown)\"/>"
    + "</symbol></svg>"

  private static func picture(
    _ picture: SymbolForm.Picture, lit: Int?, isFilled: Bool, _ base: String?, _ mask: String?
  ) -> [Markup] {
    switch picture {
    case .drawn(let name): return layers(SymbolPaths.all[name] ?? unknown, lit: lit, isFilled: isFilled, mask)
    case .themed(let icon):
      guard let base else { return [path(unknown)] }
      // The icon alone is in a document of its own, so that it is read off the main actor, when a browser asks for it.
      let use = Markup("use").with("href", base + ThemeIcons.path + icon + ".svg#" + ThemeIcon.identifier)
      return [use.with("x", "2").with("y", "2").with("width", "20").with("height", "20")]
    case .text(let text):
      return [Markup("text", text: text).with("x", "12").with("y", "18").with("text-anchor", "middle")]
    }
  }

  private static func layers(_ drawing: String, lit: Int?, isFilled: Bool, _ mask: String?) -> [Markup] {
    let sides: [Substring] = drawing.split(separator: "^")
    let parts: [Substring] = (sides.first ?? "").split(separator: "~")
    let layers: [Substring] = (parts.first ?? "").split(separator: "|")
    // A part that is always filled distinguishes the drawing already.
    let fills = isFilled && !layers.contains { $0.hasPrefix("F") }
    let body = layers.enumerated().map { index, layer in
      let isSolid = layer.hasPrefix("F")
      let markup = path(String(isSolid ? layer.dropFirst() : layer), isFilled: fills || isSolid)
      return lit.map { index < $0 } ?? true ? markup : markup.with("opacity", ".25")
    }
    let details = parts.dropFirst().map { path(String($0)) }
    return (fills ? cut(details, outOf: body, mask) : body + details) + sides.dropFirst().map { path(String($0)) }
  }

  /// Returns a filled shape without the details that are drawn in it.
  private static func cut(_ details: [Markup], outOf shape: [Markup], _ mask: String?) -> [Markup] {
    let details = details.map { $0.with("class", "cut") }
    guard let mask, !details.isEmpty else { return shape + details }
    let field = Markup("path").with("d", "M-6-6h36v36h-36Z").with("fill", "#fff").with("stroke", "none")
    return [
      Markup("mask", "", [field] + details).with("id", mask),
      Markup("g", "", shape).with("class", "holed").with("mask", "url(#\(mask))"),
    ]
  }

  private static func group(_ parts: [Markup], _ transform: String) -> Markup {
    Markup("g", "", parts).with("transform", transform)
  }

  private static func path(_ data: String, isFilled: Bool = false) -> Markup {
    Markup("path", isFilled ? "full" : "").with("d", data)
  }
}

extension SymbolForm.Enclosure {
  fileprivate var outline: String {
    switch self {
    case .circle: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z"
    case .square: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"
    case .rectangle: "M3.5 5h17a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z"
    case .diamond: "M12 1.5 22.5 12 12 22.5 1.5 12Z"
    case .octagon: "M8 2h8l6 6v8l-6 6H8l-6-6V8Z"
    case .seal: SymbolPaths.all["seal"] ?? ""
    case .shield: "M12 2 4 5v6c0 5.5 3.5 9.5 8 11 4.5-1.5 8-5.5 8-11V5Z"
    case .bubble: "M3 3h18v14H11l-5 4.5V17H3Z"
    case .app: "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z"
    case .triangle: "M12 2.5 22.5 21h-21Z"
    }
  }

  /// The position of the picture in the frame.
  fileprivate var place: String {
    switch self {
    case .circle, .square, .app, .seal: "translate(5.5 5.5) scale(.54)"
    case .rectangle: "translate(6.5 6.5) scale(.46)"
    case .diamond, .octagon: "translate(6 6) scale(.5)"
    case .shield: "translate(6.2 5.5) scale(.48)"
    case .bubble: "translate(6.2 4.2) scale(.48)"
    case .triangle: "translate(7.2 9) scale(.4)"
    }
  }
}
