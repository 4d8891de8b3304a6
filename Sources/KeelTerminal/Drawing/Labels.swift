internal import KeelInteraction
internal import KeelScene

/// Labels, with plain text or with runs.
extension Measurer {
  /// The greatest number of lines of a label that are laid out and drawn.
  static let mostLabelLines = 1000

  /// Returns the lines of a label.
  ///
  /// - Parameter most: The number of lines for which there is room, at least 1. If there are more lines, the last one
  ///   that is shown is cut.
  func lines(of label: LabelElement, _ width: Int, most: Int = Measurer.mostLabelLines) -> [Line] {
    let limit = label.lineLimit == 0 ? most : min(max(1, label.lineLimit), most)
    if label.lineBreak != .truncateTail { return brokenLines(of: label, width, limit) }
    if label.runs.isEmpty {
      return label.lineLimit == 1
        ? [fitted(label.text, width)] : sanitizer.paragraph(label.text, width: width, maximum: limit)
    }
    let lines = sanitizer.paragraph(
      runs: texts(of: label), width: width, maximum: limit, isOneLine: label.lineLimit == 1)
    return label.lineLimit == 1 ? lines.map { $0.fitted(to: width, ellipsis: glyphs.ellipsis) } : lines
  }

  /// Returns the texts of the runs of a label, with the signs of symbols.
  private func texts(of label: LabelElement) -> [String] {
    label.runs.map { run in run.symbol.map { symbolLine($0).text } ?? run.text }
  }

  /// Returns the lines of a label that does not truncate its end with an ellipsis.
  private func brokenLines(of label: LabelElement, _ width: Int, _ limit: Int) -> [Line] {
    guard width > 0 else { return [] }
    let runs = label.runs.isEmpty ? [label.text] : texts(of: label)
    let wraps = label.lineBreak == .wrapWords || label.lineBreak == .wrapCharacters
    let isOneLine = label.lineLimit == 1 && !wraps
    var lines = sanitizer.paragraph(
      runs: runs, width: width, maximum: limit, isOneLine: isOneLine, breaksWords: label.lineBreak == .wrapCharacters,
      hasEllipsis: false)
    guard let last = lines.last, last.isCut || last.columns > width else { return lines }
    let mark = Line(clusters: glyphs.ellipsis.map { Cluster(String($0), columns: 1) })
    let room = max(0, width - mark.columns)
    func ending(_ columns: Int) -> Line { sanitizer.ending(runs: runs, limit: columns, isOneLine: isOneLine) }
    lines[lines.count - 1] =
      switch label.lineBreak {
      case .truncateTail, .clip, .wrapWords, .wrapCharacters: last.clipped(to: width)
      case .truncateHead: Line(clusters: mark.clusters + ending(room).clusters)
      case .truncateMiddle:
        Line(clusters: last.clipped(to: (room + 1) / 2).clusters + mark.clusters + ending(room / 2).clusters)
      }
    return lines
  }

  /// Returns the size of a label, in the lines for which there is room.
  func measure(_ label: LabelElement, _ width: Int, most: Int = Measurer.mostLabelLines) -> Size {
    if label.lineLimit == 1, label.runs.isEmpty, label.lineBreak != .wrapWords {
      return Size(width: columns(of: label.text, limit: width), height: 1)
    }
    let lines = lines(of: label, width, most: most)
    let count = min(max(1, lines.count, label.reservedLines), most)
    return Size(width: lines.map(\.columns).max() ?? 0, height: count + (count - 1) * gap(of: label))
  }

  /// Returns the number of empty lines between the lines of a label.
  func gap(of label: LabelElement) -> Int { Measurer.lines(points: label.lineSpacing) }
}

extension Composer {
  /// Returns the URL in a form that is safe to send to a terminal: nothing in it ends the escape sequence that contains
  /// it. Returns `nil` if the scheme is not allowed, or for more than 2,048 bytes, which terminals cut off.
  func writtenLink(_ url: String) -> String? { LinkPolicy.written(url, limit: 2048) }

  func draw(_ label: LabelElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    var isFocused = false
    if node.element.controlKind == .link { isFocused = stop(node.id, .link, rect, context) && context.isActive }
    let look = style(label.color, context, traits: traits(label.font))
    let styles = label.runs.map { style(of: $0, look, context, isFocused: isFocused) }
    let step = 1 + measurer.gap(of: label)
    let limit = (max(1, rect.height) + step - 1) / step
    for (index, line) in measurer.lines(of: label, rect.width, most: min(limit, Measurer.mostLabelLines)).enumerated() {
      let free = max(0, rect.width - line.columns)
      let offset =
        switch label.alignment {
        case .leading, .fill: 0
        case .center: free / 2
        case .trailing: free
        }
      painter.put(line, x: rect.x + offset, y: rect.y + index * step, clip: clip) {
        styles.indices.contains($0) ? styles[$0] : look
      }
      hitLinks(label, node.id, line, x: rect.x + offset, y: rect.y + index * step, context)
    }
  }

  private func style(_ color: SceneColor?, _ look: CellStyle, _ context: DrawContext) -> CellStyle {
    guard let color else { return look }
    var style = style(color, context)
    style.traits.formUnion(look.traits)
    return style
  }

  private func style(of run: TextRun, _ look: CellStyle, _ context: DrawContext, isFocused: Bool) -> CellStyle {
    let isLink = run.link != nil
    var style = style(run.color ?? (isLink ? .tint : nil), look, context)
    if run.isBold { style.traits.insert(.bold) }
    if run.isItalic { style.traits.insert(.italic) }
    if run.isUnderlined || isLink { style.traits.insert(.underline) }
    if run.isStruckThrough { style.traits.insert(.strike) }
    if let background = run.background, theme.depth > .none, context.highlight == .none {
      style.background = theme.ground(background)
    }
    if let link = run.link, capabilities.takesSystemCommands { style.link = writtenLink(link) }
    if isFocused, isLink {
      let link = style.link
      style = theme.focus
      style.link = link
    }
    return style
  }

  private func hitLinks(_ label: LabelElement, _ id: NodeID, _ line: Line, x: Int, y: Int, _ context: DrawContext) {
    guard context.isActive, !label.runs.isEmpty else { return }
    var x = painter.column(x, line.columns)
    for cluster in line.clusters {
      if label.runs.indices.contains(cluster.run), label.runs[cluster.run].link != nil {
        found.hits.append(Hit(rect: Rect(x, y, cluster.columns, 1), action: .link(id, run: cluster.run)))
      }
      x += cluster.columns
    }
  }
}
