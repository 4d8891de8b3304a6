// Numbers, paths and transforms as attributes of SVG. The output consists of numbers and known words only.

extension Double {
  /// The number with at most three decimal places.
  package var short: String {
    let thousandths = Int((max(min(self, 1e12), -1e12) * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return sign + String(whole) }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + "\(whole).\(digits)"
  }
}

extension DrawingPath {
  /// The path as the value of a `d` attribute.
  package var svg: String {
    var text = ""
    text.reserveCapacity(steps.count * 12)
    for step in steps {
      switch step {
      case .move(let end): text += "M\(end.svg)"
      case .line(let end): text += "L\(end.svg)"
      case .quadCurve(let end, let control): text += "Q\(control.svg) \(end.svg)"
      case .curve(let end, let first, let second): text += "C\(first.svg) \(second.svg) \(end.svg)"
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }
}

extension ScenePoint {
  package var svg: String { "\(x.short) \(y.short)" }
}

extension DrawingTransform {
  package var svg: String {
    func exact(_ number: Double) -> String {
      // Three decimal places would move distant points of a rotated drawing.
      let scaled = (number * 1e6).rounded() / 1e6
      return scaled == scaled.rounded() ? scaled.short : "\(scaled)"
    }
    return "matrix(\([a, b, c, d, tx, ty].map(exact).joined(separator: " ")))"
  }
}

/// The name and the value of an attribute.
package typealias SVGAttribute = (name: String, value: String)

extension DrawingStroke {
  /// The width, the ends, the corners and the dashes of a line, without those that are SVG's defaults.
  package var svg: [SVGAttribute] {
    var found: [SVGAttribute] = []
    if width != 1 { found.append(("stroke-width", width.short)) }
    if cap != .butt { found.append(("stroke-linecap", cap.rawValue)) }
    if join == .miter {
      found.append(("stroke-miterlimit", miterLimit.short))
    } else {
      found.append(("stroke-linejoin", join.rawValue))
    }
    guard !dash.isEmpty else { return found }
    found.append(("stroke-dasharray", dash.map(\.short).joined(separator: " ")))
    if dashPhase != 0 { found.append(("stroke-dashoffset", dashPhase.short)) }
    return found
  }
}

extension DrawingPaint {
  /// The element of a gradient along a line or from a centre outwards, without its stops; `nil` for other paints.
  package var svgGradient: (tag: String, attributes: [SVGAttribute], stops: [SceneGradient.Stop])? {
    switch self {
    case .linear(let stops, let start, let end):
      let attributes: [SVGAttribute] = [
        ("gradientUnits", "userSpaceOnUse"), ("x1", start.x.short), ("y1", start.y.short), ("x2", end.x.short),
        ("y2", end.y.short),
      ]
      return ("linearGradient", attributes, stops)
    case .radial(let stops, let center, let startRadius, let endRadius, let aspect):
      var attributes: [SVGAttribute] = [
        ("gradientUnits", "userSpaceOnUse"), ("cx", center.x.short), ("cy", (center.y / aspect).short),
        ("fr", startRadius.short), ("r", max(endRadius, startRadius).short),
      ]
      if aspect != 1 { attributes.append(("gradientTransform", "scale(1 \(aspect.short))")) }
      return ("radialGradient", attributes, stops)
    case .color, .material, .tiles, .angular: return nil
    }
  }
}

extension DrawingText {
  /// The place of the first line: its `x`, the value of `text-anchor`, and the baseline. SVG knows three places of a
  /// text; it is moved from the nearest one by the rest of the estimated width.
  package var svgPlace: (x: Double, anchor: String, baseline: Double) {
    let bounds = bounds
    let (nearest, word) = anchor.x < 0.25 ? (0, "start") : anchor.x > 0.75 ? (1, "end") : (0.5, "middle")
    let top = origin.y - anchor.y * bounds.height
    return (
      origin.x - (anchor.x - nearest) * bounds.width, word, top + (lineHeight - pointSize) / 2 + pointSize * 0.8
    )
  }
}

extension DrawingGroup.Filter {
  /// The element of the filter. The closure writes a colour.
  package func svg(_ text: (SceneColor) -> String) -> (tag: String, attributes: [SVGAttribute]) {
    switch self {
    case .blur(let radius): ("feGaussianBlur", [("stdDeviation", radius.short)])
    case .shadow(let color, let opacity, let radius, let x, let y):
      (
        "feDropShadow",
        [
          ("dx", x.short), ("dy", y.short), ("stdDeviation", (radius / 2).short), ("flood-color", text(color)),
          ("flood-opacity", opacity.short),
        ]
      )
    }
  }
}

extension SceneFont {
  /// The weight of the letters as a number; `nil` for regular ones.
  package var weightOfDrawing: Int? {
    switch weight {
    case .light: 300
    case .regular: nil
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case nil:
      style == .headline && size == nil ? 600 : nil
    }
  }
}
