internal import KeelScene

extension RowFlow {
  /// The parameters of the flow, as variables and tracks for the stylesheet.
  var css: String {
    var css =
      group.map { tracks($0) }
      ?? "--iw:\(itemWidth.css);--ih:\(itemHeight.css);gap:\(lineSpacing.css) \(itemSpacing.css)"
    if insets != SceneInsets() {
      // Not padding, which is the room for rows that are not in the page.
      css +=
        ";margin-block:\(insets.top.css) \(insets.bottom.css);margin-inline:\(insets.leading.css) \(insets.trailing.css)"
    }
    return css
  }

  /// The tracks of a group. Those along the axis are repeated, with the space between groups at their end; the script
  /// puts rows at their places (`placeTiles` in lists.js).
  private func tracks(_ group: RowGroup) -> String {
    let isAcross = axis == .horizontal
    let space = group.spacing > 0 ? [RowLength(points: group.spacing)] : []
    let columns = tracks(group.columns + (isAcross ? space : []))
    let lines = tracks(group.lines + (isAcross ? [] : space))
    return isAcross
      ? "grid-template-rows:\(lines);grid-auto-columns:\(columns)"
      : "grid-template-columns:\(columns);grid-auto-rows:\(lines)"
  }

  private func tracks(_ lengths: [RowLength]) -> String {
    lengths.map { length in
      let track = css(of: length)
      return length.isFlexible ? "minmax(\(track),auto)" : track
    }.joined(separator: " ")
  }

  private func css(of length: RowLength) -> String {
    // The container of the lengths is the section, around the insets of its rows.
    let points = length.points - length.ofWidth * (insets.leading + insets.trailing)
    var parts: [String] = []
    if length.ofWidth != 0 { parts.append("\((length.ofWidth * 100).short)cqi") }
    if length.ofHeight != 0 { parts.append("\((length.ofHeight * 100).short)dvh") }
    if points != 0 || parts.isEmpty { parts.append(points.css) }
    return parts.count == 1 ? parts[0] : "calc(\(parts.joined(separator: " + ")))"
  }
}

extension RowGroup {
  /// The places of the rows, for the script: for each the first column and line and the numbers of both; then the numbers
  /// of the columns and lines of the group, with the space after it.
  func places(along axis: RowFlow.Axis) -> String {
    let space = spacing > 0 ? 1 : 0
    let size = axis == .horizontal ? [columns.count + space, lines.count] : [columns.count, lines.count + space]
    return (places.map { [$0.columns.lowerBound, $0.lines.lowerBound, $0.columns.count, $0.lines.count] } + [size])
      .map { $0.map(String.init).joined(separator: " ") }.joined(separator: ",")
  }
}
