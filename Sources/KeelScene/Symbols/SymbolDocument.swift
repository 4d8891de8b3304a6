/// The drawing of a symbol as a document of SVG, in one colour.
///
/// It looks as in browsers, whose document and stylesheet have the same numbers.
package struct SymbolDocument {
  /// The elements, which fill a square of 24 by 24 units.
  package private(set) var content = ""
  private let color: String
  private let prefix: String
  private var maskCount = 0

  /// The whole document.
  package var text: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" width=\"24\" height=\"24\">\(content)</svg>"
  }

  /// Creates the document; `nil` for an unknown name, and for one that only icons of a theme show.
  ///
  /// - Parameters:
  ///   - color: The colour, as SVG writes it. Front ends that colour what they have drawn use white.
  ///   - prefix: The beginning of the identifiers of its masks, for a drawing with several symbols.
  package init?(of symbol: Symbol, color: String = "#fff", prefix: String = "m") {
    self.color = color
    self.prefix = prefix
    guard let form = SymbolForm(symbol.name) else { return nil }
    if case .themed = form.picture { return nil }
    var parts = picture(form, lit: symbol.variableValue)
    if form.isSlashed { parts += path(SymbolDrawing.slash) }
    if let enclosure = form.enclosure {
      let outline = path(enclosure.outline, isFilled: form.isFilled)
      parts =
        form.isFilled
        ? cut("<g stroke-width=\"3.6\" transform=\"\(enclosure.place)\">\(parts)</g>", outOf: outline)
        : outline + group(parts, enclosure.place)
    }
    if let badge = form.badge {
      let drawing = SymbolDrawing(of: badge)
      parts = group(parts, SymbolDrawing.badgedPlace) + group(layers(of: drawing), SymbolDrawing.badgePlace)
    }
    content = """
      <g color="\(color)" fill="none" stroke="\(color)" stroke-width="1.8" stroke-linecap="round" \
      stroke-linejoin="round">\(parts)</g>
      """
  }

  private mutating func picture(_ form: SymbolForm, lit value: Double?) -> String {
    switch form.picture {
    case .drawn(let name):
      let count = SymbolDrawing.layerCount(of: name)
      let lit = value.flatMap { value in count.map { SymbolDrawing.lit(value, of: $0) } }
      return layers(of: SymbolDrawing(of: name, lit: lit, isFilled: form.isFilled && form.enclosure == nil))
    case .text(let text):
      return """
        <text x="12" y="18" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="17" \
        fill="\(color)" stroke="none">\(text)</text>
        """
    case .themed: return ""
    }
  }

  private mutating func layers(of drawing: SymbolDrawing) -> String {
    let shapes = drawing.shapes.map { path($0.path, isFilled: $0.isFilled, isFaint: $0.isFaint) }.joined()
    let details = drawing.details.map { path($0) }.joined()
    return (drawing.isCut ? cut(details, outOf: shapes) : shapes + details)
      + drawing.outside.map { path($0) }.joined()
  }

  /// Returns a filled shape without the details that are drawn in it.
  private mutating func cut(_ details: String, outOf shape: String) -> String {
    guard !details.isEmpty else { return shape }
    maskCount += 1
    return """
      <mask id="\(prefix)\(maskCount)" maskUnits="userSpaceOnUse" x="-6" y="-6" width="36" height="36">\
      <path d="M-6-6h36v36h-36Z" fill="#fff" stroke="none"/>\(details.replacing(color, with: "#000"))</mask>\
      <g mask="url(#\(prefix)\(maskCount))">\(shape)</g>
      """
  }

  private func group(_ parts: String, _ transform: String) -> String {
    "<g stroke-width=\"3.2\" transform=\"\(transform)\">\(parts)</g>"
  }

  private func path(_ data: String, isFilled: Bool = false, isFaint: Bool = false) -> String {
    let look = isFilled ? " fill=\"\(color)\" stroke-width=\"1.2\"" : ""
    return "<path d=\"\(data)\" stroke=\"\(color)\"\(look)\(isFaint ? " opacity=\"0.25\"" : "")/>"
  }
}
