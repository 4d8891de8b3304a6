internal import KeelInteraction
internal import KeelScene

/// What stands over the page of the front end's own: the keys, a row's menu, the search line.
extension TerminalScreen {
  /// Takes a key for the overlay. Says whether it did.
  func handleOverlay(_ key: Key) -> Bool {
    switch overlay {
    case .none: return false
    case .keys where picture != nil && key == .letter("p"):
      overlay = .picture
      return true
    case .picture:
      overlay = .none
      return true
    case .keys(let top):
      overlay = scrolledKeys(top, key).map { .keys(top: $0) } ?? .none
      return true
    case .menu(let row, let selected):
      handleMenu(row, selected, key)
      return true
    case .popup(let owner, let path, let selected):
      handlePopup(owner, path, selected, key)
      return true
    case .date(let id, let part):
      handleDate(id, part, key)
      return true
    case .find(let list, let text, let origin, let isTyping, _):
      guard isTyping else {
        if key.code == .escape {
          overlay = .none
          return true
        }
        return false
      }
      handleFind(list, text, origin, key)
      return true
    }
  }

  // MARK: Find

  func beginFind() {
    guard let list = scopeList() else { return }
    findOriginRow = focus.list == list ? focus.rowIndex ?? 0 : 0
    overlay = .find(list: list, text: "", origin: focus.id, isTyping: true, isFound: true)
  }

  private func handleFind(_ list: NodeID, _ text: String, _ origin: NodeID?, _ key: Key) {
    switch key.code {
    case .escape:
      overlay = .none
      if let origin, tree[origin] != nil { moveFocus(to: origin) } else { moveToRow(findOriginRow, of: list) }
    case .enter, .down:
      overlay = text.isEmpty ? .none : .find(list: list, text: text, origin: nil, isTyping: false, isFound: true)
    case .backspace:
      if text.isEmpty { overlay = .none } else { find(list, String(text.dropLast()), origin: origin) }
    case .character(let letter) where key.modifiers.isDisjoint(with: [.control, .alt]):
      if text.count < 200 { find(list, text + String(letter), origin: origin) }
    case .character("u") where key.modifiers == .control: find(list, "", origin: origin)
    default: break
    }
  }

  /// Looks from where the search began, so that a longer text narrows what a shorter one found.
  func find(_ list: NodeID, _ text: String, origin: NodeID?) {
    let isFound = text.isEmpty || ask(list, text, from: findOriginRow, backwards: false)
    overlay = .find(list: list, text: text, origin: origin, isTyping: true, isFound: isFound)
    needsComposing = true
  }

  func findNext(backwards: Bool) {
    guard case .find(let list, let text, let origin, _, _) = overlay, let count = geometries[list]?.rowCount, count > 0
    else { return }
    let row = focus.list == list ? focus.rowIndex ?? 0 : 0
    let from = (row + (backwards ? -1 : 1) + count) % count
    let isFound = ask(list, text, from: from, backwards: backwards)
    overlay = .find(list: list, text: text, origin: origin, isTyping: false, isFound: isFound)
    needsComposing = true
  }

  /// The program's answer is a new wish where to scroll; no new wish means that there is no such row.
  private func ask(_ list: NodeID, _ text: String, from: Int, backwards: Bool) -> Bool {
    func serial() -> Int? {
      guard case .list(let element)? = tree[list]?.element else { return nil }
      return element.scrollTarget?.serial
    }
    let before = serial()
    let kept = overlay
    sink(.find(list, text: text, from: from, backwards: backwards))
    overlay = kept
    composeIfNeeded()
    guard serial() != before else { return false }
    // The person has named the row: what is under the keys now did not come there by itself.
    focus.lastInvoluntaryMove = nil
    return true
  }

  // MARK: Menu

  private func actions(of row: NodeID) -> [RowAction] {
    guard let node = tree[row] else { return [] }
    guard case .row(let element) = node.element else { return node.attributes.actions }
    return element.actions + node.attributes.actions
  }

  func openMenu() {
    guard let row = nodeWithActions,
      let first = actions(of: row).firstIndex(where: { tree.accepts(.action(row, actionID: $0.id)) })
    else { return }
    overlay = .menu(row: row, selected: first)
  }

  /// What the focused node itself offers, else the nearest around it that offers something.
  private var nodeWithActions: NodeID? {
    var current = focus.id
    while let node = current, actions(of: node).isEmpty { current = node == scope.reach ? nil : tree.parent(of: node) }
    return current
  }

  /// Whether there is a menu of what can be done here.
  var canOpenMenu: Bool {
    guard let row = nodeWithActions else { return false }
    return actions(of: row).contains { tree.accepts(.action(row, actionID: $0.id)) }
  }

  private func handleMenu(_ row: NodeID, _ selected: Int, _ key: Key) {
    let all = actions(of: row)
    func next(_ step: Int) {
      var index = selected
      for _ in all.indices {
        index = (index + step + all.count) % max(1, all.count)
        if all.indices.contains(index), tree.accepts(.action(row, actionID: all[index].id)) { break }
      }
      overlay = .menu(row: row, selected: index)
    }
    switch key.code {
    case .up, .backTab: next(-1)
    case .down, .tab: next(1)
    case .enter, .character(" "): chooseInMenu(selected)
    case .escape, .character("m"), .left: overlay = .none
    default: break
    }
  }

  func chooseInMenu(_ index: Int) {
    guard case .menu(let row, _) = overlay else { return }
    let all = actions(of: row)
    guard all.indices.contains(index), tree.accepts(.action(row, actionID: all[index].id)) else { return }
    overlay = .none
    sink(.action(row, actionID: all[index].id))
  }

  // MARK: Drawing

  func drawOverlay() {
    switch overlay {
    case .none, .find: break
    case .keys(let top): drawKeys(top)
    case .picture: drawPicture()
    case .menu(let row, let selected): drawMenu(row, selected)
    case .popup(let owner, let path, let selected): drawPopup(owner, path, selected)
    case .date(let id, let part): drawDate(id, part)
    }
  }

  private func drawMenu(_ row: NodeID, _ selected: Int) {
    let all = actions(of: row)
    guard !all.isEmpty else { return }
    let page = Rect(0, 0, columns, rows)
    let line = stops.first { $0.row == row || $0.id == row }?.rect ?? Rect(0, rows / 2, columns, 1)
    let width = min(columns, max(16, (all.map { columns(of: $0.title, limit: 40) }.max() ?? 0) + 6))
    let height = min(rows, all.count + 2)
    var y = line.y + 1
    if y + height > rows - 1 { y = max(0, line.y - height) }
    let frame = Rect(max(0, min(line.maxX - width - 2, columns - width)), y, width, height)
    box(frame, style: theme.secondary, clip: page)
    for (index, action) in all.enumerated() {
      let area = Rect(frame.x + 1, frame.y + 1 + index, width - 2, 1)
      guard area.y < frame.maxY - 1 else { break }
      var context = DrawContext()
      context.isEnabled = action.isEnabled
      context.highlight = index == selected ? .full : .none
      let look = style(action.role == .destructive ? .red : .label, context)
      fill(area, style: look, clip: page)
      put(action.title, x: area.x + 1, y: area.y, width: area.width - 2, style: look, clip: page)
      if index == selected { place = (area.x + 1, area.y) }
      hits.append(Hit(rect: area, action: .menu(index)))
    }
    cursor = nil
  }
}
