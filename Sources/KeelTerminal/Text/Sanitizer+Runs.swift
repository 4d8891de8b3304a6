extension Sanitizer {
  /// The lines of a text in parts that look different: each cluster knows the number of its part.
  ///
  /// - Parameters:
  ///   - isOneLine: whether ends of lines are shown as signs and nothing is broken.
  ///   - breaksWords: whether lines break inside of words too.
  ///   - hasEllipsis: whether an ellipsis ends the last line where something is missing; else only its `isCut` says so.
  package func paragraph(
    runs: [String], width: Int, maximum: Int, isOneLine: Bool, breaksWords: Bool = false, hasEllipsis: Bool = true
  ) -> [Line] {
    guard width > 0, maximum > 0 else { return [] }
    var lines: [Line] = []
    var clusters: [Cluster] = []
    // What cannot be seen is not looked at.
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

  /// What stands at the end of such a text, in at most so many columns. O(limit) for each part that it looks at.
  ///
  /// - Parameter isOneLine: whether ends of lines are shown as signs; else what is before the last one is left away.
  package func ending(runs: [String], limit: Int, isOneLine: Bool) -> Line {
    var kept: [Cluster] = []
    var columns = 0
    for (number, run) in runs.enumerated().reversed() where columns <= limit {
      // No cluster that counts is longer than this.
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
