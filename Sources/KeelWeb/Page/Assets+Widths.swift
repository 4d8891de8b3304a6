internal import KeelInteraction
internal import KeelScene

/// The queries by which a page knows whether its window is compact or regular (`SceneEnvironment.SizeClass`).
///
/// A browser has to decide it while the window changes, and cannot ask the server. The stylesheet says `(--compact)` and
/// `(--regular)`, as a custom media query would.
extension Assets {
  private static let compactWidth = "(max-width: \(largestCompact(SceneEnvironment.SizeClass.regularWidth.points)))"
  private static let regularWidth = "(min-width: \(SceneEnvironment.SizeClass.regularWidth.points.short)px)"
  private static let compactHeight = "(max-height: \(largestCompact(SceneEnvironment.SizeClass.regularHeight.points)))"

  /// Returns the largest length that is less than the limit. Lengths of a window may have fractions.
  private static func largestCompact(_ limit: Double) -> String { "\((limit - 0.02).short)px" }

  /// The queries in the form that the script reads.
  static let widths = Array(
    """
    const compactWidth = "\(compactWidth)";
    const compactHeight = "\(compactHeight)";

    """.utf8)

  /// Returns a stylesheet with the queries in place of their names.
  static func withWidths(_ stylesheet: [UInt8]) -> [UInt8] {
    Array(
      String(decoding: stylesheet, as: UTF8.self).replacing("(--compact)", with: compactWidth)
        .replacing("(--regular)", with: regularWidth).utf8)
  }
}
