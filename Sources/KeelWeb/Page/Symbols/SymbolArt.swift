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
    return known.base + "_\(SymbolDrawing.lit(value, of: count))"
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

  private static func layerCount(_ name: String) -> Int? {
    guard case .drawn(let picture)? = SymbolForm(name)?.picture else { return nil }
    return SymbolDrawing.layerCount(of: picture)
  }

  /// Returns the drawing of the name.
  ///
  /// - Parameter mask: The identifier of the mask that cuts inner details out of a filled shape, so that what is behind the
  ///   symbol shows through. Without one they have the colour of the background.
  static func art(of name: String, lit: Int? = nil, base: String? = nil, mask: String? = nil) -> [Markup] {
    guard let form = SymbolForm(name) else { return [path(SymbolPaths.unknown)] }
    // The picture in a filled frame is cut out of it.
    var parts = picture(form.picture, lit: lit, isFilled: form.isFilled && form.enclosure == nil, base, mask)
    if form.isSlashed { parts.append(path(SymbolDrawing.slash)) }
    if let enclosure = form.enclosure {
      let outline = path(enclosure.outline, isFilled: form.isFilled)
      let picture = group(parts, enclosure.place)
      parts = form.isFilled ? cut([picture], outOf: [outline], mask) : [outline, picture]
    }
    if let badge = form.badge {
      parts = [
        group(parts, SymbolDrawing.badgedPlace),
        group(picture(.drawn(badge), lit: nil, isFilled: false, base, nil), SymbolDrawing.badgePlace),
      ]
    }
    return parts
  }

  /// The placeholder as a document to refer to, for icons that are not installed.
  static let placeholder =
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"\(ThemeIcon.identifier)\" viewBox=\"0 0 24 24\">"
    + "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\" stroke-linecap=\"round\" "
    + "d=\"\(SymbolPaths.unknown)\"/></symbol></svg>"

  private static func picture(
    _ picture: SymbolForm.Picture, lit: Int?, isFilled: Bool, _ base: String?, _ mask: String?
  ) -> [Markup] {
    switch picture {
    case .drawn(let name): return layers(of: SymbolDrawing(of: name, lit: lit, isFilled: isFilled), mask)
    case .themed(let icon):
      guard let base else { return [path(SymbolPaths.unknown)] }
      // The icon alone is in a document of its own, so that it is read off the main actor, when a browser asks for it.
      let use = Markup("use").with("href", base + ThemeIcons.path + icon + ".svg#" + ThemeIcon.identifier)
      return [use.with("x", "2").with("y", "2").with("width", "20").with("height", "20")]
    case .text(let text):
      return [Markup("text", text: text).with("x", "12").with("y", "18").with("text-anchor", "middle")]
    }
  }

  private static func layers(of drawing: SymbolDrawing, _ mask: String?) -> [Markup] {
    let shapes = drawing.shapes.map { shape in
      let markup = path(shape.path, isFilled: shape.isFilled)
      return shape.isFaint ? markup.with("opacity", ".25") : markup
    }
    let details = drawing.details.map { path($0) }
    return (drawing.isCut ? cut(details, outOf: shapes, mask) : shapes + details) + drawing.outside.map { path($0) }
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
