/// The parsed name of a symbol: a picture and its modifiers.
///
/// `person.crop.circle.badge.plus` is the picture `person.crop.circle` with the badge `plus`; `bell.slash.fill` is
/// `bell`, struck through and filled.
package struct SymbolForm: Hashable, Sendable {
  package enum Picture: Hashable, Sendable {
    /// One of `SymbolCatalog.drawn`.
    case drawn(String)
    /// An icon of `ThemeSymbols`, if the theme is installed where the front end runs.
    case themed(String)
    /// A letter, or a number of one or two digits.
    case text(String)
  }

  /// The outline around the picture.
  package enum Enclosure: String, Hashable, Sendable, CaseIterable {
    case circle, square, rectangle, diamond, octagon, seal, shield, bubble, app, triangle
  }

  package var picture: Picture
  package var isFilled = false
  package var isSlashed = false
  package var enclosure: Enclosure?
  /// The picture of `SymbolCatalog.drawn` in the corner; a dot for a badge without a picture.
  package var badge: String?

  /// - Returns: `nil` for an unknown name.
  package init?(_ name: String) {
    var parts = name.split(separator: ".").map(String.init)
    if let whole = Self.picture(parts) {
      picture = whole
      return
    }
    let count = parts.count
    parts.removeAll { $0 == "fill" || $0 == "filled" }
    isFilled = parts.count < count
    while true {
      if let found = Self.picture(parts) {
        picture = found
        if isFilled, enclosure == nil, case .drawn(let name) = found, SymbolCatalog.drawn.contains(name + ".fill") {
          picture = .drawn(name + ".fill")
          isFilled = false
        }
        // Icons have one weight.
        if enclosure == nil, case .themed = found { isFilled = false }
        return
      }
      guard parts.count > 1, let last = parts.popLast() else { return nil }
      if parts.count > 1, parts.last == "badge", badge == nil, let small = SymbolCatalog.picture(last) {
        badge = small
        parts.removeLast()
      } else if last == "badge", badge == nil {
        badge = "circle.fill"
      } else if last == "slash", !isSlashed {
        isSlashed = true
      } else if enclosure == nil, let form = Enclosure(rawValue: last) {
        enclosure = form
        if parts.count > 1, parts.last == "crop" { parts.removeLast() }
      } else {
        return nil
      }
    }
  }

  private static func picture(_ parts: [String]) -> Picture? {
    if let known = SymbolCatalog.picture(parts.joined(separator: ".")) { return .drawn(known) }
    if let icon = ThemeSymbols.icons[parts.joined(separator: ".")] { return .themed(icon) }
    guard parts.count == 1, let text = parts.first, (1...2).contains(text.utf8.count) else { return nil }
    let isNumber = text.utf8.allSatisfy { 48...57 ~= $0 }
    let isLetter = text.utf8.count == 1 && text.utf8.allSatisfy { 97...122 ~= $0 }
    return isNumber || isLetter ? .text(text.uppercased()) : nil
  }
}
