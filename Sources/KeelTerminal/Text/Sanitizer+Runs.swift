extension Sanitizer {
  /// Returns the lines of a text whose runs look different; each cluster has the index of its run.
  ///
  /// - Parameters:
  ///   - isOneLine: True to show line ends as signs and to break nothing.
  ///   - breaksWords: True to break lines within words too.
  ///   - hasEllipsis: True to end the last line with an ellipsis if something is missing; otherwise only its `isCut`
  ///     reports it.
  package func paragraph(
    runs: [String], width: Int, maximum: Int, isOneLine: Bool, breaksWords: Bool = false, hasEllipsis: Bool = true
  ) -> [Line] {
    guard width > 0, maximum > 0 else { return [] }
    var lines: [Line] = []
    var clusters: [Cluster] = []
    // Text that cannot be visible is not examined.
    var budget = (width + 1) * (maximum + 1) * 16
    var columns = 0
    for (number, run) in runs.enumerated() {
      for character in run {
        budget -= character.utf8.count
        if budget < 0 { break }
        if !isOneLine, character == "\n" || character == "\r\n" {
          wrap(clusters, width: width, breaksWords: breaksWords, into: &lines)
          clusters.removeAll(keepingCapacity: true)
          continue
        }
        let start = clusters.count
        append(character, to: &clusters, &columns)
        for index in start..<clusters.count { clusters[index].run = number }
      }
      if budget < 0 || lines.count > maximum { break }
    }
    if isOneLine { return [Line(clusters: clusters, isCut: budget < 0)] }
    wrap(clusters, width: width, breaksWords: breaksWords, into: &lines)
    if lines.count > maximum || budget < 0 {
      lines.removeLast(max(0, lines.count - maximum))
      lines[lines.count - 1].isCut = true
      guard hasEllipsis else { return lines }
      lines[lines.count - 1] = lines[lines.count - 1].fitted(to: width, ellipsis: isUnicode ? "…" : "...")
    }
    return lines
  }

  /// Returns the end of such a text, in at most `limit` columns. O(limit) for each run that it examines.
  ///
  /// - Parameter isOneLine: True to show line ends as signs; false to omit everything before the last line end.
  package func ending(runs: [String], limit: Int, isOneLine: Bool) -> Line {
    var kept: [Cluster] = []
    var columns = 0
    for (number, run) in runs.enumerated().reversed() where columns <= limit {
      // Practical clusters are no longer than 64 bytes a column.
      let budget = max(64, (limit + 2) * 64)
      var source = run[...]
      if run.utf8.count > budget {
        source = run[run.unicodeScalars.index(after: run.utf8.index(run.endIndex, offsetBy: -budget))...]
      }
      var hasLineEnd = false
      if !isOneLine, let end = source.lastIndex(where: \.isNewline) {
        source = source[source.index(after: end)...]
        hasLineEnd = true
      }
      var clusters: [Cluster] = []
      for character in source { append(character, to: &clusters, &columns) }
      for index in clusters.indices { clusters[index].run = number }
      kept = clusters + kept
      if hasLineEnd { break }
    }
    while columns > limit, let first = kept.first {
      columns -= first.columns
      kept.removeFirst()
    }
    return Line(clusters: kept)
  }
}
