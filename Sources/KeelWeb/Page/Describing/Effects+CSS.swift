internal import KeelScene

// Effects of boxes in CSS. The output consists of numbers and known words only.

extension [SceneEffect] {
  /// The declarations of the effects, apart from the colours that CSS has no function for (`hasOwnFilter`).
  ///
  /// - Parameter filter: The identifier of the filter for those colours.
  func css(filter: String) -> String {
    var parts: [String] = []
    let moves = compactMap(\.move)
    if moves.count == 1 {
      parts.append("transform:" + moves[0].function)
      if !moves[0].isCentered { parts.append("transform-origin:" + moves[0].origin) }
    } else if !moves.isEmpty {
      // The first effect is the innermost one. Each is about an anchor of its own.
      let functions = moves.reversed().map { $0.isCentered ? $0.function : $0.aboutItsAnchor }
      parts.append("transform:" + functions.joined(separator: " "))
    }
    let filters = enumerated().compactMap { $1.needsOwnFilter ? "url(#\(filter)\($0))" : $1.filter }
    if !filters.isEmpty { parts.append("filter:" + filters.joined(separator: " ")) }
    var opacity = 1.0
    for effect in self {
      switch effect {
      case .opacity(let part): opacity *= part
      case .blend(let mode): parts.append("mix-blend-mode:" + mode.css)
      case .isolated: parts.append("isolation:isolate")
      default: break
      }
    }
    if opacity < 1 { parts.append("opacity:" + opacity.short) }
    return parts.joined(separator: ";")
  }

  /// The declarations of the effects for a moment of an animation: those that browsers show between two states, about the
  /// centre of the element.
  var stateCSS: String {
    var parts: [String] = []
    let moves = compactMap(\.move).reversed().map { $0.isCentered ? $0.function : $0.aboutItsAnchor }
    if !moves.isEmpty { parts.append("transform:" + moves.joined(separator: " ")) }
    let filters = compactMap(\.filter)
    if !filters.isEmpty { parts.append("filter:" + filters.joined(separator: " ")) }
    let opacity = reduce(1.0) { if case .opacity(let part) = $1 { $0 * part } else { $0 } }
    if opacity < 1 { parts.append("opacity:" + opacity.short) }
    return parts.joined(separator: ";")
  }

  /// The filters of SVG for colours that CSS has no function for.
  func filterMarkup(named name: String) -> [Markup] {
    enumerated().compactMap { index, effect in
      let steps: [Markup]
      switch effect {
      case .multiply(let color, let opacity):
        let flood = Markup("feFlood").with("flood-color", color.css).with("flood-opacity", opacity.short)
          .with("result", "c")
        // The product of premultiplied parts, opacities included.
        let product = Markup("feComposite").with("in", "SourceGraphic").with("in2", "c")
          .with("operator", "arithmetic").with("k1", "1").with("k2", "0").with("k3", "0").with("k4", "0")
        steps = [flood, product]
      case .color(.luminanceToAlpha):
        steps = [Markup("feColorMatrix").with("type", "luminanceToAlpha")]
      default: return nil
      }
      return Markup("filter", "", steps).with("id", name + String(index)).with("x", "0").with("y", "0")
        .with("width", "1").with("height", "1").with("color-interpolation-filters", "sRGB")
    }
  }
}

/// A transform function of CSS and the point that it is about.
private struct CSSMove {
  var function: String
  var anchor: ScenePoint

  var isCentered: Bool { anchor == ScenePoint(x: 0.5, y: 0.5) }
  var origin: String { "\((anchor.x * 100).short)% \((anchor.y * 100).short)%" }
  /// The function about its anchor, in an element whose transforms are about its centre.
  var aboutItsAnchor: String {
    let (x, y) = ((anchor.x - 0.5) * 100, (anchor.y - 0.5) * 100)
    return "translate(\(x.short)%,\(y.short)%) \(function) translate(\((-x).short)%,\((-y).short)%)"
  }
}

