/// Sanitizes strings, as the last step before the grid, and cuts them to the visible part.
///
/// - Scalars that `TextSafety` finds harmful are replaced by their names: `\x1b`, `\u{202e}`.
/// - Quotation marks, dashes and similar characters are replaced by ASCII ones if the font lacks them.
/// - Characters that the locale cannot show are replaced by `?`, or by their code if they are controls.
package struct Sanitizer: Sendable {
  /// True if the terminal shows UTF-8.
  package var isUnicode: Bool
  /// True if the font has quotation marks, dashes and an ellipsis. The font of the Linux console lacks them.
  package var hasTypography: Bool
  package init(isUnicode: Bool = true, hasTypography: Bool? = nil) {
    self.isUnicode = isUnicode
    self.hasTypography = hasTypography ?? isUnicode
  }

  package init(_ capabilities: TerminalCapabilities) {
    self.init(isUnicode: capabilities.isUnicode, hasTypography: capabilities.glyphs == .unicode)
  }

  /// Returns the beginning of the text, up to slightly more than `limit` columns. O(limit), regardless of its length.
  package func line(_ text: String, limit: Int) -> Line {
    var clusters: [Cluster] = []
    var columns = 0
    // Practical clusters are no longer than 64 bytes a column; a longer text is cut before anything is measured.
    let budget = max(64, (limit + 2) * 64)
    let source = text.utf8.count > budget ? Self.prefix(of: text, bytes: budget) : text[...]
    var isCut = source.endIndex < text.endIndex
    clusters.reserveCapacity(min(limit + 2, source.utf8.count))
    for character in source {
      if columns > limit {
        isCut = true
        break
      }
      append(character, to: &clusters, &columns)
    }
    return Line(clusters: clusters, isCut: isCut)
  }

  /// Returns whole scalars from the beginning, in at most `bytes` bytes.
  private static func prefix(of text: String, bytes: Int) -> Substring {
    let end = text.utf8.index(text.startIndex, offsetBy: bytes)
    return text[..<text.unicodeScalars.index(before: text.unicodeScalars.index(after: end))]
  }

  /// Returns the lines of a text, broken at line ends and between words. At most `maximum` lines.
  package func paragraph(_ text: String, width: Int, maximum: Int) -> [Line] {
    guard width > 0, maximum > 0, !text.isEmpty else { return [] }
    var lines: [Line] = []
    let budget = min(text.utf8.count, (width + 1) * (maximum + 1) * 16)
    let source = text.utf8.count > budget ? Self.prefix(of: text, bytes: budget) : text[...]
    let hasRest = source.endIndex < text.endIndex
    for part in source.split(separator: "\n", omittingEmptySubsequences: false) {
      var clusters: [Cluster] = []
      var columns = 0
      for character in part { append(character, to: &clusters, &columns) }
      wrap(clusters, width: width, into: &lines)
      if lines.count > maximum { break }
    }
    if lines.count > maximum || (hasRest && lines.count == maximum) { cut(&lines, to: maximum, width: width) }
    return lines
  }

  /// Removes the lines beyond a maximum, and ends the last one with an ellipsis.
  func cut(_ lines: inout [Line], to maximum: Int, width: Int) {
    lines.removeLast(max(0, lines.count - maximum))
    guard var last = lines.popLast() else { return }
    last.isCut = true
    lines.append(last.fitted(to: width, ellipsis: hasTypography ? "…" : "..."))
  }

  /// Breaks clusters into lines: between words where possible, within a word where necessary or allowed.
  func wrap(_ clusters: [Cluster], width: Int, breaksWords: Bool = false, into lines: inout [Line]) {
    var start = 0
    while true {
      var columns = 0
      var end = start
      var breakAt: Int?
      while end < clusters.count, columns + clusters[end].columns <= width {
        columns += clusters[end].columns
        if clusters[end].text == " " { breakAt = end }
        end += 1
      }
      if end == clusters.count {
        lines.append(Line(clusters: Array(clusters[start...])))
        return
      }
      if clusters[end].text == " " { breakAt = end }
      if !breaksWords, let breakAt, breakAt > start {
        lines.append(Line(clusters: Array(clusters[start..<breakAt])))
        start = breakAt + 1
      } else {
        // A word that is too long breaks before the sign of an address or a full stop, unless that wastes half a line.
        let half = start + (end - start) / 2 + 1
        if !breaksWords, half < end,
          let place = clusters[half..<end].lastIndex(where: { ["@", "."].contains($0.text) })
        {
          end = place
        }
        // A cluster wider than the whole width cannot be shown at all.
        if end == start { end += 1 }
        lines.append(Line(clusters: columns == 0 ? [] : Array(clusters[start..<end])))
        start = end
      }
      if start >= clusters.count { return }
    }
  }
}
