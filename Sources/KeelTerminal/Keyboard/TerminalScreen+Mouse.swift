internal import KeelScene

/// What the mouse does.
extension TerminalScreen {
  func handle(_ mouse: Mouse) {
    needsComposing = true
    switch mouse.kind {
    case .press: press(mouse.x, mouse.y, isSecondary: false)
    case .secondaryPress: press(mouse.x, mouse.y, isSecondary: true)
    case .wheelUp: wheel(mouse.x, mouse.y, -3)
    case .wheelDown: wheel(mouse.x, mouse.y, 3)
    case .release, .other: break
    }
  }

  private func hit(_ x: Int, _ y: Int) -> Hit.Action? {
    hits.last { $0.rect.contains(x: x, y: y) }?.action
  }

  private func press(_ x: Int, _ y: Int, isSecondary: Bool) {
    notice = nil
    let found = hit(x, y)
    switch overlay {
    case .none: break
    case .find, .keys: overlay = .none
    case .menu:
      if case .menu(let index)? = found { return chooseInMenu(index) }
      overlay = .none
      return
    }
    switch found {
    case .stop(let id, let kind):
      guard isEnabled(id) else { return }
      if focus.id != id { moveFocus(to: id) }
      if isSecondary {
        if kind == .row { openMenu() }
      } else {
        activate(id, isEnter: false)
      }
    case .field(let id, let textX):
      guard isEnabled(id), case .textField(let field)? = tree[id]?.element else { return }
      if focus.id != id { moveFocus(to: id) }
      placeCaret(id, field, column: x - textX)
    case .back(let navigation, let level): sink(.pop(navigation, toLevel: level))
    case .outside(let modal, let isDismissable): if isDismissable { leave(modal) }
    case .list, .scroll, .menu, .nothing, nil: break
    }
  }

  private func leave(_ modal: NodeID) {
    if case .alert? = tree[modal]?.element { return goBack() }
    sink(.dismiss(modal))
  }

  private func placeCaret(_ id: NodeID, _ field: TextFieldElement, column: Int) {
    var state = fieldState(id, field)
    var used = 0
    var caret = state.first
    for character in field.text.dropFirst(state.first) {
      let cluster = shownCluster(character, field)
      if used + cluster.columns > column { break }
      used += cluster.columns
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
