internal import KeelInteraction
internal import KeelScene

/// The effects of the mouse.
///
/// A press moves the focus. The action follows when the button is released over the same target, so that a target that
/// was removed or replaced meanwhile is not activated. A press of the secondary button opens the menu of what is under
/// the mouse, and has no other effect.
extension TerminalScreen {
  func handle(_ mouse: Mouse) {
    needsComposing = true
    switch mouse.kind {
    case .press:
      press(mouse.x, mouse.y, isSecondary: false)
      grip(mouse.x, mouse.y)
    case .drag: pull(mouse.x, mouse.y)
    case .secondaryPress: press(mouse.x, mouse.y, isSecondary: true)
    case .wheelUp: wheel(mouse.x, mouse.y, -3)
    case .wheelDown: wheel(mouse.x, mouse.y, 3)
    case .release: if !letGo() { release(mouse.x, mouse.y) }
    case .other: break
    }
  }

  /// Returns what responds to a press: the target in front, or what contains it if that only covers others.
  private func hit(_ x: Int, _ y: Int) -> Hit.Action? {
    targets(at: x, y).first { if case .grip = $0.action { false } else { true } }?.action
  }

  /// Returns the targets at a cell, from the front to the back. Something that is only drawn covers what is behind it; a
  /// press on it is one on the targets that contain it.
  func targets(at x: Int, _ y: Int) -> [Hit] {
    var cover: NodeID?
    var found: [Hit] = []
    for hit in hits.reversed() where hit.rect.contains(x: x, y: y) && isTaken(hit, x, y) {
      if case .drawn(let id) = hit.action {
        cover = cover ?? id
      } else if let cover, hit.action != .nothing {
        if let id = hit.action.node, tree.isWithin(cover, id) { found.append(hit) }
      } else {
        found.append(hit)
      }
      // The frame of a box over the page.
      if hit.action == .nothing { break }
    }
    return found
  }

  private func press(_ x: Int, _ y: Int, isSecondary: Bool) {
    dropNotices()
    let found = hit(x, y)
    pressed = nil
    switch overlay {
    case .none: break
    case .find, .keys, .picture: overlay = .none
    case .popup:
      if case .menu? = found { pressed = found } else { overlay = .none }
      return
    case .date(let open):
      let id = open.owner
      if case .day(id, let day)? = found {
        if !isSecondary { chooseDay(id, day) }
      } else if found != .nothing {
        overlay = .none
      }
      return
    }
    if isSecondary { offerActions(of: found, x, y) } else { press(found, x, y) }
  }

  /// Opens the menu of the nearest node with actions around a target, such as its row.
  private func offerActions(of found: Hit.Action?, _ x: Int, _ y: Int) {
    guard let id = found?.node, let owner = tree.nodeWithActions(from: id) else { return }
    let nodes = targets(at: x, y).lazy.compactMap(\.action.node)
    let stop = nodes.first { id in tree.isWithin(id, owner) && stops.contains { $0.id == id } }
    if let stop, stop != focus.id { moveFocus(to: stop) }
    openMenu(at: owner, .actions)
  }

  private func press(_ found: Hit.Action?, _ x: Int, _ y: Int) {
    switch found {
    case .stop(let id):
      guard tree.isInReach(id) else { return }
      if focus.id != id { moveFocus(to: id) }
      pressed = found
    case .field(let id, let textX):
      guard tree.isInReach(id), let field = field(at: id) else { return }
      if focus.id != id { moveFocus(to: id) }
      placeCaret(id, field, column: x - textX)
    case .editor(let id, let textX, let top):
      guard tree.isInReach(id), case .textEditor(let editor)? = tree[id]?.element else { return }
      if focus.id != id { moveFocus(to: id) }
      placeCaret(id, editor, column: x - textX, line: y - top)
    case .track(let id):
      guard tree.isInReach(id) else { return }
      if focus.id != id { moveFocus(to: id) }
      slide(id, to: x)
    case .day(let id, let day):
      guard tree.isInReach(id) else { return }
      if focus.id != id { moveFocus(to: id) }
      chooseDay(id, day)
    case .choose(let id, _), .step(let id, _), .fold(let id), .link(let id, _), .delete(let id):
      guard tree.isInReach(id) else { return }
      if canHoldFocus(id), focus.id != id, isInScope(id), stops.contains(where: { $0.id == id }) { moveFocus(to: id) }
      pressed = found
    // The field receives the focus with the answer: by then, the mark may be hidden.
    case .clear(let id): if tree.isInReach(id) { pressed = found }
    case .back, .outside, .refresh: pressed = found
    case .list, .scroll, .menu, .grip, .drawn, .nothing, nil: break
    }
  }

