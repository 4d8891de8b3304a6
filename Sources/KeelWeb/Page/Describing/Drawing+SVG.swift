internal import KeelScene

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

// Paths, lines and colours of drawings as attributes of SVG. The output consists of numbers and known words only.

extension DrawingPath {
  /// Returns sectors around a point that cover the path, each in one colour of a gradient, and their area.
  func sectors(
    around center: ScenePoint, margin: Double, from start: Double, to end: Double, _ stops: [SceneGradient.Stop]
  ) -> (area: SceneRect, parts: [Markup]) {
    var radius = 0.0
    for step in steps {
      _ = step.mapped { point in
        radius = max(radius, hypot(point.x - center.x, point.y - center.y))
        return point
      }
    }
    radius = (radius + margin) * 1.01 + 1
    let count = 120
    let turn = 2 * Double.pi
    let parts = (0..<count).map { index in
      let angle = start + Double(index) / Double(count) * turn
      let middle = angle + turn / Double(count) / 2
      let part = abs(end - start) > 1e-9 ? (middle - start) / (end - start) : 1
      func point(_ angle: Double) -> String {
        ScenePoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)).svg
      }
      // Sectors overlap a little, so that no gap shows between them.
      let path = "M\(center.svg)L\(point(angle))L\(point(angle + turn / Double(count) * 1.2))Z"
      return Markup("path").with("d", path).with("fill", stops.css(at: part))
    }
    return (
      SceneRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), parts
    )
  }
}

extension DrawingStroke {
  func markup(_ path: DrawingPath, _ color: String) -> Markup {
    Markup("path").with("d", path.svg).with("fill", "none").with("stroke", color).with(svg)
  }
}

extension SceneGradient.Stop {
  var markup: Markup {
    Markup("stop").with("offset", location.short).with("stop-color", color.css)
      .with("stop-opacity", opacity < 1 ? opacity.short : nil)
  }
}

extension [SceneGradient.Stop] {
  /// Returns the colour at a position from 0 to 1.
  func css(at part: Double) -> String {
    guard let (low, high, share) = neighbours(of: part) else { return "none" }
    guard low != high else { return high.color.css(opacity: high.opacity) }
    return "color-mix(in srgb,\(high.color.css(opacity: high.opacity)) \((share * 100).short)%,"
      + "\(low.color.css(opacity: low.opacity)))"
  }
}

extension DrawingPaint {
  /// The paint as one colour: the first of a gradient.
  var plainCSS: String {
    switch self {
    case .color(let color, let opacity): color.css(opacity: opacity)
    case .material(let material): "var(--material-\(material.rawValue))"
    case .tiles(let tile): SceneColor.label.css(opacity: tile.opacity)
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      stops.first.map { $0.color.css(opacity: $0.opacity) } ?? "none"
    }
  }
}

extension DrawingGroup.Filter {
  var markup: Markup {
    let element = svg(\.css)
    return Markup(element.tag).with(element.attributes)
  }
}

extension Markup {
  /// Returns the markup with attributes.
  consuming func with(_ attributes: [SVGAttribute]) -> Markup {
    for (name, value) in attributes { self[name] = value }
    return self
  }
}
