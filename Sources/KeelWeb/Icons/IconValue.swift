internal import KeelScene

/// The elements and attributes that may be in an icon, and the values that attributes may have.
enum IconValue {
  private static let shapes: [String: Set<String>] = [
    "g": [], "path": ["d"], "rect": ["x", "y", "width", "height", "rx", "ry"], "circle": ["cx", "cy", "r"],
    "ellipse": ["cx", "cy", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"], "polygon": ["points"],
    "polyline": ["points"],
  ]
  /// Attributes of every element, which can also be declarations of a style.
  private static let looks: Set = [
    "fill", "stroke", "fill-rule", "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "transform",
  ]
  /// Attributes of which any value but `none` makes an element look different without it.
  private static let references: Set = ["mask", "clip-path", "filter"]

  /// Returns an element with the attributes that are known; `nil` if it is not a visible shape.
  static func part(_ name: String, _ given: [String: String]) -> ThemeIcon.Part? {
    guard let own = shapes[name] else { return nil }
    var values = given
    for declaration in (given["style"] ?? "").split(separator: ";") {
      let sides = declaration.split(separator: ":", maxSplits: 1)
      if sides.count == 2 { values[trimmed(sides[0])] = trimmed(sides[1]) }
    }
    if values["display"] == "none" || values["visibility"] == "hidden" { return nil }
    if references.contains(where: { values[$0].map { $0 != "none" } ?? false }) { return nil }
    if values.values.contains(where: { $0.contains("url(") }) { return nil }
    let kept = values.compactMap { key, value -> ThemeIcon.Attribute? in
      guard own.contains(key) || looks.contains(key) else { return nil }
      return self.value(value, of: key).map { ThemeIcon.Attribute(name: key, value: $0) }
    }
    return ThemeIcon.Part(name: name, attributes: kept.sorted { $0.name < $1.name })
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func value(_ text: String, of name: String) -> String? {
    switch name {
    case "d": has(text, only: "MmLlHhVvCcSsQqTtAaZzeE") ? text : nil
    case "points": has(text, only: "eE") ? text : nil
    case "transform": transform(text)
    case "fill", "stroke": text == "none" ? "none" : "currentColor"
    case "fill-rule": ["evenodd", "nonzero"].contains(text) ? text : nil
    case "stroke-linecap", "stroke-linejoin":
      ["butt", "round", "square", "miter", "bevel"].contains(text) ? text : nil
    case "opacity", "fill-opacity", "stroke-opacity": number(text[...]).map { min(max($0, 0), 1).short }
    default: number(text[...])?.short
    }
  }

  /// Returns true if a text consists of these letters, and of the characters of numbers.
  private static func has(_ text: String, only letters: String) -> Bool {
    let allowed = Set(letters.utf8).union("0123456789+-., \n\t\r".utf8)
    return text.utf8.allSatisfy { allowed.contains($0) }
  }

  /// Returns a list of transforms with numbers, or `nil`.
  private static func transform(_ text: String) -> String? {
    for part in text.split(separator: ")") {
      let sides = part.split(separator: "(", omittingEmptySubsequences: false)
      let name = sides[0].filter { $0 != " " && $0 != "," }
      guard sides.count == 2, ["matrix", "translate", "scale", "rotate", "skewX", "skewY"].contains(name),
        has(String(sides[1]), only: "eE")
      else { return nil }
    }
    return text
  }

  /// Returns a finite number of at most six digits before the point, with or without the unit `px`.
  static func number(_ text: Substring) -> Double? {
    let digits = text.hasSuffix("px") ? text.dropLast(2) : text
    guard let number = Double(String(digits)), abs(number) < 1_000_000 else { return nil }
    return number
  }
}