  private func release(_ x: Int, _ y: Int) {
    guard let meant = pressed else { return }
    pressed = nil
    guard hit(x, y) == meant else { return }
    switch meant {
    case .stop(let id): click(id)
    case .menu(let index): if case .popup(let menu) = overlay { take(tree.answer(choosing: index, in: menu)) }
    case .back(let way): sink(way)
    case .outside(let modal): sink(.dismiss(modal))
    case .choose(let id, let index): sink(.choose(id, index: index))
    case .step(let id, let isUp): sink(isUp ? .increment(id) : .decrement(id))
    case .link(let id, let run): sink(.followLink(id, run: run))
    case .delete(let id): sink(.deleteRow(id))
    case .clear(let id): sink(.activate(id))
    case .refresh(let list): sink(.refresh(list))
    case .fold(let id):
      if case .row(let row)? = tree[id]?.element { sink(.toggle(id, isOn: row.expansion == .collapsed)) }
    case .field, .editor, .track, .day, .list, .scroll, .grip, .drawn, .nothing: break
    }
  }

  private func placeCaret(_ id: NodeID, _ field: TextFieldElement, column: Int) {
    var state = FieldState(after: states[id].field, field)
    // A click sets the caret and ends the selection.
    state.selectionRequest = field.selectionRequest
    state.serial = field.selection?.serial ?? state.serial
    state.anchor = nil
    let field = field.shown(isRevealed: revealed == id)
    var used = 0
    var caret = state.first
    for character in field.text[state.index(of: state.first)...] {
      let columns = shownCharacter(character, field).columns
      if used + columns > column { break }
      used += columns
      caret += 1
    }
    state.caret = caret
    states[id].field = state
  }

  /// Scrolls the list or region under the mouse. The edge moves the focus along, so that it stays visible.
  private func wheel(_ x: Int, _ y: Int, _ lines: Int) {
    if case .keys(let top) = overlay { return overlay = scrolledKeys(top, by: lines) }
    guard case .none = overlay else { return }
    for hit in hits.reversed() where hit.rect.contains(x: x, y: y) {
      switch hit.action {
      case .list(let list):
        guard let geometry = measurer.geometries[list], let state = states[list].list, geometry.lineCount > state.height
        else {
          return
        }
        let top = min(max(0, state.top + lines), geometry.lineCount - state.height)
        states[list].list?.top = top
        states[list].list?.anchor = nil
        keepFocusInSight(list, geometry, top, state.height)
        return
      case .scroll(let scroll):
        guard regions.contains(where: { $0.id == scroll && $0.axes.contains(.vertical) }) else { continue }
        scrollByUser(scroll, by: lines)
        return takeFocusAlong(scroll, lines)
      default: continue
      }
    }
  }

  private func keepFocusInSight(_ list: NodeID, _ geometry: ListGeometry, _ top: Int, _ height: Int) {
    guard focus.list == list else { return }
    let row = focusedRow(in: list, geometry, focus.id, focus.pendingRow)
    let view = row == nil ? focus.id.flatMap { geometry.view(around: $0, in: tree) } : nil
    guard let lines = row.flatMap({ geometry.lines(ofRow: $0) }) ?? view?.lines else { return }
    if lines.lowerBound >= top, lines.upperBound <= top + height { return }
    let isAbove = lines.lowerBound < top
    let order = isAbove ? Array(top..<top + height) : Array((top..<top + height).reversed())
    for line in order {
      if case .row(let index, _, _) = geometry.content(atLine: line) { return moveToRow(index, of: list) }
    }
  }
}
