package import KeelScene

/// The paint that a style resolves to, before the area is known.
package enum StylePaint: Hashable, Sendable {
  case color(SceneColor, opacity: Double)
  case gradient(StyleGradient)
  case material(SceneMaterial)
  indirect case tiles(StyleTile)

  /// Returns the paint with its opacity multiplied by a factor from 0 to 1.
  func faded(by factor: Double) -> StylePaint {
    switch self {
    case .color(let color, let opacity): return .color(color, opacity: opacity * factor)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].opacity *= factor }
      return .gradient(gradient)
    case .material: return self
    case .tiles(var tile):
      tile.opacity *= factor
      return .tiles(tile)
    }
  }

  /// Returns the paint for an area.
  package func drawn(in area: SceneRect) -> DrawingPaint {
    switch self {
    case .color(let color, let opacity): .color(color, opacity: opacity)
    case .gradient(let gradient): gradient.drawn(in: area)
    case .material(let material): .material(material)
    case .tiles(let tile): tile.drawn(in: area)
    }
  }
}

/// A picture that is repeated from the upper left corner of the area that it fills.
package struct StyleTile: Hashable, Sendable {
  package var data: ImageData
  /// The part of the picture, where its width and height are 1.
  package var part: SceneRect
  /// The size of the whole picture in points.
  package var size: SceneSize
  package var opacity = 1.0
  /// The colour where only a colour can be shown.
  package var color: SceneColor

  func drawn(in area: SceneRect) -> DrawingPaint {
    let place = SceneRect(
      x: area.x, y: area.y, width: part.width * size.width, height: part.height * size.height)
    return .tiles(DrawingTile(data, part: part, in: place, opacity: opacity))
  }
}

/// A gradient with resolved colours, in unit coordinates of the area that it fills.
package struct StyleGradient: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    /// The radii are in points.
    case radial(UnitPoint, Double, Double)
    /// The radii are parts of the sides of the area.
    case elliptical(UnitPoint, Double, Double)
    case angular(UnitPoint, Angle, Angle)
  }
  package var form: Form
  package var stops: [SceneGradient.Stop]

  func drawn(in area: SceneRect) -> DrawingPaint {
    func place(_ point: UnitPoint) -> ScenePoint {
      ScenePoint(x: area.x + point.x * area.width, y: area.y + point.y * area.height)
    }
    switch form {
    case .linear(let start, let end): return .linear(stops, from: place(start), to: place(end))
    case .radial(let center, let start, let end):
      return .radial(stops, center: place(center), startRadius: start, endRadius: end)
    case .elliptical(let center, let start, let end):
      return .radial(
        stops, center: place(center), startRadius: start * area.width, endRadius: end * area.width,
        aspect: area.width > 0 && area.height > 0 ? area.height / area.width : 1)
    case .angular(let center, let start, let end):
      return .angular(stops, center: place(center), startAngle: start.radians, endAngle: end.radians)
    }
  }

  /// The nearest gradient that needs no size.
  var inAnyArea: SceneGradient {
    func point(_ point: UnitPoint) -> SceneGradient.Point { SceneGradient.Point(x: point.x, y: point.y) }
    switch form {
    case .linear(let start, let end): return SceneGradient(stops: stops, start: point(start), end: point(end))
    case .radial(let center, _, _), .elliptical(let center, _, _):
      return SceneGradient(kind: .radial, stops: stops, start: point(center))
    case .angular(let center, _, _): return SceneGradient(kind: .angular, stops: stops, start: point(center))
    }
  }

  /// True if `inAnyArea` shows the same: a gradient from one edge straight to the opposite one.
  var isExactInAnyArea: Bool {
    guard case .linear(let start, let end) = form else { return false }
    func spans(_ one: Double, _ other: Double) -> Bool { min(one, other) == 0 && max(one, other) == 1 }
    return start.x == end.x && spans(start.y, end.y) || start.y == end.y && spans(start.x, end.x)
  }
}

extension Gradient {
  /// Sets the paint to this gradient, and the colour to that of the first stop.
  func apply(to resolution: inout _ShapeStyleResolution, as form: StyleGradient.Form) {
    guard let first = stops.first else { return }
    let context = resolution
    first.color._apply(to: &resolution)
    resolution.paint = paint(in: context, as: form)
    // A gradient whose first colour is none still has the others.
    if resolution.color == nil, resolution.paint != nil { resolution.color = .label }
  }

  /// Returns the gradient with its colours resolved; a single colour if all are the same.
  package func paint(in context: _ShapeStyleResolution, as form: StyleGradient.Form) -> StylePaint? {
    var resolved: [SceneGradient.Stop] = []
    var last: SceneColor?
    for stop in stops {
      switch stop.color.paint(in: context) {
      case .color(let color, let opacity)?:
        resolved.append(.init(color: color, opacity: opacity, location: stop.location))
        last = color
      case .gradient?, .material?, .tiles?, nil:
        // A clear colour blends like a transparent neighbour.
        resolved.append(.init(color: last ?? .label, opacity: 0, location: stop.location))
      }
    }
    if let firstSeen = resolved.first(where: { $0.opacity > 0 }) {
      for index in resolved.indices where resolved[index].opacity == 0 && last != nil {
        if resolved[index].color == .label { resolved[index].color = firstSeen.color }
      }
    } else {
      return nil
    }
    let first = resolved[0]
    if resolved.allSatisfy({ $0.color == first.color && $0.opacity == first.opacity }) {
      return .color(first.color, opacity: first.opacity)
    }
    return .gradient(StyleGradient(form: form, stops: resolved))
  }
}

extension LeafStyle {
  /// Returns the paint of a style for an area of a drawing, or `nil` if the style has no colour.
  package func paint(of style: any ShapeStyle, in area: SceneRect) -> DrawingPaint? {
    text.paint(of: style)?.drawn(in: area)
  }

  /// Returns the stops of a gradient with their colours resolved.
  package func stops(of gradient: Gradient) -> [SceneGradient.Stop] {
    switch text.paint(of: gradient) {
    case .gradient(let gradient)?: gradient.stops
    case .color(let color, let opacity)?: [SceneGradient.Stop(color: color, opacity: opacity, location: 0)]
    case .material?, .tiles?, nil: []
    }
  }
}
