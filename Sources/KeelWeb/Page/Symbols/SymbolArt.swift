internal import KeelScene

/// The pictures of symbols, as parts of the document that symbols in it refer to.
///
/// Drawn on a field of 24 by 24. A name that ends in `.circle`, `.square`, `.slash` or `.fill` is drawn of the picture
/// without that ending; one that is not known at all gets a small square.
enum SymbolArt {
  /// What the element of that picture is called. Symbols that look the same share it.
  @MainActor static func name(of symbol: Symbol) -> String {
    let known = names[symbol.name] ?? Name("s-" + identifier(symbol.name), layers: layerCount(symbol.name))
    if names.count < 1_000 { names[symbol.name] = known }
    guard let value = symbol.variableValue, let count = known.layers else { return known.base }
    return known.base + "-\(lit(value, of: count))"
  }

  /// What symbols are called, kept for those that have been asked for: every tab has the same few.
  @MainActor private static var names: [String: Name] = [:]

  private struct Name {
    let base: String
    /// How many layers can be lit, where it is more than one.
    let layers: Int?
    init(_ base: String, layers: Int?) {
      self.base = base
      self.layers = layers
    }
  }

  /// The definition that the name stands for.
  static func definition(named name: String) -> Markup {
    var parts = name.dropFirst(2).split(separator: "-")
    var lit: Int?
    if parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      lit = number
      parts.removeLast()
    }
    let paths = art(parts.joined(separator: "."), lit: lit)
    return Markup("symbol", "", paths).with("id", name).with("viewBox", "0 0 24 24")
  }

  /// Only letters, digits and points of a name are used, so that it can stand in an address.
  private static func identifier(_ name: String) -> String {
    var text = ""
    for byte in name.utf8.prefix(60) {
      switch byte {
      case UInt8(ascii: "."): text += "-"
      case 0x30...0x39, 0x61...0x7A: text.append(Character(Unicode.Scalar(byte)))
      case 0x41...0x5A: text.append(Character(Unicode.Scalar(byte + 32)))
      default: continue
      }
    }
    // A number at the end would be taken for how much of it is lit.
    return text.last?.isNumber ?? true ? text + "x" : text
  }

  /// How many layers of so many are lit.
  static func lit(_ value: Double, of count: Int) -> Int {
    min(count, max(0, Int((value * Double(count)).rounded(.up))))
  }

  private static func layerCount(_ name: String) -> Int? {
    let count = SymbolPaths.all[identifier(name).split(separator: "-").joined(separator: ".")]?.split(separator: "|")
      .count
    return (count ?? 1) > 1 ? count : nil
  }

  private static func art(_ name: String, lit: Int?) -> [Markup] {
    if let drawing = SymbolPaths.all[name] { return layers(drawing, lit: lit, isFilled: false) }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    if let whole = SymbolPaths.all[parts.joined(separator: ".")] { return layers(whole, lit: lit, isFilled: isFilled) }
    if let frame = parts.lastIndex(where: { $0 == "circle" || $0 == "square" }), frame > 0 {
      let inner = art(parts[..<frame].joined(separator: "."), lit: lit)
      let outline = parts[frame] == "circle" ? "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z" : "M4 4h16v16H4Z"
      return [
        path(outline, isFilled: isFilled),
        Markup("g", "", inner).with("transform", "translate(5.5 5.5) scale(.54)").with("class", isFilled ? "cut" : nil),
      ]
    }
    if parts.last == "slash" {
      return art(parts.dropLast().joined(separator: "."), lit: lit) + [path("M4 3 20 21", isFilled: false)]
    }
    while parts.count > 1 {
      parts.removeLast()
      if let drawing = SymbolPaths.all[parts.joined(separator: ".")] {
        return layers(drawing, lit: lit, isFilled: isFilled)
      }
    }
    return [path("M8 8h8v8H8Z", isFilled: true)]
  }

  private static func layers(_ drawing: String, lit: Int?, isFilled: Bool) -> [Markup] {
    drawing.split(separator: "|").enumerated().map { index, layer in
      let isSolid = layer.hasPrefix("F")
      let markup = path(String(isSolid ? layer.dropFirst() : layer), isFilled: isFilled || isSolid)
      return lit.map { index < $0 } ?? true ? markup : markup.with("opacity", ".25")
    }
  }

  private static func path(_ data: String, isFilled: Bool) -> Markup {
    Markup("path", isFilled ? "full" : "").with("d", data)
  }
}
