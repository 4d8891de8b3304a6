internal import KeelInteraction
internal import KeelScene

/// All keys that work here, and no others: the help (`?`, F1).
extension TerminalScreen {
  /// What keys do where the keyboard is now, the most particular first.
  var keysInReach: [KeyHelp] {
    var help = KeyHelpList(systemWords)
    let isTyping = isInField
    addCommands(isTyping, &help)
    addKeysOfFocus(&help)
    addMoves(isTyping, &help)
    help.add(backMeaning, if: canGoBack, ("Esc", [Key(.escape)]))
    if !isTyping {
      help.add(.keySearch, if: searchInReach != nil, ("/", [.letter("/")]))
      help.add(.helpFind, if: scopeList() != nil, ("/", [.letter("/")]))
    }
    let refreshes = listToRefresh != nil
    help.add(.keyRefresh, if: refreshes && !isTyping, ("r", [.letter("r")]), ("F5", [Key(.function(5))]))
    help.add(.keyRefresh, if: refreshes, ("F5", [Key(.function(5))]))
    help.add(.helpActions, if: canOpenMenu && !isTyping, ("m", [.letter("m")]))
    help.add(.helpActions, if: canOpenMenu, ("Shift-F10", [Key(.function(10), .shift)]))
    help.add(.helpKeys, if: !isTyping, ("?", [.letter("?")]), ("F1", [Key(.function(1))]))
    help.add(.helpKeys, ("F1", [Key(.function(1))]))
    help.add(.helpRedraw, ("Ctrl-L", [.control("l")]))
    help.add(.helpSuspend, if: canSuspend, ("Ctrl-Z", [.control("z")]))
    help.add(.keyCancel, if: !isTyping && asksBeforeItCloses, ("q", [.letter("q")]))
    help.add(.keyQuit, if: !isTyping && scope.modal == nil, ("q", [.letter("q")]), ("Ctrl-C", [.control("c")]))
    help.add(.keyQuit, ("Ctrl-C", [.control("c")]))
    return help.lines
  }

  private var backMeaning: SystemWord { scope.modal == nil || canGoBackInside ? .keyBack : .keyCancel }

  private func addCommands(_ isTyping: Bool, _ help: inout KeyHelpList) {
    for (command, title) in commandKeysInReach where !isTyping || !command.modifiers.isEmpty {
      var modifiers: Key.Modifiers = []
      if command.modifiers.contains(.control) { modifiers.insert(.control) }
      if command.modifiers.contains(.alternate) { modifiers.insert(.alt) }
      help.add(
        text: title.isEmpty ? systemWords[.helpCommand] : title,
        (command.keyName, [Key(.character(command.comparedInput), modifiers)]))
    }
  }

  // MARK: What has the keyboard

  private func addKeysOfFocus(_ help: inout KeyHelpList) {
    let (enter, space) = (("Enter", [Key(.enter)]), ("Space", [Key.letter(" ")]))
    guard let id = focus.id, let node = tree[id], tree.isEnabled(id) else { return addDefault(&help) }
    switch interaction(of: node) {
    case .row(let row):
      let unfolds = row.expansion == .collapsed
      if row.isSelectable {
        help.add(row.hasDisclosure ? .keyOpen : .keyChoose, enter, space)
      } else if row.expansion != .none {
        help.add(unfolds ? .keyUnfold : .keyFold, enter, space)
      }
      help.add(
        unfolds ? .keyUnfold : .keyFold, if: row.expansion != .none,
        unfolds ? (glyphs.right, [Key(.right)]) : (glyphs.left, [Key(.left)]))
      let isEditing = isEditing(focus.list)
      help.add(
        .keyDelete, if: tree.accepts(.deleteRow(id)), ("Del", [Key(.delete)]),
        ("Backspace", isEditing ? [Key(.backspace)] : []))
      if isEditing {
        help.add(.helpReorder, if: row.canMove, ("Alt-" + glyphs.arrows, [.alt(.up), .alt(.down)]))
      }
      addDefault(&help)
    case .button: help.add(.keyPress, if: tree.accepts(.activate(id)), enter, space)
    case .toggle(let toggle):
      addDefault(&help)
      help.add(toggle.isOn ? .keyTurnOff : .keyTurnOn, enter, space)
    case .field(let field):
      help.add(verb(field.returnAction), if: field.isEditable, enter)
      help.add(revealed == id ? .helpHideSecret : .helpShowSecret, if: field.isSecure, ("Ctrl-R", [.control("r")]))
      addTextKeys(inLines: false, &help)
    case .search:
      help.add(.keySearch, enter)
      addTextKeys(inLines: false, &help)
    case .editor(let editor):
      help.add(.helpNewLine, if: editor.isEditable, enter)
      addTextKeys(inLines: true, &help)
    case .press: help.add(.keyOpen, enter, space)
    case .disclosure(let disclosure): help.add(disclosure.isExpanded ? .keyFold : .keyUnfold, enter, space)
    case .control: addControlKeys(node, &help)
    case .none: addDefault(&help)
    }
  }

