internal import KeelInteraction
internal import KeelScene

/// The line at the bottom: what the most useful keys do here, and how far down a long list one is.
extension TerminalScreen {
  func drawHints(_ rect: Rect) {
    var right = rect.maxX - 2
    if let position {
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
    for (key, word) in hints() {
      let meaning = systemWords[word]
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
    let hints: [(String, SystemWord)] =
      isTyping
      ? [(glyphs.enter, .keyKeep), ("Esc", .keyCancel)]
      : [("n", .keyNext), ("N", .keyPrevious), ("Esc", .keyDone)]
    let text = isFound ? hints.map { "\($0) \(systemWords[$1])" }.joined(separator: "  ") : systemWords[.notFound]
    put(text, x: x, y: rect.y, width: max(0, right - x), style: theme.secondary, clip: rect)
  }

  /// Keys with what they do, the most useful first. Only what is true here.
  private func hints() -> [(String, SystemWord)] {
    if case .menu = overlay { return [(glyphs.arrows, .keyMove), (glyphs.enter, .keyChoose), ("Esc", .keyClose)] }
    if case .popup = overlay { return [(glyphs.arrows, .keyMove), (glyphs.enter, .keyChoose), ("Esc", .keyClose)] }
    if case .date = overlay {
      return [(glyphs.arrows, .keyChange), ("Tab", .keyNextPart), ("PgUp PgDn", .keyMonth), ("Esc", .keyDone)]
    }
    if case .keys = overlay {
      let picture: [(String, SystemWord)] = picture == nil ? [] : [("p", .keyQRCode)]
      return picture
        + (helpScrolls ? [(glyphs.arrows, .keyScroll), ("Esc", .keyClose)] : [(systemWords[.anyKey], .keyClose)])
    }
    if case .picture = overlay { return [(systemWords[.anyKey], .keyClose)] }
    var hints: [(String, SystemWord)] = []
    let stop = stops.first { $0.id == focus.id }
    let isLive = stop?.isEnabled ?? false
    var isInField = false
    switch focus.id.map(interaction(of:)) ?? .none {
    case .row(let row):
      if movesVertically { hints.append((glyphs.arrows, .keyMove)) }
      if row.isSelectable, isLive { hints.append((glyphs.enter, row.hasDisclosure ? .keyOpen : .keyChoose)) }
      if stops.contains(where: { $0.row == focus.id && $0.kind == .detail && $0.isEnabled }) {
        hints.append((glyphs.right, .keyDetails))
      }
      if isLive {
        if row.canDelete { hints.append(("Del", .keyDelete)) }
        if isEditing(focus.list), row.canMove { hints.append(("Alt-" + glyphs.arrows, .keyReorder)) }
      }
      if isLive, row.expansion != .none {
        hints.append(
          (row.expansion == .expanded ? glyphs.left : glyphs.right, row.expansion == .expanded ? .keyFold : .keyUnfold))
      }
      if row.actions.contains(where: \.isEnabled), isLive { hints.append(("m", .keyMore)) }
    case .button(let button):
      if movesVertically {
        hints.append((glyphs.arrows, .keyMove))
      } else if movesSideways {
        hints.append((glyphs.leftRight, .keyMove))
      }
      if isLive, !button.isBusy { hints.append((glyphs.enter, stop?.kind == .detail ? .keyDetails : .keyPress)) }
    case .toggle(let toggle):
      if movesVertically { hints.append((glyphs.arrows, .keyMove)) }
      if isLive { hints.append(("Space", toggle.isOn ? .keyTurnOff : .keyTurnOn)) }
    case .field(let field):
      isInField = isLive
      if isLive, field.isEditable { hints.append((glyphs.enter, verb(field.returnAction))) }
      if isLive, field.isSecure { hints.append(("Ctrl-R", revealed == focus.id ? .keyHide : .keyShow)) }
      if stops.count > 1 { hints.append(("Tab", .keyNext)) }
    case .press:
      if movesVertically { hints.append((glyphs.arrows, .keyMove)) }
      if isLive { hints.append((glyphs.enter, .keyOpen)) }
    case .disclosure(let disclosure):
      if movesVertically { hints.append((glyphs.arrows, .keyMove)) }
      if isLive { hints.append((glyphs.enter, disclosure.isExpanded ? .keyFold : .keyUnfold)) }
    case .control:
      if movesVertically { hints.append((glyphs.arrows, .keyMove)) }
      if isLive { hints += controlHints() }
      if isLive, let id = focus.id, tree[id]?.attributes.actions.contains(where: \.isEnabled) == true {
        hints.append(("m", .keyMore))
      }
    case .editor:
      isInField = isLive
      if stops.count > 1 { hints.append(("Tab", .keyNext)) }
    case .search:
      isInField = isLive
      hints.append((glyphs.enter, .keySearch))
      if stops.count > 1 { hints.append(("Tab", .keyNext)) }
    case .none: break
    }
    if !isInField, !movesVertically, region(.vertical) != nil { hints.append((glyphs.arrows, .keyScroll)) }
    if !isInField, !movesVertically, sequence.count > 1 { hints.append(("Tab", .keyNext)) }
    if canGoBack {
      hints.append(("Esc", scope.modal == nil || canGoBackInside ? .keyBack : .keyCancel))
    }
    guard !isInField else { return hints + [("F1", .keyKeys)] }
    if tabDigits > 0 { hints.append(("1-\(tabDigits)", .keyTabs)) }
    if searchInReach != nil {
      hints.append(("/", .keySearch))
    } else if let list = scopeList() {
      hints.append(("/", .keyFind))
      if case .list(let element)? = tree[list]?.element, element.refresh == .available {
        hints.append(("r", .keyRefresh))
      }
    }
    hints.append(("?", .keyKeys))
    if scope.modal == nil { hints.append(("q", .keyQuit)) }
    return hints
  }

  private func controlHints() -> [(String, SystemWord)] {
    guard let node = focus.id.flatMap({ tree[$0] }), !isOnlyOfferingActions(node) else { return [] }
    switch node.element {
    case .picker(let picker):
      return picker.style == .inline
        ? [(glyphs.enter, .keyChoose)] : [(glyphs.leftRight, .keyChange), (glyphs.enter, .keyOpen)]
    case .datePicker:
      return [(glyphs.leftRight, .keyChange), (defaultButton == nil ? glyphs.enter : "Space", .keyOpen)]
    case .tabs: return [(glyphs.leftRight, .keyOtherTab)]
    default: return [(glyphs.leftRight, .keyChange)]
    }
  }

  func verb(_ action: TextFieldElement.ReturnAction) -> SystemWord {
    switch action {
    case .default, .done: .keyDone
    case .go: .keyGo
    case .join: .keyJoin
    case .next: .keyNext
    case .search: .keySearch
    case .send: .keySend
    }
  }
}
