internal import KeelScene

/// What keys do.
extension TerminalScreen {
  /// Takes what came in. Each input sees the picture as the one before it left it.
  package func handle(_ input: Input) {
    composeIfNeeded()
    fulfilWishes()
    switch input {
    case .key(let key): handle(key)
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    case .windowFocus: break
    case .background(let red, let green, let blue):
      var known = capabilities
      known.isDark = red * 299 + green * 587 + blue * 114 < 128_000
      if known != capabilities {
        change(known)
        sink(.environment(environment))
      }
    }
    composeIfNeeded()
    fulfilWishes()
    reportFocus()
  }

  /// Asks the program for rows that are in sight or soon will be, until it has nothing more to say.
  package func fulfilWishes() {
    for _ in 0..<3 {
      guard !wishes.isEmpty else { return }
      let asked = wishes
      wishes.removeAll()
      for (list, rows) in asked where tree[list] != nil {
        lists[list, default: ListState()].asked = rows
        sink(.reveal(list, rows: rows))
      }
      composeIfNeeded()
    }
  }

  /// Whether the front end wants to send events of its own accord.
  package var hasWishes: Bool { !wishes.isEmpty }

  private func handle(_ key: Key) {
    notice = nil
    needsComposing = true
    if key.modifiers.contains(.control), case .character(let letter) = key.code {
      switch letter {
      case "c": return sink(.close)
      case "l": return onRedraw()
      case "z": return onSuspend()
      default: break
      }
    }
    guard columns >= 20, rows >= 5 else {
      if key.code == .character("q"), key.modifiers.isEmpty { sink(.close) }
      return
    }
    if handleOverlay(key) { return }
    if let id = focus.id, case .textField(let field)? = tree[id]?.element, isEnabled(id),
      edit(field, id, key)
    {
      return
    }
    let isTyping = isInField
    if !isTyping, runCommand(for: key) { return }
    switch key.code {
    case .up: moveVertically(-1)
    case .down: moveVertically(1)
    case .left: moveHorizontally(-1)
    case .right: moveHorizontally(1)
    case .pageUp: movePage(-1)
    case .pageDown: movePage(1)
    case .home: moveToEdge(first: true)
    case .end: moveToEdge(first: false)
    case .tab: moveSequentially(1)
    case .backTab: moveSequentially(-1)
    case .enter: activate(isEnter: true)
    case .character(" ") where key.modifiers.isEmpty: activate(isEnter: false)
    case .escape: goBack()
    case .function(10) where key.modifiers.contains(.shift): openMenu()
    case .function(1): overlay = .keys
    case .function(5): refresh()
    case .character(let letter) where !isTyping && key.modifiers.isEmpty: command(letter)
    case .character, .backspace, .delete, .insert, .function: break
    }
  }

  private var isInField: Bool {
    if let id = focus.id, case .textField? = tree[id]?.element { return true }
    return false
  }

  private func command(_ letter: Character) {
    switch letter {
    case "q": sink(.close)
    case "?": overlay = .keys
    case "/": beginFind()
    case "n": findNext(backwards: false)
    case "N": findNext(backwards: true)
    case "m": openMenu()
    case "r": refresh()
    case "j": moveVertically(1)
    case "k": moveVertically(-1)
    default: break
    }
  }

  private func refresh() {
    guard let list = scopeList(), case .list(let element)? = tree[list]?.element, element.refresh == .available else {
      return
    }
    sink(.refresh(list))
  }

  /// The list that the keyboard is in, or the only one of the page.
  func scopeList() -> NodeID? {
    if let list = focus.list, tree[list] != nil, isInScope(list) { return list }
    return stops.first { $0.list != nil }?.list
  }

  // MARK: Doing

  func activate(isEnter: Bool) {
    guard let id = focus.id else { return activateDefault() }
    activate(id, isEnter: isEnter)
  }

  func activate(_ id: NodeID, isEnter: Bool) {
    guard let node = tree[id] else { return }
    guard !isGuarded else {
      notice = "What was here has gone: choose again"
      return
    }
    guard isEnabled(id) else { return }
    switch node.element.interaction {
    case .row(let row):
      if row.isSelectable { sink(.activate(id)) } else if isEnter { activateDefault() }
    case .button(let button): if !button.isBusy { sink(.activate(id)) }
    case .toggle(let toggle): sink(.toggle(id, isOn: !toggle.isOn))
    case .field: if isEnter { sink(.submit(id)) }
    case .press: sink(.activate(id))
    case .disclosure(let disclosure): sink(.toggle(id, isOn: !disclosure.isExpanded))
    case .editor, .control: break
    case .none: break
    }
  }

  /// Return, where nothing else takes it: the default button of what can be reached.
  private func activateDefault() {
    guard !isGuarded else { return }
    for stop in stops where stop.isEnabled && stop.kind == .button {
      if case .button(let button)? = tree[stop.id]?.element, button.isDefault, !button.isBusy {
        return sink(.activate(stop.id))
      }
    }
  }

  /// Escape: the end of an alert or a sheet, or the page before. Which button of an alert that is, the program knows.
  func goBack() {
    if let modal = scope.modal, let node = tree[modal] {
      switch node.element.layer {
      case .alert(let alert):
        if alert.isDismissable { sink(.dismiss(modal)) }
        return
      case .sheet(let sheet):
        if let navigation = scope.navigation, scope.levels > 1, allowsBack {
          return sink(.pop(navigation, toLevel: scope.levels - 2))
        }
        if sheet.isDismissable { return sink(.dismiss(modal)) }
        if let cancel = cancelButton() { sink(.activate(cancel)) }
        return
      case .page: break
      }
    }
    if let navigation = scope.navigation, scope.levels > 1, allowsBack {
      sink(.pop(navigation, toLevel: scope.levels - 2))
    } else if let cancel = cancelButton() {
      sink(.activate(cancel))
    }
  }

  /// Whether the page in sight lets a person go back.
  var allowsBack: Bool {
    guard let root = scope.root, case .screen(let screen)? = tree[root]?.element else { return true }
    return !screen.hidesBackButton
  }

  /// Whether Escape does anything.
  var canGoBack: Bool {
    if let modal = scope.modal, let node = tree[modal] {
      switch node.element.layer {
      case .alert(let alert): return alert.isDismissable
      case .sheet(let sheet): return sheet.isDismissable || (scope.levels > 1 && allowsBack) || cancelButton() != nil
      case .page: break
      }
    }
    return (scope.navigation != nil && scope.levels > 1 && allowsBack) || cancelButton() != nil
  }

  private func cancelButton() -> NodeID? {
    stops.first { stop in
      guard stop.isEnabled, stop.kind == .button, case .button(let button)? = tree[stop.id]?.element else {
        return false
      }
      return button.role == .cancel
    }?.id
  }
}
