internal import KeelInteraction
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
    case .windowFocus, .status: break
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
        if case .list? = tree[list]?.element {
          lists[list, default: ListState()].asked.append(contentsOf: rows)
        } else {
          lazyStacks[list, default: LazyState()].asked = rows.last
        }
        for rows in rows { sink(.reveal(list, rows: rows)) }
      }
      composeIfNeeded()
    }
  }

  /// Whether the front end wants to send events of its own accord.
  package var hasWishes: Bool { !wishes.isEmpty }

  private func handle(_ key: Key) {
    dropNotices()
    needsComposing = true
    if key.modifiers.contains(.control), case .character(let letter) = key.code {
      switch letter {
      case "c":
        sink(.close)
        return
      case "l": return onRedraw()
      case "z": return onSuspend()
      default: break
      }
    }
    guard columns >= 20, rows >= 5 else {
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
    // A letter is text where text is typed; beside Control or Alt it is none.
    if isTyping, case .character = key.code, key.modifiers.isEmpty { return }
    if let command = TerminalKeys.command(key) {
      run(command)
    } else if let command = TerminalKeys.commandKey(key, isEditing: isEditing(focus.list)) {
      var typed = ""
      if case .character(let letter) = key.code { typed = String(letter) }
      act(on: command, typing: typed)
    }
  }

  private func run(_ command: TerminalKeys.Command) {
    switch command {
    case .quit: quit()
    case .findNext: findNext(backwards: false)
    case .findPrevious: findNext(backwards: true)
    case .nextStop: moveSequentially(1)
    case .previousStop: moveSequentially(-1)
    }
  }

  var isInField: Bool {
    focus.id.map { field(at: $0) != nil || isEditor($0) } ?? false
  }

  /// A key has been pressed: its answer stands in place of what was said before. A warning stays until it can have been
  /// read.
  func dropNotices() {
    notice = nil
    if let warning, now() - warning.since >= Self.timeToRead { self.warning = nil }
  }

  private static let timeToRead = Duration.seconds(3)

  /// Says something that the person has not asked for, at the bottom, until a key is pressed after it was read.
  package func warn(_ text: String) {
    warning = (text, now())
    needsComposing = true
  }

  /// A letter does not end a program over what a person has begun: a sheet or an alert is left first. A sheet that hears
  /// of attempts asks whether it may close.
  private func quit() {
    guard scope.modal != nil else {
      sink(.close)
      return
    }
    if asksBeforeItCloses { return act(on: .escape) }
    notice = systemWords[canGoBack ? .leaveFirst : .answerFirst]
  }

  /// Whether there is a sheet on top that hears of attempts to close it.
  var asksBeforeItCloses: Bool {
    if let modal = scope.modal, case .sheet(let sheet)? = tree[modal]?.element { sheet.hearsAttempts } else { false }
  }

  /// Says that something typed into the sheet or alert on top would be lost. Says whether there is anything.
  package func warnOfTypedText() -> Bool {
    composeIfNeeded()
    let typed = typedFields.contains { id in
      guard let modal = scope.modal, isWithin(id, modal) else { return false }
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

  /// The list that the keyboard is in, or the only one of the page.
  func scopeList() -> NodeID? {
    if let list = focus.list, tree[list] != nil, isInScope(list) { return list }
    return stops.first { $0.list != nil }?.list
  }

  // MARK: Doing

  /// Does what a key means on what has the keyboard.
  func act(on key: CommandKey, typing typed: String = "") {
    // What cannot be seen is not meant: it comes into sight, and the next press is for it.
    if pressesFocus(key), let stop = stops.first(where: { $0.id == focus.id }), !stop.isInSight {
      focus.needsReveal = true
      return
    }
    perform(key, typing: typed, at: keyPlace)
  }

  /// Does what a click on a control means: the same as Space.
  func click(_ id: NodeID) { perform(.space, at: keyPlace(of: id)) }

  private func pressesFocus(_ key: CommandKey) -> Bool { key == .return || key == .space || key == .delete }

  private func perform(_ key: CommandKey, typing typed: String = "", at place: KeyPlace<some Sequence<NodeID>>) {
    let action = tree.action(of: key, typing: typed, at: place)
    // What came under the keyboard by itself a moment ago is not meant.
    if isGuarded, key != .escape, pressesFocus(key) || action?.node.map({ $0 == focus.id }) == true {
      notice = systemWords[.hasGone]
      return
    }
    switch action {
    case .send(let event): sendShowingValue(event)
    case .open(let id): open(id)
    case .offer(let id): openMenu(at: id, .actions)
    case .move(let motion): move(motion)
    case .search(let page): moveFocus(to: page)
    case .find(let list): beginFind(in: list)
    case .help: overlay = .keys(top: 0)
    case nil: break
    }
  }

  /// What is near the keyboard, for the rules that all front ends have in common.
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

  /// What goes back from the page on top or the pane with the keyboard.
  private var wayBack: Event? {
    guard let page = scope.root else { return nil }
    return tree.wayBack(around: page) { $0.split == scope.split && $0.number == scope.pane - 1 }?.event
  }

  /// Whether Escape does anything.
  var canGoBack: Bool { tree.outward(at: keyPlace) != nil }
}

extension KeyAction {
  /// The node that the action changes or shows something of.
  fileprivate var node: NodeID? {
    switch self {
    case .send(let event): event.node
    case .open(let id), .offer(let id): id
    case .move, .search, .find, .help: nil
    }
  }
}
