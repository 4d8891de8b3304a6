internal import KeelInteraction
internal import KeelScene

/// Overlays of the front end over the page: the keys, a menu, the search line.
extension TerminalScreen {
  /// Handles a key in the overlay. Returns false if the overlay does not use the key.
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
    case .popup(let menu):
      handlePopup(menu, key)
      return true
    case .date(let date):
      handleDate(date, key)
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

  func beginFind(in list: NodeID) {
    findOriginRow = focus.list == list ? focus.rowIndex ?? 0 : 0
    findOrigin = focus.list == list ? nil : focus.id.flatMap { FocusPlace(of: $0, in: tree) }
    overlay = .find(list: list, text: "", origin: focus.id, isTyping: true, isFound: true)
  }

  private func handleFind(_ list: NodeID, _ text: String, _ origin: NodeID?, _ key: Key) {
    switch key.code {
    case .escape: leaveFind(list, origin)
    case .enter, .down, .backspace:
      if text.isEmpty {
        leaveFind(list, origin)
      } else if key.code == .backspace {
        find(list, String(text.dropLast()), origin: origin)
      } else {
        overlay = .find(list: list, text: text, origin: nil, isTyping: false, isFound: true)
      }
    case .character(let letter) where key.modifiers.isDisjoint(with: [.control, .alt]):
      find(list, text + String(letter), origin: origin)
    case .character("u") where key.modifiers == .control: find(list, "", origin: origin)
    default: break
    }
  }

  /// Ends a search without a result. The focus returns to where the search began, or to what stands there by now.
  private func leaveFind(_ list: NodeID, _ origin: NodeID?) {
    overlay = .none
    if let origin, tree[origin] != nil {
      moveFocus(to: origin)
    } else if let next = findOrigin?.resolved(in: tree), isInScope(next) {
      moveFocus(to: next)
    } else {
      moveToRow(findOriginRow, of: list)
    }
  }

  /// Searches from the row at which the search began, so that a longer text refines the result of a shorter one.
  func find(_ list: NodeID, _ text: String, origin: NodeID?) {
    let isFound = text.isEmpty || ask(list, text, from: findOriginRow, backwards: false)
    overlay = .find(list: list, text: text, origin: origin, isTyping: true, isFound: isFound)
    needsComposing = true
  }

  func findNext(backwards: Bool) {
    guard case .find(let list, let text, let origin, _, _) = overlay, let count = measurer.geometries[list]?.rowCount,
      count > 0
    else { return }
    let row = focus.list == list ? focus.rowIndex ?? 0 : 0
    let from = (row + (backwards ? -1 : 1) + count) % count
    let isFound = ask(list, text, from: from, backwards: backwards)
    overlay = .find(list: list, text: text, origin: origin, isTyping: false, isFound: isFound)
    needsComposing = true
  }

  /// Sends a search to the program. Returns true if the program responds with a new scroll target, which means that a
  /// row matches.
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
    // The user has named the row, so that it did not receive the focus involuntarily.
    focus.lastInvoluntaryMove = nil
    return true
  }

  func drawOverlay(with composer: Composer) {
    switch overlay {
    case .none, .find: break
    case .keys(let top): composer.draw(layoutOfHelp(), from: top)
    case .picture: if let picture { composer.draw(picture) }
    case .popup(let menu): composer.draw(menu)
    case .date(let date): composer.draw(date)
    }
  }
}
