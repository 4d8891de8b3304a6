internal import KeelInteraction
internal import KeelScene

/// The content of the line at the bottom, besides the position in a long list.
enum HintContent {
  case notice(String)
  case find(String, isTyping: Bool, isFound: Bool)
  case keys([(key: String, meaning: String)])
}

/// The line at the bottom: hints for the most useful keys, and the position in a long list.
extension Composer {
  func drawHints(_ content: HintContent) {
    let context = DrawContext(isRightToLeft: tree.layoutDirection == .rightToLeft)
    alongLines(of: hintLine, hintLine, context) { draw(content, $0) }
  }

  private func draw(_ content: HintContent, _ rect: Rect) {
    var right = rect.maxX - 2
    if let position = found.position {
      let range = systemWords.grouped(position.first) + glyphs.range + systemWords.grouped(position.last)
      let text = systemWords[.rowsInSight, range, systemWords.grouped(position.count)]
      let width = columns(of: text)
      if width + 12 < rect.width {
        right -= width
        painter.put(text, x: right, y: rect.y, width: width, style: theme.secondary, clip: rect)
        right -= 2
      }
    }
    switch content {
    case .notice(let text):
      painter.put(text, x: rect.x + 2, y: rect.y, width: max(0, right - 2), style: theme.title, clip: rect)
    case .find(let text, let isTyping, let isFound):
      drawFind(text, isTyping: isTyping, isFound: isFound, rect, right)
    case .keys(let keys):
      var x = rect.x + (rect.width >= 40 ? 2 : 0)
      for (key, meaning) in keys {
        let width = columns(of: key) + 1 + columns(of: meaning)
        guard x + width <= right else { continue }
        x = painter.put(key, x: x, y: rect.y, width: width, style: theme.label, clip: rect)
        x = painter.put(" " + meaning, x: x, y: rect.y, width: width, style: theme.secondary, clip: rect) + 2
      }
    }
  }

  private func drawFind(_ text: String, isTyping: Bool, isFound: Bool, _ rect: Rect, _ right: Int) {
    var x = painter.put("/", x: rect.x + 2, y: rect.y, width: 1, style: theme.title, clip: rect)
    x = painter.put(text, x: x, y: rect.y, width: max(1, min(30, right - x)), style: theme.label, clip: rect)
    if isTyping { found.cursor = CellPoint(x: painter.column(min(x, columns - 1), 1), y: rect.y) }
    x += 2
    let hints: [(String, SystemWord)] =
      isTyping
      ? [(glyphs.enter, .keyKeep), ("Esc", .keyCancel)]
      : [("n", .keyNext), ("N", .keyPrevious), ("Esc", .keyDone)]
    let text = isFound ? hints.map { "\($0) \(systemWords[$1])" }.joined(separator: "  ") : systemWords[.notFound]
    painter.put(text, x: x, y: rect.y, width: max(0, right - x), style: theme.secondary, clip: rect)
  }
}