  private func addDefault(_ help: inout KeyHelpList) {
    guard let id = defaultButton, case .button(let button)? = tree[id]?.element else { return }
    help.add(text: button.title.isEmpty ? systemWords[.helpDefaultButton] : button.title, ("Enter", [Key(.enter)]))
  }

  private func addControlKeys(_ node: Node, _ help: inout KeyHelpList) {
    let (enter, space) = (("Enter", [Key(.enter)]), ("Space", [Key.letter(" ")]))
    if isOnlyOfferingActions(node) { return help.add(.helpActions, enter, space) }
    let less = ("-", [Key.letter("-")])
    let more = ("+", [Key.letter("+"), Key.letter("=")])
    let sideways = (glyphs.leftRight, [Key(.left), Key(.right)])
    switch node.element {
    case .picker(let picker):
      help.add(.keyChoose, if: picker.style == .inline, enter, space)
      help.add(.keyOpen, if: picker.style != .inline && picker.options.contains(where: \.isEnabled), enter, space)
      help.add(.keyChange, sideways, more, less)
    case .datePicker:
      addDefault(&help)
      help.add(.keyOpen, enter, space)
      help.add(.keyChange, sideways, more, less)
    case .stepper:
      addDefault(&help)
      help.add(.keyChange, sideways, more, less)
    case .tabs(let tabs): help.add(.keyOtherTab, if: tabs.tabs.count > 1, sideways, more, less)
    default:
      addDefault(&help)
      help.add(.keyChange, sideways, more, less)
      if isAdjustable(node) {
        help.add(.helpSetValue, ("0-9", "0123456789".map { Key.letter($0) }))
      }
    }
  }

  private func addTextKeys(inLines: Bool, _ help: inout KeyHelpList) {
    var there = [Key(.left), Key(.right), Key(.home), Key(.end), .control("a"), .control("e")]
    there += [.control("b"), .control("f")]
    help.add(.helpMoveInText, (glyphs.leftRight + " Home End", there))
    if inLines {
      help.add(
        .helpLinesInText,
        (glyphs.arrows + " PgUp PgDn", [Key(.up), Key(.down), Key(.pageUp), Key(.pageDown)]))
      help.add(.helpEndsOfText, ("Ctrl-Home Ctrl-End", [.control(.home), .control(.end)]))
    }
    help.add(
      .helpWordsInText,
      ("Ctrl-" + glyphs.leftRight, [.control(.left), .control(.right), .alt(.left), .alt(.right)]),
      ("Alt-B Alt-F", [.alt(.character("b")), .alt(.character("f"))]))
    help.add(.helpDeleteLetter, ("Backspace Del", [Key(.backspace), Key(.delete), .control("d")]))
    help.add(
      .helpDeleteText,
      ("Ctrl-W Ctrl-U Ctrl-K", [.control("w"), .control("u"), .control("k")])
    )
  }

  // MARK: Moving

  private func addMoves(_ isTyping: Bool, _ help: inout KeyHelpList) {
    let (up, down) = (Key(.up), Key(.down))
    let goes = movesVertically
    let scrolls = region(.vertical) != nil
    let letters: [Key] = isTyping ? [] : [.letter("j"), .letter("k")]
    help.add(goes ? .keyMove : .keyScroll, if: goes || scrolls, (glyphs.arrows, [up, down]), ("j k", letters))
    let hasRows = scopeList().flatMap { geometries[$0]?.rowCount } ?? 0 > 1
    let pages = hasRows || scrolls
    help.add(goes ? .helpScreenful : .keyScroll, if: pages, ("PgUp PgDn", [Key(.pageUp), Key(.pageDown)]))
    help.add(
      .helpFirstLast, if: hasRows || scrolls || sequence.count > 1, ("Home End", [Key(.home), Key(.end)]))
    addSideways(&help)
    let order = sequence
    help.add(
      .helpNextControl, if: order.count > 1 || (current == nil && !order.isEmpty), ("Tab", [Key(.tab)]),
      ("Shift-Tab", [Key(.backTab)]))
    if !isTyping, tabDigits > 0 {
      help.add(.helpGoToTab, ("1-\(tabDigits)", "123456789".prefix(tabDigits).map { Key.letter($0) }))
    }
  }

  /// How many digits lead to a tab; 0 where there is no other.
  var tabDigits: Int {
    guard let id = scope.tabs, case .tabs(let tabs)? = tree[id]?.element, tabs.tabs.count > 1, tree.isInReach(id) else {
      return 0
    }
    return min(9, tabs.tabs.count)
  }

  /// Whether up and down lead anywhere.
  var movesVertically: Bool {
    guard let stop = current else { return !stops.isEmpty }
    if let list = stop.list, let geometry = geometries[list], geometry.rowCount > 1 { return true }
    if case .picker(let picker)? = tree[stop.id]?.element, picker.style == .inline, picker.options.count > 1 {
      return true
    }
    return nearest(from: stop, 1, among: stops) != nil || nearest(from: stop, -1, among: stops) != nil
  }

  /// Whether something stands beside what has the keyboard.
  var movesSideways: Bool {
    guard let stop = current, stop.kind != .row else { return false }
    return stops.contains { $0.isEnabled && $0.id != stop.id && $0.rect.y == stop.rect.y && $0.kind != .row }
  }

