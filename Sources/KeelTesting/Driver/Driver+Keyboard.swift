import KeelInteraction
import KeelScene

/// Keys that act on the element with the keyboard focus.
extension Driver {
  /// Presses a key by its name. Returns false if there is no key with that name.
  ///
  /// Throws an error if Return, Space, Escape or Delete have no meaning at the focus. The other keys move the focus,
  /// which may be at the end already.
  func pressNamed(_ name: String) throws(DriverError) -> Bool {
    let commands: [String: CommandKey] = [
      "return": .return, "enter": .return, "space": .space, "escape": .escape, "esc": .escape, "delete": .delete,
    ]
    let motions: [String: CommandKey] = [
      "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pageup": .pageUp,
      "pagedown": .pageDown, "alt-up": .raiseRow, "alt-down": .lowerRow,
    ]
    let name = name.lowercased()
    if name == "tab" || name == "shift-tab" {
      frontEnd.menu = nil
      move(name == "tab" ? .next : .previous)
    } else if let key = motions[name] {
      press(key)
    } else if let key = commands[name] {
      guard press(key) else {
        let focused = SceneSurvey(frontEnd).elements.first { $0.id == frontEnd.keyboard }.map { "\($0)" }
        throw DriverError(
          .notPossible, "The key \(ShownText.quoted(name)) does nothing here.",
          rule: "The focus is on \(focused ?? "nothing"), where that key has no meaning.",
          remedy: "Move the focus first, or tap something instead.")
      }
    } else {
      return false
    }
    return true
  }

  /// Presses a key that types a character. Returns false if the key has no meaning at the focus.
  func pressTyping(_ character: Character) -> Bool {
    let key = frontEnd.typeAhead.meaning(of: CommandKey(typing: character), at: .zero)
    if let menu = frontEnd.menu { return take(frontEnd.tree.answer(to: key, typing: String(character), in: menu)) }
    // Scripts run without delays, so a word continues until another key is pressed.
    return perform(key, typing: key == .letter ? frontEnd.typeAhead.type(character, at: .zero) : String(character))
  }

  @discardableResult private func press(_ key: CommandKey) -> Bool {
    frontEnd.typeAhead.end()
    if let menu = frontEnd.menu { return take(frontEnd.tree.answer(to: key, in: menu)) }
    return perform(key)
  }

  private func perform(_ key: CommandKey, typing typed: String = "") -> Bool {
    var place = KeyPlace(focused: frontEnd.keyboard, in: frontEnd.tree)
    if key == .escape, place.back == nil {
      place.back = wayBackFromPane(SceneSurvey(frontEnd).elements.filter(\.isInReach))
    }
    switch frontEnd.tree.action(of: key, typing: typed, at: place) {
    case .send(let event): frontEnd.send(event)
    case .open(let id): open(id)
    case .offer(let id): frontEnd.menu = frontEnd.tree.openMenu(at: id, .actions)
    case .focus(let id):
      if case .screen(let screen)? = frontEnd.tree.element(of: id), screen.search?.isActive == false {
        frontEnd.send(.searching(id, isActive: true))
      }
      frontEnd.moveFocus(to: id)
    case .move(let motion): move(motion)
    case .find, .help, nil: return false
    }
    return true
  }

  /// Opens the choices of a node.
  func open(_ id: NodeID) { frontEnd.menu = frontEnd.tree.openMenu(at: id) }

  private func take(_ answer: MenuAnswer?) -> Bool {
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

  /// Moves the focus from row to row in a list, and otherwise through the controls in reading order: a headless front
  /// end has no other layout. Tab leaves a list.
  private func move(_ motion: Motion) {
    let tree = frontEnd.tree
    if motion != .next, motion != .previous, let row = frontEnd.keyboard,
      let list = tree.parent(of: row).flatMap(tree.parent),
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
    let next = tree.stop(motion, from: frontEnd.keyboard, in: FocusColumn(of: tree, focused: frontEnd.keyboard))
    if let next { frontEnd.moveFocus(to: next) }
  }
}
