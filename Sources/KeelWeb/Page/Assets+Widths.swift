internal import KeelScene

/// The queries by which a page knows whether its window is compact or regular (`SceneEnvironment.SizeClass`).
///
/// A browser has to decide it while the window changes, and cannot ask the server. The script and the stylesheet name
/// the queries as custom media queries: `(--compact)` and `(--regular)` for the width, `(--low)` for a compact height.
extension Assets {
  private static let queries: [(name: String, query: String)] = {
    let width = SceneEnvironment.SizeClass.regularWidth.points
    let height = SceneEnvironment.SizeClass.regularHeight.points
    return [
      ("(--compact)", "(max-width: \(largestCompact(width)))"), ("(--regular)", "(min-width: \(width.short)px)"),
      ("(--low)", "(max-height: \(largestCompact(height)))"),
    ]
  }()

  /// Returns the largest length that is less than the limit. Lengths of a window may have fractions.
  private static func largestCompact(_ limit: Double) -> String { "\((limit - 0.02).short)px" }

  /// Returns the script or the stylesheet with the queries in place of their names.
  static func withWidths(_ asset: [UInt8]) -> [UInt8] {
    let text = queries.reduce(String(decoding: asset, as: UTF8.self)) { $0.replacing($1.name, with: $1.query) }
    return Array(text.utf8)
  }
}