  private func addSideways(_ help: inout KeyHelpList) {
    let keys = (glyphs.leftRight, [Key(.left), Key(.right)])
    guard let stop = current else {
      return help.add(stops.isEmpty ? .keyScroll : .keyMove, if: !stops.isEmpty || region(.horizontal) != nil, keys)
    }
    if stop.kind == .row {
      return help.add(
        .helpIntoRow, if: stops.contains { $0.isEnabled && $0.row == stop.id && $0.id != stop.id }, keys)
    }
    let isInRow = stop.row.map { row in stops.contains { $0.id == row } } ?? false
    help.add(.keyMove, if: movesSideways || isInRow, keys)
    help.add(.keyScroll, if: stop.regions.contains { $0.axes.contains(.horizontal) }, keys)
  }

  // MARK: Showing

  private struct HelpLayout {
    var frame: Rect
    var area: Rect
    var lines: [(text: Line, style: CellStyle, indent: Int, then: (Line, Int)?)] = []
    /// How many lines there are beyond what is in sight.
    var overflow: Int { max(0, lines.count - area.height) }
  }

  /// The notes, then the keys: beside each other where there is room, else one below the other.
  private func layoutOfHelp() -> HelpLayout {
    let room = Rect(0, 0, columns, rows - 1)
    let isBare = rows < 9
    let help = keysInReach
    let longest = notes.map { self.columns(of: $0, limit: columns) }.max() ?? 0
    let width = isBare ? columns : min(columns, max(56, longest + 6))
    let inner = max(1, width - (isBare ? 1 : columns < 40 ? 4 : 6))
    let names = help.map { self.columns(of: $0.name) }.max() ?? 0
    let beside = min(names, max(8, inner / 2 - 2)) + 2
    var layout = HelpLayout(frame: room, area: room)
    func add(_ text: String, _ style: CellStyle, indent: Int = 0) {
      for line in sanitizer.paragraph(text, width: max(1, inner - indent), maximum: 50) {
        layout.lines.append((line, style, indent, nil))
      }
    }
    for note in notes { add(note, theme.label) }
    if let picture { add("p: \(picture.title)", theme.label) }
    if !notes.isEmpty, !isBare { add(" ", theme.label) }
    add(systemWords[.helpTitle], theme.title)
    if !isBare { add(" ", theme.label) }
    for key in help {
      let meaning = sanitizer.paragraph(key.meaning, width: max(1, inner - beside), maximum: 4)
      if inner >= 30, self.columns(of: key.name) <= beside - 2, meaning.count == 1 {
        layout.lines.append((sanitizer.line(key.name, limit: beside), theme.label, 0, (meaning[0], beside)))
      } else {
        add(key.name, theme.label)
        add(key.meaning, theme.secondary, indent: 2)
      }
    }
    let height = isBare ? room.height : min(room.height, layout.lines.count + 2)
    layout.frame = Rect((columns - width) / 2, (room.height - height) / 2, width, height)
    layout.area =
      isBare
      ? Rect(layout.frame.x, layout.frame.y, inner, height)
      : Rect(layout.frame.x + (width - inner) / 2, layout.frame.y + 1, inner, height - 2)
    return layout
  }

  /// Whether there are more keys than are in sight.
  var helpScrolls: Bool { layoutOfHelp().overflow > 0 }

  /// Where a key leads in the help; `nil` closes it.
  func scrolledKeys(_ top: Int, _ key: Key) -> Int? {
    let layout = layoutOfHelp()
    guard layout.overflow > 0 else { return nil }
    let page = max(1, layout.area.height - 1)
    return switch key.code {
    case .up, .character("k"): max(0, top - 1)
    case .down, .character("j"): min(layout.overflow, top + 1)
    case .pageUp: max(0, top - page)
    case .pageDown, .character(" "): min(layout.overflow, top + page)
    case .home: 0
    case .end: layout.overflow
    default: nil
    }
  }

  func drawKeys(_ top: Int) {
    let layout = layoutOfHelp()
    let top = min(max(0, top), layout.overflow)
    overlay = .keys(top: top)
    let all = Rect(0, 0, columns, rows)
    dim()
    hits.removeAll()
    if layout.area.width + 1 >= layout.frame.width {
      fill(layout.frame, style: .plain, clip: all)
    } else {
      box(layout.frame, style: theme.secondary, clip: all)
    }
    for (offset, line) in layout.lines.dropFirst(top).prefix(layout.area.height).enumerated() {
      let y = layout.area.y + offset
      put(line.text, x: layout.area.x + line.indent, y: y, style: line.style, clip: layout.area)
      if let (text, x) = line.then { put(text, x: layout.area.x + x, y: y, style: theme.secondary, clip: layout.area) }
    }
    var bar = layout.area
    bar.width = layout.frame.maxX - 1 - bar.x
    scrollBar(bar, first: top, shown: layout.area.height, count: layout.lines.count, all)
    cursor = nil
    place = (layout.area.x, layout.area.y)
  }
}
