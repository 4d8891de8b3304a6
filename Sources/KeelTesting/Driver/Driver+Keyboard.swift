import KeelInteraction
import KeelScene

/// Keys that mean something to what has the keyboard.
extension Driver {
  /// Presses a key by its name. Returns false where that is the name of no such key.
  func pressNamed(_ name: String) -> Bool {
    let names: [String: CommandKey] = [
      "return": .return, "enter": .return, "space": .space, "escape": .escape, "esc": .escape, "delete": .delete,
      "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pageup": .pageUp,
      "pagedown": .pageDown, "alt-up": .raiseRow, "alt-down": .lowerRow,
    ]
    guard let key = names[name.lowercased()] else { return false }
    press(key)
    return true
  }

  /// Presses a key that types a character. Returns false where it means nothing.
  func pressTyping(_ character: Character) -> Bool {
    let key = CommandKey(typing: character)
    if let menu = frontEnd.menu { return take(frontEnd.tree.answer(to: key, typing: String(character), in: menu)) }
    // A script takes no time, so a word goes on until another key is pressed.
    return perform(key, typing: key == .letter ? frontEnd.typeAhead.type(character, at: .zero) : String(character))
  }

  private func press(_ key: CommandKey) {
    frontEnd.typeAhead.end()
    if let menu = frontEnd.menu {
      take(frontEnd.tree.answer(to: key, in: menu))
    } else {
      perform(key)
    }
  }

  @discardableResult private func perform(_ key: CommandKey, typing typed: String = "") -> Bool {
    let inReach = SceneSurvey(frontEnd).sightings.filter(\.isInReach)
    let focused = frontEnd.keyboard
    var place = KeyPlace(
      focused: focused, kind: focused.flatMap { frontEnd.tree[$0] }.map(frontEnd.tree.controlKind) ?? .none,
      stops: inReach.lazy.filter(\.isEnabled).map(\.id), back: wayBack(inReach))
    place.list = inReach.first { $0.role == .list }?.id
    place.tabs = inReach.last { $0.role == .tabs }?.id
    switch frontEnd.tree.action(of: key, typing: typed, at: place) {
    case .send(let event): frontEnd.send(event)
    case .open(let id): open(id)
    case .offer(let id): frontEnd.menu = frontEnd.tree.openMenu(at: id, .actions)
    case .search(let page):
      if case .screen(let screen)? = frontEnd.tree.element(of: page), screen.search?.isActive == false {
        frontEnd.send(.searching(page, isActive: true))
      }
      frontEnd.moveFocus(to: page)
    case .move(let motion): move(motion, inReach)
    case .find, .help, nil: return false
    }
    return true
  }

  /// Shows what there is to choose from.
  func open(_ id: NodeID) { frontEnd.menu = frontEnd.tree.openMenu(at: id) }

  @discardableResult private func take(_ answer: MenuAnswer?) -> Bool {
    guard let answer else { return false }
    switch answer {
    case .shows(let menu): frontEnd.menu = menu
    case .closes: frontEnd.menu = nil
    case .sends(let event):
      frontEnd.menu = nil
      frontEnd.send(event)
    }
    return true
  }

  /// Moves the keyboard from row to row, and everywhere else along the order of Tab: without a screen nothing stands beside
  /// anything.
  private func move(_ motion: Motion, _ inReach: [FoundElement]) {
    let tree = frontEnd.tree
    if let row = frontEnd.keyboard, let list = tree.parent(of: row).flatMap(tree.parent),
      let rows = RowMap(of: list, in: tree), let here = rows.number(of: row)
    {
      let page = max(1, frontEnd.visibleRows - 1), last = rows.rowCount - 1
      let steps: [Motion: Int] = [
        .up: -1, .down: 1, .screenfulUp: -page, .screenfulDown: page, .first: -here, .last: last - here,
      ]
      guard let step = steps[motion], case let wanted = min(max(0, here + step), last), wanted != here else { return }
      frontEnd.moveKeyboard(toRow: wanted, of: list)
      return
    }
    let stops = inReach.filter { $0.isEnabled && tree.stop(in: $0.id) == $0.id }.map(\.id)
    guard !stops.isEmpty else { return }
    let here = frontEnd.keyboard.flatMap(stops.firstIndex)
    let next: Int
    switch motion {
    case .up, .left: next = max(0, (here ?? 1) - 1)
    case .down, .right: next = min(stops.count - 1, (here ?? -1) + 1)
    case .first: next = 0
    case .last: next = stops.count - 1
    case .screenfulUp, .screenfulDown: return
    }
    frontEnd.moveFocus(to: stops[next])
  }
}
