internal import KeelLayout
internal import KeelScene

/// Lengths and colours in CSS. The output consists of numbers and known words only.
extension Double {
  /// The length in units that scale with the user's text size: 16 points are one.
  var css: String {
    guard isFinite else { return "100%" }
    return (max(-100_000, min(self, 100_000)) / 16).short + "rem"
  }
}

extension SceneColor {
  var css: String {
    switch self {
    case .rgb(let red, let green, let blue): "rgb(\(red) \(green) \(blue))"
    case .adaptive: "light-dark(\(exact(isDark: false).css),\(exact(isDark: true).css))"
    case .translucent(let color, let opacity): color.css(opacity: opacity)
    default: "var(--\(role))"
    }
  }

  /// The name of its CSS variable; exact colours have none.
  var role: String {
    switch self {
    case .label, .primary: "label"
    case .secondaryLabel: "label2"
    case .tertiaryLabel: "label3"
    case .tint: "tint"
    case .background: "ground"
    case .secondaryBackground: "second"
    case .tertiaryBackground: "third"
    case .separator: "line"
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .gray: "gray"
    case .destructive: "destructive"
    case .translucent(let color, _): color.role
    case .rgb, .adaptive: "label"
    }
  }

  func css(opacity: Double) -> String {
    opacity >= 1 ? css : "color-mix(in srgb,\(css) \((opacity * 100).short)%,transparent)"
  }
}

extension ScenePaint {
  var css: String {
    switch self {
    case .color(let color, let opacity): color.css(opacity: opacity)
    case .gradient(let gradient): gradient.css
    case .material(let material): "var(--material-\(material.rawValue))"
    }
  }
}

extension SceneGradient {
  var css: String {
    let stops = stops.map { "\($0.color.css(opacity: $0.opacity)) \(($0.location * 100).short)%" }
    guard stops.count > 1 else { return stops.isEmpty ? "none" : "linear-gradient(\(stops[0]),\(stops[0]))" }
    let list = stops.joined(separator: ",")
    func place(_ point: Point) -> String { "\((point.x * 100).short)% \((point.y * 100).short)%" }
    switch kind {
    case .linear: return "linear-gradient(\(side),\(list))"
    case .radial: return "radial-gradient(farthest-side at \(place(start)),\(list))"
    case .angular: return "conic-gradient(from 90deg at \(place(start)),\(list))"
    }
  }

  /// The nearest of the eight directions that CSS has keywords for, which fit areas of any shape.
  private var side: String {
    let x = end.x - start.x
    let y = end.y - start.y
    let across = abs(x) * 2 < abs(y) ? "" : x < 0 ? " left" : x > 0 ? " right" : ""
    let down = abs(y) * 2 < abs(x) ? "" : y < 0 ? " top" : y > 0 ? " bottom" : ""
    return across.isEmpty && down.isEmpty ? "to bottom" : "to" + down + across
  }
}

extension ShapeKind {
  var css: String {
    switch self {
    case .rectangle: ""
    case .rounded(let radius): "border-radius:" + (radius >= 0 ? radius : 0).css
    case .capsule: "border-radius:100rem"
    case .circle: "border-radius:50%"
    case .ellipse: "border-radius:50%"
    }
  }
}

extension SceneInsets {
  /// The insets as padding, relative to the direction of the text.
  var css: String {
    guard self != SceneInsets() else { return "" }
    return "padding-block:\(top.css) \(bottom.css);padding-inline:\(leading.css) \(trailing.css)"
  }
}

extension SceneFrame {
  /// Returns the limits of a box in CSS. Infinite limits and ideal lengths have an effect along some axes only.
  ///
  /// - Parameters:
  ///   - growth: The axes along which the box fills the available length.
  ///   - asked: The axes along which the box is flexible and receives no proposal, so that it has its ideal length.
  func css(growing growth: Growth, ideal asked: Growth) -> String {
    var parts: [String] = []
    func add(_ name: String, _ length: Double?) {
      if let length { parts.append("\(name):\(length.css)") }
    }
    func side(_ side: String, _ minimum: Double?, _ ideal: Double?, _ maximum: Double?, _ axis: Growth) {
      let grows = growth.contains(axis)
      if let minimum, let maximum, minimum == maximum, minimum.isFinite { return add(side, minimum) }
      let ideal = ideal.flatMap { $0.isFinite ? $0 : nil }
      let isLimited = minimum != nil || maximum != nil
      var least = minimum
      if let ideal, asked.contains(axis), grows || !isLimited { least = max(ideal, minimum ?? 0) }
      if let least, least.isFinite { add("min-" + side, least) }
      if let maximum, maximum.isFinite, !grows { add("max-" + side, maximum) }
      if let ideal, !grows, isLimited { add(side, ideal) }
    }
    side("width", minWidth, idealWidth, maxWidth, .horizontal)
    side("height", minHeight, idealHeight, maxHeight, .vertical)
    return parts.joined(separator: ";")
  }
}

extension SceneAnchor.Horizontal {
  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension SceneAnchor.Vertical {
  var css: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    }
  }
}

extension SceneFont {
  /// The classes of the font; empty for plain text.
  var classes: String {
    var classes: [String] = []
    if style != .body, size == nil { classes.append("f-" + style.rawValue) }
    if let weight { classes.append("w-" + weight.rawValue) }
    if isMonospaced { classes.append("mono") }
    if isItalic { classes.append("it") }
    if hasMonospacedDigits { classes.append("digits") }
    return classes.joined(separator: " ")
  }

  /// The exact size and the space between characters; empty without both.
  var css: String {
    let space = tracking == 0 ? "" : "letter-spacing:" + tracking.css
    guard let size else { return space }
    return "font-size:\(size.css);line-height:1.2" + (space.isEmpty ? "" : ";" + space)
  }
}
