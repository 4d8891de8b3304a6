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
    if changesList(key) { return }
    let isTyping = isInField
    if !isTyping || !key.modifiers.isEmpty, runCommand(for: key) { return }
    switch key.code {
    case .up: if focus.id.map({ moveCursor($0, -1) }) != true { moveVertically(-1) }
    case .down: if focus.id.map({ moveCursor($0, 1) }) != true { moveVertically(1) }
    case .left: if focus.id.map({ adjust($0, -1) }) != true { moveHorizontally(-1) }
    case .right: if focus.id.map({ adjust($0, 1) }) != true { moveHorizontally(1) }
    case .pageUp: movePage(-1)
    case .pageDown: movePage(1)
    case .home: moveToEdge(first: true)
    case .end: moveToEdge(first: false)
    case .tab: moveSequentially(1)
    case .backTab: moveSequentially(-1)
    case .enter: act(on: .return)
    case .character(" ") where key.modifiers.isEmpty: act(on: .space)
    case .escape: act(on: .escape)
    case .function(10) where key.modifiers.contains(.shift): openMenu()
    case .function(1): overlay = .keys(top: 0)
    case .function(5): refresh()
    case .character(let letter) where !isTyping && key.modifiers.isEmpty: command(letter)
    case .character, .backspace, .delete, .insert, .function: break
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

  private func command(_ letter: Character) {
    switch letter {
    case "q": quit()
    case "?": overlay = .keys(top: 0)
    case "0"..."9":
      let number = letter.wholeNumberValue ?? 0
      if let node = focus.id.flatMap({ tree[$0] }), isAdjustable(node) {
        if !isGuarded { sink(.adjust(node.id, value: Double(number))) }
      } else {
        chooseTab(number - 1)
      }
    case "+", "=": if let id = focus.id { _ = adjust(id, 1) }
    case "-": if let id = focus.id { _ = adjust(id, -1) }
    case "/": if let search = searchInReach { moveFocus(to: search) } else { beginFind() }
    case "n": findNext(backwards: false)
    case "N": findNext(backwards: true)
    case "m": openMenu()
    case "r": refresh()
    case "j": moveVertically(1)
    case "k": moveVertically(-1)
    default: break
    }
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

  private func refresh() { if let list = listToRefresh { sink(.refresh(list)) } }

  /// The list that the keyboard is in, if it can fetch its rows again.
  var listToRefresh: NodeID? {
    scopeList().flatMap { tree.accepts(.refresh($0)) ? $0 : nil }
  }

  /// The list that the keyboard is in, or the only one of the page.
  func scopeList() -> NodeID? {
    if let list = focus.list, tree[list] != nil, isInScope(list) { return list }
    return stops.first { $0.list != nil }?.list
  }

  // MARK: Doing

  /// Does what a key means on what has the keyboard.
  func act(on key: CommandKey) {
    // What cannot be seen is not meant: it comes into sight, and the next press is for it.
    if key != .escape, let stop = stops.first(where: { $0.id == focus.id }), !stop.isInSight {
      focus.needsReveal = true
      return
    }
    perform(key, at: keyPlace)
  }

  /// Does what a click on a control means: the same as Space.
  func click(_ id: NodeID) { perform(.space, at: keyPlace(of: id)) }

  private func perform(_ key: CommandKey, at place: KeyPlace<some Sequence<NodeID>>) {
    guard key == .escape || !isGuarded else {
      notice = systemWords[.hasGone]
      return
    }
    switch tree.action(of: key, at: place) {
    case .send(let event): sink(event)
    case .open(let id): open(id)
    case nil: break
    }
  }

  /// What is near the keyboard, for the rules that all front ends have in common.
  var keyPlace: KeyPlace<some Sequence<NodeID>> { keyPlace(of: focus.id) }

  private func keyPlace(of id: NodeID?) -> KeyPlace<some Sequence<NodeID>> {
    KeyPlace(
      focused: id, kind: id.flatMap { tree[$0] }.map(tree.controlKind) ?? .none,
      stops: stops.lazy.filter(\.isEnabled).map(\.id), back: wayBack)
  }

  /// What Return presses where nothing else takes it.
  var defaultButton: NodeID? { tree.defaultButton(among: keyPlace.stops) }

  /// Delete, and while a list is being edited Backspace and Alt with the arrows. Says whether the key was for it.
  private func changesList(_ key: Key) -> Bool {
    guard let id = focus.id, case .row? = tree[id]?.element, let list = focus.list, tree.isInReach(id) else {
      return false
    }
    if key.code == .delete || key.code == .backspace && isEditing(list) {
      act(on: .delete)
      return true
    }
    guard isEditing(list) else { return false }
    switch key.code {
    case .up where key.modifiers.contains(.alt), .down where key.modifiers.contains(.alt):
      guard let geometry = geometries[list], let index = focusedRowIndex(in: list, geometry) else { return true }
      sink(.moveRow(id, to: index + (key.code == .up ? -1 : 1)))
      return true
    default: return false
    }
  }

  private func chooseTab(_ index: Int) {
    if let id = scope.tabs { sink(.choose(id, index: index)) }
  }

  /// The page in reach that a person can look for something on.
  var searchInReach: NodeID? {
    stops.first { tree.accepts(.searching($0.id, isActive: true)) }?.id
  }

  /// Whether Escape leaves a search, a page or a pane, and not what is presented over the rest.
  var canGoBackInside: Bool {
    switch tree.outward(at: keyPlace) {
    case .searching, .pop, .choose: true
    default: false
    }
  }

  /// What goes back from the page on top or the pane with the keyboard.
  private var wayBack: Event? {
    if let navigation = scope.navigation, case let pop = Event.pop(navigation, toLevel: scope.levels - 2),
      tree.accepts(pop)
    {
      pop
    } else if let split = scope.split, scope.pane > 0 {
      .choose(split, index: scope.pane - 1)
    } else {
      nil
    }
  }

  /// Whether Escape does anything.
  var canGoBack: Bool { tree.outward(at: keyPlace) != nil }
}