extension SceneEffect {
  fileprivate var move: CSSMove? {
    switch self {
    case .rotation(let angle, let anchor): return CSSMove(function: "rotate(\(angle.degrees))", anchor: anchor)
    case .rotation3D(let angle, let axis, let anchor, let distance):
      let turn = "rotate3d(\(axis.x.precise),\(axis.y.precise),\(axis.z.precise),\(angle.degrees))"
      return CSSMove(function: (distance.map { "perspective(\($0.css)) " } ?? "") + turn, anchor: anchor)
    case .scale(let x, let y, let anchor):
      return CSSMove(function: x == y ? "scale(\(x.precise))" : "scale(\(x.precise),\(y.precise))", anchor: anchor)
    case .transform(let transform, let anchor):
      let matrix = [transform.a, transform.b, transform.c, transform.d].map(\.precise).joined(separator: ",")
      return CSSMove(
        function: "translate(\(transform.tx.css),\(transform.ty.css)) matrix(\(matrix),0,0)", anchor: anchor)
    case .offset(let x, let y):
      // The direction of a node is known to the style sheet.
      let across = x == 0 ? "0" : "calc(\(x.css)*var(--way,1))"
      return CSSMove(function: "translate(\(across),\(y.css))", anchor: ScenePoint(x: 0.5, y: 0.5))
    case .opacity, .blur, .shadow, .color, .multiply, .blend, .isolated: return nil
    }
  }

  fileprivate var needsOwnFilter: Bool {
    switch self {
    case .multiply, .color(.luminanceToAlpha): true
    default: false
    }
  }

  /// True if the effect needs a filter of SVG inside of the node.
  var hasOwnFilter: Bool { needsOwnFilter }

  fileprivate var filter: String? {
    switch self {
    case .blur(let radius): "blur(\(radius.css))"
    // Half of the length in CSS is the standard deviation, which is the radius.
    case .shadow(let color, let opacity, let radius, let x, let y):
      "drop-shadow(\(x.css) \(y.css) \(radius.css) \(color.css(opacity: opacity)))"
    case .color(let effect): effect.filter
    case .rotation, .rotation3D, .scale, .transform, .offset, .opacity, .multiply, .blend, .isolated: nil
    }
  }
}

extension SceneColorEffect {
  fileprivate var filter: String {
    switch self {
    case .brightness(let amount):
      // The function of this name multiplies. A weaker contrast and a stronger multiplication add.
      let sum = "contrast(\((1 / (1 + 2 * abs(amount))).precise)) brightness(\((1 + 2 * abs(amount)).precise))"
      return amount < 0 ? "invert(1) \(sum) invert(1)" : sum
    case .contrast(let amount):
      return amount < 0 ? "invert(1) contrast(\((-amount).precise))" : "contrast(\(amount.precise))"
    case .saturation(let amount): return "saturate(\(amount.precise))"
    case .grayscale(let amount): return "grayscale(\(amount.precise))"
    case .hueRotation(let angle): return "hue-rotate(\(angle.degrees))"
    case .invert: return "invert(1)"
    case .luminanceToAlpha: return "none"
    }
  }
}

extension SceneBlendMode {
  fileprivate var css: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    }
  }
}

extension SceneOutline {
  /// The outline as a polygon in parts of the box, which is stretched with it.
  var css: String {
    let corners = polygon.map { "\(($0.x * 100).short)% \(($0.y * 100).short)%" }
    // Nothing is inside of a path without an area.
    guard corners.count > 2 else { return "polygon(0 0)" }
    return "polygon(\(isEvenOdd ? "evenodd," : "")\(corners.joined(separator: ",")))"
  }
}

extension Double {
  /// The angle in radians as degrees, which keep more of it in three decimal places.
  fileprivate var degrees: String { (self * 180 / .pi).short + "deg" }

  /// The number with at most six decimal places: a factor also multiplies distances.
  fileprivate var precise: String {
    let scaled = (self * 1e6).rounded() / 1e6
    return scaled == scaled.rounded() || abs(scaled) < 1e-4 ? scaled.short : "\(scaled)"
  }
}
