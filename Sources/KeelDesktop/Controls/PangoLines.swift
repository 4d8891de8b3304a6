#if Desktop
import CKeelGtk

/// The lines of a text that Pango has laid out.
///
/// Pango limits the lines of a paragraph, and not those of a text, so they are counted here.
@MainActor enum PangoLines {
  /// Returns the height of the lines that are shown: all, but for those beyond a number and those that do not fit. The
  /// first one is always shown.
  ///
  /// - Parameters:
  ///   - height: The height that is offered, in pixels; `nil` if there is room for all.
  ///   - limit: The most lines; 0 for any number.
  static func height(of layout: OpaquePointer, fitting height: Double?, limit: Int) -> Double {
    var end = 0.0
    forEach(of: layout, fitting: height, limit: limit) { end = $0.bottom }
    return end.rounded(.up)
  }

  /// Returns the height of a number of lines like the first one, with the spacing between them.
  static func height(of layout: OpaquePointer, lines: Int) -> Double {
    guard lines > 0 else { return 0 }
    let spacing = Double(pango_layout_get_spacing(layout)) / Double(PANGO_SCALE)
    return (height(of: layout, fitting: nil, limit: 1) * Double(lines) + spacing * Double(lines - 1)).rounded(.up)
  }

  /// Returns the distances of the first and the last baseline that are shown from the top.
  static func baselines(
    of layout: OpaquePointer, fitting height: Double?, limit: Int
  ) -> (first: Double, last: Double) {
    let first = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    var last = first
    forEach(of: layout, fitting: height, limit: limit) { last = $0.baseline }
    return (first, max(first, last))
  }

  /// Sets the room between two lines, in points.
  static func set(spacing: Double, of layout: OpaquePointer) {
    pango_layout_set_spacing(layout, Int32(min(max(0, spacing), 10_000) * Double(PANGO_SCALE)))
  }

  private static func forEach(
    of layout: OpaquePointer, fitting height: Double?, limit: Int,
    _ body: ((bottom: Double, baseline: Double)) -> Void
  ) {
    guard let lines = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(lines) }
    var count = 0
    repeat {
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &extents)
      let bottom = Double(extents.y + extents.height) / Double(PANGO_SCALE)
      count += 1
      // A pixel may be lost where the solver's frames are rounded.
      guard count == 1 || (bottom < (height ?? .infinity) + 1 && (limit == 0 || count <= limit)) else { return }
      body((bottom, Double(pango_layout_iter_get_baseline(lines)) / Double(PANGO_SCALE)))
    } while pango_layout_iter_next_line(lines) != 0
  }
}
#endif
