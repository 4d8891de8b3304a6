internal import KeelInteraction
internal import KeelScene

/// The line at the bottom: hints for the most useful keys, and the position in a long list.
extension TerminalScreen {
  func drawHints(_ rect: Rect) {
    var right = rect.maxX - 2
    if let position = found.position {
      let range = systemWords.grouped(position.first) + glyphs.range + systemWords.grouped(position.last)
      let text = systemWords[.rowsInSight, range, systemWords.grouped(position.count)]
      let width = columns(of: text)
      if width + 12 < rect.width {
        right -= width
        put(text, x: right, y: rect.y, width: width, style: theme.secondary, clip: rect)
        right -= 2
      }
    }
    if let notice = notice ?? warning?.text {
      put(notice, x: rect.x + 2, y: rect.y, width: max(0, right - 2), style: theme.title, clip: rect)
      return
    }
    if case .find(_, let text, _, let isTyping, let isFound) = overlay {
      return drawFind(text, isTyping: isTyping, isFound: isFound, rect, right)
    }
    var x = rect.x + (rect.width >= 40 ? 2 : 0)
    for (key, meaning) in hints() {
      let width = columns(of: key) + 1 + columns(of: meaning)
      guard x + width <= right else { continue }
      x = put(key, x: x, y: rect.y, width: width, style: theme.label, clip: rect)
      x = put(" " + meaning, x: x, y: rect.y, width: width, style: theme.secondary, clip: rect) + 2
    }
  }

  private func drawFind(_ text: String, isTyping: Bool, isFound: Bool, _ rect: Rect, _ right: Int) {
    var x = put("/", x: rect.x + 2, y: rect.y, width: 1, style: theme.title, clip: rect)
    x = put(text, x: x, y: rect.y, width: max(1, min(30, right - x)), style: theme.label, clip: rect)
    if isTyping { found.cursor = (min(x, columns - 1), rect.y) }
    x += 2
    let hints: [(String, SystemWord)] =
      isTyping
      ? [(glyphs.enter, .keyKeep), ("Esc", .keyCancel)]
      : [("n", .keyNext), ("N", .keyPrevious), ("Esc", .keyDone)]
    let text = isFound ? hints.map { "\($0) \(systemWords[$1])" }.joined(separator: "  ") : systemWords[.notFound]
    put(text, x: x, y: rect.y, width: max(0, right - x), style: theme.secondary, clip: rect)
  }

  /// Returns the keys with their actions, the most useful first. Only keys that currently apply are included.
  private func hints() -> [(key: String, meaning: String)] {
    let fixed: [(String, SystemWord)]
    switch overlay {
    case .popup: fixed = [(glyphs.arrows, .keyMove), (glyphs.enter, .keyChoose), ("Esc", .keyClose)]
    case .date:
      fixed = [(glyphs.arrows, .keyChange), ("Tab", .keyNextPart), ("PgUp PgDn", .keyMonth), ("Esc", .keyDone)]
    case .keys:
      let close: [(String, SystemWord)] =
        helpScrolls ? [(glyphs.arrows, .keyScroll), ("Esc", .keyClose)] : [(systemWords[.anyKey], .keyClose)]
      fixed = (picture == nil ? [] : [("p", .keyQRCode)]) + close
    case .picture: fixed = [(systemWords[.anyKey], .keyClose)]
    case .none, .find: return hintedKeys.map { ($0.name, $0.meaning) }
    }
    return fixed.map { ($0, systemWords[$1]) }
  }

  /// The hints at the bottom: keys that move come first, and each meaning occurs once.
  var hintedKeys: [KeyHelp.Hint] {
    let all = keysInReach.compactMap(\.hint)
    let isMove: (KeyHelp.Hint) -> Bool = { $0.keys.contains(Key(.up)) }
    var meanings: Set<String> = []
    return (all.filter(isMove) + all.filter { !isMove($0) }).filter { meanings.insert($0.meaning).inserted }
  }
}
