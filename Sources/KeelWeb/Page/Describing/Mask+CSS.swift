internal import KeelInteraction
internal import KeelScene

// The mask of a box, as a picture in CSS. Its luminance counts: all colours become white with the opacity of the paint.

extension DrawingElement {
  /// The mask as the value of `mask-image`. It is stretched to the box.
  @MainActor var maskCSS: String {
    guard let size, size.width > 0, size.height > 0 else { return "linear-gradient(#0000,#0000)" }
    // Browsers load nothing else into a picture of an address, so that a picture in a mask is empty.
    var writer = DrawingMarkup(prefix: "m", line: SafeText.line) { _ in nil }
    writer.isAlone = true
    let parts = commands.map { writer.markup(of: $0.inWhite) }
    let picture = Markup("svg", "", parts).with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", size.width.short).with("height", size.height.short)
      .with("viewBox", "0 0 \(size.width.short) \(size.height.short)").with("preserveAspectRatio", "none")
      .with("font-family", "system-ui,sans-serif")
    // Only letters, digits and a few signs are written as they are, so that nothing ends the address or the declaration.
    var html = HTMLWriter()
    html.write(picture)
    var address = ""
    for byte in html.bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "="), UInt8(ascii: " "), UInt8(ascii: ","):
        address.append(Character(Unicode.Scalar(byte)))
      default:
        address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return "url(\"data:image/svg+xml,\(address)\")"
  }
}

extension DrawingCommand {
  /// The command with white in place of each colour, which has the opacity of its paint.
  fileprivate var inWhite: DrawingCommand {
    switch self {
    case .fill(let path, let paint, let isEvenOdd): return .fill(path, paint.inWhite, isEvenOdd: isEvenOdd)
    case .stroke(let path, let paint, let stroke): return .stroke(path, paint.inWhite, stroke)
    case .text(var text):
      text.paint = text.paint.inWhite
      return .text(text)
    case .symbol(var symbol, let area):
      symbol.color = .white
      return .symbol(symbol, in: area)
    case .picture: return self
    case .group(var group):
      group.commands = group.commands.map(\.inWhite)
      return .group(group)
    }
  }
}

extension SceneColor {
  fileprivate static let white = SceneColor.rgb(red: 255, green: 255, blue: 255)
}

extension DrawingPaint {
  fileprivate var inWhite: DrawingPaint {
    func white(_ stops: [SceneGradient.Stop]) -> [SceneGradient.Stop] {
      stops.map { SceneGradient.Stop(color: .white, opacity: $0.opacity, location: $0.location) }
    }
    return switch self {
    case .color(_, let opacity): .color(.white, opacity: opacity)
    case .material: .color(.white)
    case .tiles(let tile): .color(.white, opacity: tile.opacity)
    case .linear(let stops, let start, let end): .linear(white(stops), from: start, to: end)
    case .radial(let stops, let center, let start, let end, let aspect):
      .radial(white(stops), center: center, startRadius: start, endRadius: end, aspect: aspect)
    case .angular(let stops, let center, let start, let end):
      .angular(white(stops), center: center, startAngle: start, endAngle: end)
    }
  }
}

extension Markup {
  /// The definition of a symbol as a part of a picture without a style sheet.
  var aloneSymbol: Markup { Markup("svg", "", content: styled).with("viewBox", "0 0 24 24") }

  private init(_ tag: String, _ classes: String, content: Markup) {
    self.init(tag, classes, content.content)
  }

  /// The markup with the rules of the style sheet for symbols as attributes.
  private var styled: Markup {
    var markup = self
    let classes = markup["class"]
    markup["class"] = nil
    if tag == "g" { markup["stroke-width"] = classes == "cut" ? "3.6" : "3.2" }
    if classes == "full" {
      markup["fill"] = "currentColor"
      markup["stroke-width"] = "1.2"
    }
    if classes == "cut" {
      markup["color"] = "#000"
      markup["stroke"] = "#000"
    }
    if tag == "text" {
      markup["fill"] = "currentColor"
      markup["stroke"] = "none"
      markup["font-size"] = "17"
      markup["font-weight"] = "600"
    }
    if case .elements(let elements) = content { markup.content = .elements(elements.map(\.styled)) }
    return markup
  }
}
