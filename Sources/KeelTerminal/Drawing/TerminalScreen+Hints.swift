internal import KeelScene

/// The line at the bottom: what the most useful keys do here, and how far down a long list one is.
extension TerminalScreen {
  func drawHints(_ rect: Rect) {
    var right = rect.maxX - 2
    if let position {
      let text =
        "\(grouped(position.first))\(glyphs.range)\(grouped(position.last)) of \(grouped(position.count))"
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
    if isTyping { cursor = (min(x, columns - 1), rect.y) }
    x += 2
    let words = !isFound ? "not found" : isTyping ? "\(glyphs.enter) keep  Esc cancel" : "n next  N previous  Esc done"
    put(words, x: x, y: rect.y, width: max(0, right - x), style: theme.secondary, clip: rect)
  }

  /// Keys with what they do, the most useful first. Only what is true here.
  private func hints() -> [(String, String)] {
    if case .menu = overlay { return [(glyphs.arrows, "move"), (glyphs.enter, "choose"), ("Esc", "close")] }
    if case .popup = overlay { return [(glyphs.arrows, "move"), (glyphs.enter, "choose"), ("Esc", "close")] }
    if case .date = overlay {
      return [(glyphs.arrows, "change"), ("Tab", "next part"), ("PgUp PgDn", "month"), ("Esc", "done")]
    }
    if case .keys = overlay {
      let picture = picture == nil ? [] : [("p", "QR code")]
      return picture + (helpScrolls ? [(glyphs.arrows, "scroll"), ("Esc", "close")] : [("any key", "close")])
    }
    if case .picture = overlay { return [("any key", "close")] }
    var hints: [(String, String)] = []
    let stop = stops.first { $0.id == focus.id }
    let isLive = stop?.isEnabled ?? false
    var isInField = false
    switch focus.id.map(interaction(of:)) ?? .none {
    case .row(let row):
      if movesVertically { hints.append((glyphs.arrows, "move")) }
      if row.isSelectable, isLive { hints.append((glyphs.enter, row.hasDisclosure ? "open" : "choose")) }
      if stops.contains(where: { $0.row == focus.id && $0.kind == .detail && $0.isEnabled }) {
        hints.append((glyphs.right, "details"))
      }
      if isLive {
        if row.canDelete { hints.append(("Del", "delete")) }
        if isEditing(focus.list), row.canMove { hints.append(("Alt-" + glyphs.arrows, "reorder")) }
      }
      if isLive, row.expansion != .none {
        hints.append(
          (row.expansion == .expanded ? glyphs.left : glyphs.right, row.expansion == .expanded ? "fold" : "unfold"))
      }
      if row.actions.contains(where: \.isEnabled), isLive { hints.append(("m", "more")) }
    case .button(let button):
      if movesVertically {
        hints.append((glyphs.arrows, "move"))
      } else if movesSideways {
        hints.append((glyphs.leftRight, "move"))
      }
      if isLive, !button.isBusy { hints.append((glyphs.enter, stop?.kind == .detail ? "details" : "press")) }
    case .toggle(let toggle):
      if movesVertically { hints.append((glyphs.arrows, "move")) }
      if isLive { hints.append(("Space", toggle.isOn ? "turn off" : "turn on")) }
    case .field(let field):
      isInField = isLive
      if isLive, field.isEditable { hints.append((glyphs.enter, verb(field.returnAction))) }
      if isLive, field.isSecure { hints.append(("Ctrl-R", revealed == focus.id ? "hide" : "show")) }
      if stops.count > 1 { hints.append(("Tab", "next")) }
    case .press:
      if movesVertically { hints.append((glyphs.arrows, "move")) }
      if isLive { hints.append((glyphs.enter, "open")) }
    case .disclosure(let disclosure):
      if movesVertically { hints.append((glyphs.arrows, "move")) }
      if isLive { hints.append((glyphs.enter, disclosure.isExpanded ? "fold" : "unfold")) }
    case .control:
      if movesVertically { hints.append((glyphs.arrows, "move")) }
      if isLive { hints += controlHints() }
      if isLive, let id = focus.id, tree[id]?.attributes.actions.contains(where: \.isEnabled) == true {
        hints.append(("m", "more"))
      }
    case .editor:
      isInField = isLive
      if stops.count > 1 { hints.append(("Tab", "next")) }
    case .search:
      isInField = isLive
      hints.append((glyphs.enter, "search"))
      if stops.count > 1 { hints.append(("Tab", "next")) }
    case .none: break
    }
    if !isInField, !movesVertically, region(.vertical) != nil { hints.append((glyphs.arrows, "scroll")) }
    if !isInField, !movesVertically, sequence.count > 1 { hints.append(("Tab", "next")) }
    if canGoBack {
      hints.append(("Esc", scope.modal == nil || canGoBackInside ? "back" : "cancel"))
    }
    guard !isInField else { return hints + [("F1", "keys")] }
    if tabDigits > 0 { hints.append(("1-\(tabDigits)", "tabs")) }
    if searchInReach != nil {
      hints.append(("/", "search"))
    } else if let list = scopeList() {
      hints.append(("/", "find"))
      if case .list(let element)? = tree[list]?.element, element.refresh == .available {
        hints.append(("r", "refresh"))
      }
    }
    hints.append(("?", "keys"))
    if scope.modal == nil { hints.append(("q", "quit")) }
    return hints
  }

  private func controlHints() -> [(String, String)] {
    guard let node = focus.id.flatMap({ tree[$0] }), !isOnlyOfferingActions(node) else { return [] }
    switch node.element {
    case .picker(let picker):
      return picker.style == .inline
        ? [(glyphs.enter, "choose")] : [(glyphs.leftRight, "change"), (glyphs.enter, "open")]
    case .datePicker: return [(glyphs.leftRight, "change"), (defaultButton == nil ? glyphs.enter : "Space", "open")]
    case .tabs: return [(glyphs.leftRight, "other tab")]
    default: return [(glyphs.leftRight, "change")]
    }
  }

  func verb(_ action: TextFieldElement.ReturnAction) -> String {
    switch action {
    case .default, .done: "done"
    case .go: "go"
    case .join: "join"
    case .next: "next"
    case .search: "search"
    case .send: "send"
    }
  }

  /// A number with its thousands parted.
  private func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return String(digits)
  }
}
