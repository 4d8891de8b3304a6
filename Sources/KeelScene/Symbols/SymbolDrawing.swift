/// The drawing of a picture of `SymbolCatalog`, as paths in the notation of SVG on a field of 24 by 24.
package struct SymbolDrawing: Hashable, Sendable {
  /// A path that is filled, or that a line follows.
  package struct Shape: Hashable, Sendable {
    package var path: String
    package var isFilled: Bool
    /// True for a layer beyond the variable value of the symbol.
    package var isFaint: Bool
  }

  /// The form, from the back to the front.
  package var shapes: [Shape] = []
  /// The inner details: lines on the form, or lines that are cut out of it.
  package var details: [String] = []
  /// True if the details are cut out of the form, because that is filled.
  package var isCut = false
  /// Lines outside of the form, which are never cut.
  package var outside: [String] = []

  /// Creates the drawing of a picture; `SymbolPaths.unknown` for one that the catalogue does not have.
  ///
  /// - Parameter lit: The number of layers that are not faint; `nil` for all.
  package init(of picture: String, lit: Int? = nil, isFilled: Bool = false) {
    let sides: [Substring] = (SymbolPaths.all[picture] ?? SymbolPaths.unknown).split(separator: "^")
    let parts: [Substring] = (sides.first ?? "").split(separator: "~")
    let layers: [Substring] = (parts.first ?? "").split(separator: "|")
    // A part that is always filled distinguishes the drawing already.
    isCut = isFilled && !layers.contains { $0.hasPrefix("F") }
    shapes = layers.enumerated().map { index, layer in
      let isSolid = layer.hasPrefix("F")
      return Shape(
        path: String(isSolid ? layer.dropFirst() : layer), isFilled: isCut || isSolid,
        isFaint: lit.map { index >= $0 } ?? false)
    }
    details = parts.dropFirst().map(String.init)
    outside = sides.dropFirst().map(String.init)
  }

  /// Returns the number of layers of a picture that a variable value lights one after the other; `nil` if it has one
  /// layer only.
  package static func layerCount(of picture: String) -> Int? {
    let count = SymbolPaths.all[picture]?.split(separator: "|").count ?? 1
    return count > 1 ? count : nil
  }

  /// Returns the number of layers that a value from 0 to 1 lights.
  package static func lit(_ value: Double, of count: Int) -> Int {
    min(count, max(0, Int((value * Double(count)).rounded(.up))))
  }

  /// The line that strikes a picture through.
  package static let slash = "M4 3 20 21"
  /// The place of a picture that has a badge, and that of the badge, as transforms of SVG.
  package static let badgedPlace = "scale(.8)"
  package static let badgePlace = "translate(14 14) scale(.42)"
}

extension SymbolPaths {
  /// A dashed square with a dot, for unknown names.
  package static let unknown =
    "M4 8V4h4M10.5 4h3M16 4h4v4M20 10.5v3M20 16v4h-4M13.5 20h-3M8 20H4v-4M4 13.5v-3M12 12v.01"
}

extension SymbolForm.Enclosure {
  /// The path of the outline.
  package var outline: String {
    switch self {
    case .circle: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z"
    case .square: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"
    case .rectangle: "M3.5 5h17a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z"
    case .diamond: "M12 1.5 22.5 12 12 22.5 1.5 12Z"
    case .octagon: "M8 2h8l6 6v8l-6 6H8l-6-6V8Z"
    case .seal: SymbolPaths.all["seal"] ?? ""
    case .shield: "M12 2 4 5v6c0 5.5 3.5 9.5 8 11 4.5-1.5 8-5.5 8-11V5Z"
    case .bubble: "M3 3h18v14H11l-5 4.5V17H3Z"
    case .app: "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z"
    case .triangle: "M12 2.5 22.5 21h-21Z"
    }
  }

  /// The place of the picture in the outline, as a transform of SVG.
  package var place: String {
    switch self {
    case .circle, .square, .app, .seal: "translate(5.5 5.5) scale(.54)"
    case .rectangle: "translate(6.5 6.5) scale(.46)"
    case .diamond, .octagon: "translate(6 6) scale(.5)"
    case .shield: "translate(6.2 5.5) scale(.48)"
    case .bubble: "translate(6.2 4.2) scale(.48)"
    case .triangle: "translate(7.2 9) scale(.4)"
    }
  }
}
