internal import KeelInteraction
internal import KeelScene

/// The effects of keys.
extension TerminalScreen {
  /// Handles an input. Each input applies to the frame that results from the preceding one.
  package func handle(_ input: Input) {
    composeIfNeeded()
    fulfilWishes()
    switch input {
    case .key(let key): handle(key)
    case .paste(let text): paste(text)
    case .overlongPaste(let count): refuse(ofBytes: count)
    case .mouse(let mouse): handle(mouse)
    case .windowFocus, .status, .graphics: break
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
    reportSelection()
  }

  /// Reports geometry and the selection of a field, and requests rows that are visible or near, in at most three rounds.
  package func fulfilWishes() {
    reportGeometry()
    reportSelection()
    for _ in 0..<3 {
      let wishing = self.wishing
      guard !wishing.isEmpty else { return }
      for list in wishing {
        let rows = states[list].wishes
        states[list].wishes = []
        if case .list? = tree[list]?.element {
          var state = states[list].list ?? ListState()
          state.asked.append(contentsOf: rows)
          states[list].list = state
        } else {
          states[list].askedChildren = rows.last
        }
        for rows in rows { sink(.reveal(list, rows: rows)) }
      }
      composeIfNeeded()
      reportGeometry()
    }
  }

  /// The lists and lazy stacks with rows to request.
  private var wishing: [NodeID] { states.ids { !$0.wishes.isEmpty } }

  /// True if the front end has rows to request, or geometry or a selection to report.
  package var hasWishes: Bool { !wishing.isEmpty || hasGeometryToReport || hasSelectionToReport }

  private func handle(_ key: Key) {
    dropNotices()
    needsComposing = true
    if key.modifiers.contains(.control), case .character(let letter) = key.code {
      switch letter {
      case "c":
        sink(.close)
        return
      case "l": return onRedraw()
      // The convention of terminals, unless there is something to undo.
      case "z":
        if case .none = overlay, !isTooSmall, runCommand(for: key) { return }
        return onSuspend()
      default: break
      }
    }
    guard !isTooSmall else {
      if key.code == .character("q"), key.modifiers.isEmpty { quit() }
      return
    }
    if handleOverlay(key) { return }
    if let id = focus.id, tree.isInReach(id) {
      if let field = field(at: id), edit(field, id, key) { return }
      if case .textEditor(let editor)? = tree[id]?.element, edit(editor, id, key) { return }
    }
    let isTyping = isInField
    if !isTyping || !key.modifiers.isEmpty, runCommand(for: key) { return }
    // In a text, a letter is typed, unless Control or Alt is held.
    if isTyping, case .character = key.code, key.modifiers.isEmpty { return }
    if moveToButton(of: key) { return }
    if let command = TerminalKeys.command(key) {
      run(command)
    } else if let command = TerminalKeys.commandKey(key, isEditing: isEditing(focus.list)) {
      var typed = ""
      if case .character(let letter) = key.code { typed = String(letter) }
      act(on: command, typing: typed)
    }
  }

  /// Moves the focus in an alert to a button that begins with a letter, which then is not a command of the terminal.
  /// Returns false if there is none.
  private func moveToButton(of key: Key) -> Bool {
    guard case .character(let letter) = key.code, key.modifiers.isEmpty, CommandKey(typing: letter) == .letter,
      case .focus(let id)? = tree.action(of: .letter, typing: String(letter), at: keyPlace)
    else { return false }
    moveFocus(to: id)
    return true
  }

  private func run(_ command: TerminalKeys.Command) {
    switch command {
    case .quit: quit()
    case .findNext: findNext(backwards: false)
    case .findPrevious: findNext(backwards: true)
    case .nextStop: move(.next)
    case .previousStop: move(.previous)
    }
  }

  var isInField: Bool {
    focus.id.map { field(at: $0) != nil || isEditor($0) } ?? false
  }

  /// Removes the notice, because the response to a key replaces it. A warning stays until the user has had time to read
  /// it.
  func dropNotices() {
    notice = nil
    if let warning, now() - warning.since >= Self.timeToRead { self.warning = nil }
  }

  /// Displays a message of the program, until the next key.
  func announce(_ text: String) {
    notice = text
    needsComposing = true
  }

  private static let timeToRead = Duration.seconds(3)

  /// Displays a message that the user has not requested, until a key is pressed after the user has had time to read it.
  package func warn(_ text: String) {
    warning = (text, now())
    needsComposing = true
  }

  /// Ends the program, unless the user has to leave a sheet or an alert first. A sheet that is notified of attempts to
  /// close it receives Escape.
  private func quit() {
    guard scope.modal != nil else {
      sink(.close)
      return
    }
    if asksBeforeItCloses { return act(on: .escape) }
    notice = systemWords[canGoBack ? .leaveFirst : .answerFirst]
  }

  /// True if the sheet on top is notified of attempts to close it.
  var asksBeforeItCloses: Bool {
    if let modal = scope.modal, case .sheet(let sheet)? = tree[modal]?.element { sheet.hearsAttempts } else { false }
  }

  /// Warns that text typed into the sheet or alert on top would be lost. Returns false if there is none.
  package func warnOfTypedText() -> Bool {
    composeIfNeeded()
    let typed = states.ids(where: \.isTyped).contains { id in
      guard let modal = scope.modal, tree.isWithin(id, modal) else { return false }
      switch tree[id]?.element {
      case .textField(let field): return !field.text.isEmpty
      case .textEditor(let editor): return !editor.text.isEmpty
      default: return false
      }
    }
    guard typed else { return false }
    notice = systemWords[columns < 50 ? .quitsOnRepeat : .quitLosesText]
    needsComposing = true
    return true
  }

  /// Returns the list that contains the focus, otherwise the first list in reach.
  func scopeList() -> NodeID? {
    if let list = focus.list, tree[list] != nil, isInScope(list) { return list }
    return stops.first { $0.list != nil }?.list
  }

  // MARK: Doing

  /// Performs the meaning of a key at the present focus.
  func act(on key: CommandKey, typing typed: String = "") {
    // An invisible control is not the intended target: the first press brings it into view.
    if pressesFocus(key), let stop = stops.first(where: { $0.id == focus.id }), !stop.isInSight {
      focus.needsReveal = true
      return
    }
    perform(key, typing: typed, at: keyPlace)
  }

  /// Performs a click on a control, which has the meaning of Space.
  func click(_ id: NodeID) { perform(.space, at: keyPlace(of: id)) }

  private func pressesFocus(_ key: CommandKey) -> Bool { key == .return || key == .space || key == .delete }

  private func perform(_ key: CommandKey, typing typed: String = "", at place: KeyPlace<some Sequence<NodeID>>) {
    let action = tree.action(of: key, typing: typed, at: place)
    // A control that received the focus involuntarily a moment ago is not the intended target.
    if isGuarded, key != .escape, pressesFocus(key) || action?.node.map({ $0 == focus.id }) == true {
      notice = systemWords[.hasGone]
      return
    }
    switch action {
    case .send(let event): sendShowingValue(event)
    case .open(let id): open(id)
    case .offer(let id): openMenu(at: id, .actions)
    case .move(let motion): move(motion)
    case .focus(let id): moveFocus(to: id)
    case .find(let list): beginFind(in: list)
    case .help: overlay = .keys(top: 0)
    case nil: break
    }
  }

  /// The surroundings of the focus, for the rules that all front ends share.
  var keyPlace: KeyPlace<some Sequence<NodeID>> { keyPlace(of: focus.id) }

  private func keyPlace(of id: NodeID?) -> KeyPlace<some Sequence<NodeID>> {
    var place = KeyPlace(
      focused: id, kind: id.flatMap { tree[$0] }.map(tree.controlKind) ?? .none,
      stops: stops.lazy.filter(\.isEnabled).map(\.id), back: wayBack)
    place.list = scopeList()
    place.tabs = scope.tabs
    place.habits = .terminal
    return place
  }

  /// The event that leads back from the page with the focus, which may be one of several beside each other, or from the
  /// page on top; `nil` if there is none.
  private var wayBack: Event? {
    for case let place? in [focus.id, scope.root] {
      let way = tree.wayBack(around: place) { $0.split == scope.split && $0.number == scope.pane - 1 }
      if let way { return way.event }
    }
    return nil
  }

  /// True if Escape has an effect.
  var canGoBack: Bool { tree.outward(at: keyPlace) != nil }
}

extension KeyAction {
  /// The node that the action changes or opens; `nil` if there is none.
  fileprivate var node: NodeID? {
    switch self {
    case .send(let event): event.node
    case .open(let id), .offer(let id): id
    case .move, .focus, .find, .help: nil
    }
  }
}
