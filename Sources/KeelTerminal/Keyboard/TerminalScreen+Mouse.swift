internal import KeelScene

/// What the mouse does.
///
/// A press moves the focus, and acts when it is let go over the same thing: what has gone meanwhile, or came in its
/// place, is not meant.
extension TerminalScreen {
  func handle(_ mouse: Mouse) {
    needsComposing = true
    switch mouse.kind {
    case .press: press(mouse.x, mouse.y, isSecondary: false)
    case .secondaryPress: press(mouse.x, mouse.y, isSecondary: true)
    case .wheelUp: wheel(mouse.x, mouse.y, -3)
    case .wheelDown: wheel(mouse.x, mouse.y, 3)
    case .release: release(mouse.x, mouse.y)
    case .other: break
    }
  }

  private func hit(_ x: Int, _ y: Int) -> Hit.Action? {
    hits.last { $0.rect.contains(x: x, y: y) }?.action
  }

  private func press(_ x: Int, _ y: Int, isSecondary: Bool) {
    notice = nil
    let found = hit(x, y)
    pressed = nil
    switch overlay {
    case .none: break
    case .find, .keys: overlay = .none
    case .menu:
      if case .menu? = found { pressed = found } else { overlay = .none }
      return
    }
    switch found {
    case .stop(let id, let kind):
      guard isEnabled(id) else { return }
      if focus.id != id { moveFocus(to: id) }
      if !isSecondary { pressed = found } else if kind == .row { openMenu() }
    case .field(let id, let textX):
      guard isEnabled(id), case .textField(let field)? = tree[id]?.element else { return }
      if focus.id != id { moveFocus(to: id) }
      placeCaret(id, field, column: x - textX)
    case .back, .outside, .choose: pressed = found
    case .list, .scroll, .menu, .nothing, nil: break
    }
  }

  private func release(_ x: Int, _ y: Int) {
    guard let meant = pressed else { return }
    pressed = nil
    guard hit(x, y) == meant else { return }
    switch meant {
    case .stop(let id, _): activate(id, isEnter: false)
    case .menu(let index): chooseInMenu(index)
    case .back(let navigation, let level): sink(.pop(navigation, toLevel: level))
    case .outside(let modal, let isDismissable): if isDismissable { sink(.dismiss(modal)) }
    case .choose(let id, let index): sink(.choose(id, index: index))
    case .field, .list, .scroll, .nothing: break
    }
  }

  private func placeCaret(_ id: NodeID, _ field: TextFieldElement, column: Int) {
    var state = fieldState(id, field)
    var used = 0
    var caret = state.first
    for character in field.text.dropFirst(state.first) {
      let columns = shownCharacter(character, field).columns
      if used + columns > column { break }
      used += columns
      caret += 1
    }
    state.caret = min(caret, field.text.count)
    fields[id] = state
  }

  /// Moves what is under the mouse. The focus stays in sight: it is taken along by the edge.
  private func wheel(_ x: Int, _ y: Int, _ lines: Int) {
    guard case .none = overlay else { return }
    for hit in hits.reversed() where hit.rect.contains(x: x, y: y) {
      switch hit.action {
      case .list(let list):
        guard let geometry = geometries[list], let state = lists[list], geometry.lineCount > state.height else {
          return
        }
        let top = min(max(0, state.top + lines), geometry.lineCount - state.height)
        lists[list]?.top = top
        lists[list]?.anchor = nil
        keepFocusInSight(list, geometry, top, state.height)
        return
      case .scroll(let scroll):
        scrolls[scroll] = max(0, (scrolls[scroll] ?? 0) + lines)
        return
      default: continue
      }
    }
  }

  private func keepFocusInSight(_ list: NodeID, _ geometry: ListGeometry, _ top: Int, _ height: Int) {
    guard focus.list == list, let row = focusedRowIndex(in: list, geometry), let lines = geometry.lines(ofRow: row)
    else { return }
    if lines.lowerBound >= top, lines.upperBound <= top + height { return }
    let isAbove = lines.lowerBound < top
    let order = isAbove ? Array(top..<top + height) : Array((top..<top + height).reversed())
    for line in order {
      if case .row(let index, _, _) = geometry.content(atLine: line) { return moveToRow(index, of: list) }
    }
  }
}
