internal import KeelInteraction
internal import KeelScene

/// The facts that decide which keys work. A list of keys is valid as long as they are equal.
struct KeySituation: Equatable {
  var stops: [Stop]
  var regions: [Region]
  var focus: NodeID?
  var list: NodeID?
  var scope: Scope
  var revealed: NodeID?
  /// The number of changes of the tree that may have given a key another meaning.
  var treeChanges: Int
}

/// Descriptions of keys: the keys that all front ends share, by their names on a terminal, and the terminal's own keys.
extension TerminalScreen {
  /// The keys that work at the present focus, the most specific first. The help lists all of them, and the line at the
  /// bottom the most useful ones.
  ///
  /// The list is made again only if a fact that it depends on has changed, because each frame shows a part of it, and
  /// every key has to be tried for it.
  var keysInReach: [KeyHelp] {
    let situation = KeySituation(
      stops: stops, regions: regions, focus: focus.id, list: focus.list, scope: scope, revealed: revealed,
      treeChanges: keyChanges)
    if let known = knownKeys, known.situation == situation { return known.keys }
    let keys = makeKeysInReach()
    knownKeys = (situation, keys)
    keyListsMade += 1
    return keys
  }

  private func makeKeysInReach() -> [KeyHelp] {
    let isTyping = isInField
    var help = KeyHelpList(systemWords)
    let naming = KeyNaming(glyphs: glyphs, isTyping: isTyping, isEditing: isEditing(focus.list))
    for offer in tree.shortcutOffers(in: scope.reach, where: isOpen) where offer.isEnabled { help.add(offer, naming) }
    if isTyping { addTextKeys(&help) }
    let offers = tree.keyOffers(at: keyPlace, leading: leading)
    let outward =
      offers.firstIndex { $0.includes(.escape) } ?? offers.firstIndex { $0.includes(.slash) } ?? offers.count
    for offer in offers[..<outward] { help.add(offer, naming) }
    addTab(isTyping, &help)
    for offer in offers[outward...] { help.add(offer, naming) }
    help.add(.helpRedraw, ("Ctrl-L", [.control("l")]))
    let undoes = !isTyping && tree.commandsOfPages(where: isOpen).contains { $0.command.isPressed(by: "z", .control) }
    help.add(.helpSuspend, if: canSuspend && !undoes, ("Ctrl-Z", [.control("z")]))
    help.add(.keyCancel, if: !isTyping && asksBeforeItCloses, ("q", [.letter("q")]))
    help.add(
      .keyQuit, if: !isTyping && scope.modal == nil, hint: .keyQuit, ("q", [.letter("q")]), ("Ctrl-C", [.control("c")]))
    help.add(.keyQuit, ("Ctrl-C", [.control("c")]))
    return help.lines
  }

  private func addTab(_ isTyping: Bool, _ help: inout KeyHelpList) {
    let order = sequence
    guard order.count > 1 || (current == nil && !order.isEmpty) else { return }
    let isHinted = order.count > 1 && (isTyping || !movesVertically)
    help.add(
      .helpNextControl, hint: isHinted ? .keyNext : nil, ("Tab", [Key(.tab)]), ("Shift-Tab", [Key(.backTab)]))
  }

  /// Adds the keys that move the caret and edit the text. They are those of shells.
  private func addTextKeys(_ help: inout KeyHelpList) {
    guard let id = focus.id, tree.isInReach(id) else { return }
    let inLines = isEditor(id)
    if let field = field(at: id), field.isSecure {
      let isShown = revealed == id
      help.add(
        isShown ? .helpHideSecret : .helpShowSecret, hint: isShown ? .keyHide : .keyShow, ("Ctrl-R", [.control("r")]))
    }
    if case .textEditor(let editor)? = tree[id]?.element {
      help.add(.helpNewLine, if: editor.isEditable, ("Enter", [Key(.enter)]))
    }
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

  /// Returns the effect of a motion at the present focus; `nil` if it has none.
  private func leading(_ motion: Motion) -> Leading? {
    let scrolls = region(.vertical) != nil
    let hasRows = scopeList().flatMap { measurer.geometries[$0]?.rowCount } ?? 0 > 1
    switch motion {
    case .next, .previous: return sequence.count > 1 ? .moves : nil
    case .up, .down: return movesVertically ? .moves : scrolls ? .scrolls : nil
    case .left, .right: return leadingSideways(motion == .right ? 1 : -1)
    case .screenfulUp, .screenfulDown: return hasRows || scrolls ? movesVertically ? .moves : .scrolls : nil
    case .first, .last: return hasRows || scrolls || sequence.count > 1 ? .moves : nil
    }
  }

  private func leadingSideways(_ step: Int) -> Leading? {
    guard let stop = current else { return !stops.isEmpty ? .moves : region(.horizontal) == nil ? nil : .scrolls }
    if stop.kind == .row {
      if rowBeside(stop, step) != nil { return .moves }
      let inner = stops.filter { $0.isEnabled && $0.row == stop.id && $0.id != stop.id }
      if inner.isEmpty { return nil }
      return step > 0 && inner.contains { isDetailButton($0.id) } ? .toDetails : .intoRow
    }
    let isInRow = stop.row.map { row in stops.contains { $0.id == row } } ?? false
    if movesSideways || isInRow { return .moves }
    return stop.regions.contains { $0.axes.contains(.horizontal) } ? .scrolls : nil
  }

  private func isDetailButton(_ id: NodeID) -> Bool {
    if case .button(let button)? = tree[id]?.element { button.style == .detail } else { false }
  }

  /// True if Up and Down have a target.
  var movesVertically: Bool {
    guard let stop = current else { return !stops.isEmpty }
    if let list = stop.list, let geometry = measurer.geometries[list], geometry.rowCount > 1 { return true }
    if case .picker(let picker)? = tree[stop.id]?.element, picker.style == .inline, picker.options.count > 1 {
      return true
    }
    return nearest(from: stop, 1, among: stops) != nil || nearest(from: stop, -1, among: stops) != nil
  }

  /// True if another control is on the line of the focused control.
  var movesSideways: Bool {
    guard let stop = current, stop.kind != .row else { return false }
    return stops.contains { $0.isEnabled && $0.id != stop.id && $0.rect.y == stop.rect.y && $0.kind != .row }
  }
}
