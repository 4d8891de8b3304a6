extension Sanitizer {
  /// The lines of a text in parts that look different: each cluster knows the number of its part.
  ///
  /// - Parameter isOneLine: whether ends of lines are shown as signs and nothing is broken.
  package func paragraph(runs: [String], width: Int, maximum: Int, isOneLine: Bool) -> [Line] {
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
          wrap(clusters, width: width, into: &lines)
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
    wrap(clusters, width: width, into: &lines)
    if lines.count > maximum || budget < 0 {
      lines.removeLast(max(0, lines.count - maximum))
      lines[lines.count - 1].isCut = true
      lines[lines.count - 1] = lines[lines.count - 1].fitted(to: width, ellipsis: isUnicode ? "…" : "...")
    }
    return lines
  }
}
