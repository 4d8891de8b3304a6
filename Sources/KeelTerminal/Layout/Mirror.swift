/// The exchange of left and right within an area whose lines begin on the right.
///
/// What the terminal places itself (rows, bars, controls) is written as if lines began on the left, and turned over as it
/// is drawn. Texts are placed as wholes, so that their letters keep their order. The solver turns over what it places.
struct Mirror: Equatable {
  /// The sum of a column and of the column in its place.
  private let sum: Int

  init(_ area: Rect) { sum = area.x + area.maxX }

  /// Returns the column at which something begins that is written at a column and so many columns wide.
  func x(_ x: Int, _ width: Int) -> Int { sum - x - width }

  func rect(_ rect: Rect) -> Rect { Rect(x(rect.x, rect.width), rect.y, rect.width, rect.height) }
}

extension Glyphs {
  /// Returns the glyph that points the other way; most glyphs point neither way.
  static func turned(_ glyph: String) -> String {
    switch glyph {
    case "‹": "›"
    case "›": "‹"
    case "<": ">"
    case ">": "<"
    case "‹ ": " ›"
    case "< ": " >"
    case "▸": "◂"
    case "[": "]"
    case "]": "["
    case "[ ": " ]"
    case " ]": "[ "
    case "(": ")"
    case ")": "("
    default: glyph
    }
  }
}
