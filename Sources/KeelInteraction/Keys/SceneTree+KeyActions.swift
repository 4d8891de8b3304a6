public import KeelScene

extension SceneTree {
  /// Returns the action of a key at a place; `nil` if it has none, and the front end leaves it to its platform.
  ///
  /// Popups belong to the front end, which calls this method only while none is open (see `OpenMenu`). O(1), plus
  /// O(stops) if a button or a search field is searched for.
  ///
  /// - Parameter typed: The digit, or the letters of type-ahead so far, of a key that types.
  public func action(
    of key: CommandKey, typing typed: String = "", at place: KeyPlace<some Sequence<NodeID>>
  ) -> KeyAction? {
    let isLive = place.focused.map(isInReach) ?? true
    let asked = isSidebar(place.focused) ? key.alongSidebar : alongLines(key, at: place)
    for meaning in KeyTable.meanings(of: asked, on: place.kind, place.habits) {
      if meaning.isOfControl, !isLive { return nil }
      guard let action = action(for: meaning, of: key, typed, at: place) else { continue }
      if let accepted = accepted(action) { return accepted }
      if meaning.isOfControl { return nil }
    }
    return nil
  }

  /// Returns the key whose meaning an arrow has along the lines of a node. Motions follow the screen.
  func alongLines(_ key: CommandKey, at id: NodeID?) -> CommandKey {
    id.map(isRightToLeft) ?? false ? key.turned : key
  }

  /// Returns the key for the lines that a front end shows. Controls of windows have the direction of the window, in which
  /// the platform turns keys over.
  private func alongLines(_ key: CommandKey, at place: KeyPlace<some Sequence<NodeID>>) -> CommandKey {
    place.habits == .desktop ? key : alongLines(key, at: place.focused)
  }

  /// Returns true if the node is a list of tabs from top to bottom.
  private func isSidebar(_ id: NodeID?) -> Bool {
    if case .tabs(let tabs)? = id.flatMap(element) { tabs.isSidebar } else { false }
  }

  /// Returns the event of Return in a field whose submission the program does not handle: the next meaning of the key
  /// there.
  ///
  /// O(nodes).
  package func eventAfterSubmission(of field: NodeID) -> Event? {
    let place = KeyPlace(focused: field, in: self)
    for meaning in KeyTable.meanings(of: .return, on: place.kind).drop(while: { $0 != .submit }).dropFirst() {
      if case .send(let event)? = action(for: meaning, of: .return, "", at: place).flatMap(accepted) { return event }
    }
    return nil
  }

  private func action(
    for meaning: KeyMeaning, of key: CommandKey, _ typed: String, at place: KeyPlace<some Sequence<NodeID>>
  ) -> KeyAction? {
    let focused = place.focused.flatMap { self[$0] }
    switch meaning {
    case .types: return nil
    case .submit: return focused.map { .send(.submit($0.id)) }
    case .press: return focused.flatMap(press)
    case .toggle: return focused.flatMap(toggle)
    case .open: return focused.flatMap(open)
    case .defaultButton: return defaultButton(among: place.stops).map { .send(.activate($0)) }
    case .outward: return outward(at: place).map { .send($0) }
    case .deleteRow: return focused.flatMap { isDeletable($0) ? .send(.deleteRow($0.id)) : nil }
    case .raise, .lower: return focused.flatMap { moved($0, by: meaning == .raise ? -1 : 1) }.map { .send($0) }
    case .less, .more, .muchLess, .muchMore, .least, .greatest:
      return focused.flatMap { value(meaning, of: $0) }.map { .send($0) }
    case .number: return focused.flatMap { number(typed, of: $0) }.map { .send($0) }
    case .tab: return place.tabs.flatMap { tab(typed, of: $0) }.map { .send($0) }
    case .fold, .unfold: return focused.flatMap { fold($0, isOpen: meaning == .unfold) }
    case .move: return key.motion.map { .move($0) }
    case .typeAhead:
      if let event = focused.flatMap({ typeAhead(typed, at: $0) }) { return .send(event) }
      return answer(typed, after: place.focused).map { .focus($0) }
    case .search: return searchLine(among: place.stops).map { .focus($0) }
    case .find: return place.list.map { .find($0) }
    case .help: return .help
    case .refresh: return place.list.map { .send(.refresh($0)) }
    case .back: return place.back.map { .send($0) }
    case .close:
      guard let modal = topModal else { return .send(.close) }
      return dismissal(of: modal).map { .send($0) }
    case .actions: return place.focused.flatMap(nodeWithActions).map { .offer($0) }
    }
  }

  private func press(_ node: Node) -> KeyAction? {
    switch node.element {
    case .row(let row): return row.isSelectable ? .send(.activate(node.id)) : nil
    case .menu(let menu): return menu.hasPrimaryAction ? .send(.activate(node.id)) : nil
    case .label(let label):
      let links = label.runs.indices.filter { label.runs[$0].link != nil }
      return links.count == 1 ? .send(.followLink(node.id, run: links[0])) : .open(node.id)
    default: return .send(.activate(node.id))
    }
  }

  private func toggle(_ node: Node) -> KeyAction? {
    switch node.element {
    case .toggle(let toggle): .send(.toggle(node.id, isOn: !toggle.isOn))
    case .disclosure(let disclosure): .send(.toggle(node.id, isOn: !disclosure.isExpanded))
    case .row(let row): row.expansion == .none ? nil : .send(.toggle(node.id, isOn: row.expansion == .collapsed))
    default: nil
    }
  }

  private func open(_ node: Node) -> KeyAction? {
    switch (controlKind(of: node), node.element) {
    case (.actions, _): openMenu(at: node.id, .actions).map { _ in .offer(node.id) }
    case (.date, _): .open(node.id)
    case (_, .picker(let picker)) where picker.style == .inline: .open(node.id)
    default: openMenu(at: node.id).map { _ in .open(node.id) }
    }
  }

  /// Returns the action that folds or unfolds a node; `nil` if the node is in that state already, or cannot be folded.
  private func fold(_ node: Node, isOpen: Bool) -> KeyAction? {
    let isOpenNow: Bool
    switch node.element {
    case .row(let row) where row.expansion != .none: isOpenNow = row.expansion == .expanded
    case .disclosure(let disclosure): isOpenNow = disclosure.isExpanded
    default: return nil
    }
    return isOpenNow == isOpen ? nil : .send(.toggle(node.id, isOn: isOpen))
  }

  /// Returns the event that finds the next row with that beginning. While the text grows, the search includes the
  /// present row.
  private func typeAhead(_ typed: String, at row: Node) -> Event? {
    guard !typed.isEmpty, let (list, rows) = rowsAround(row.id), let here = rows.number(of: row.id) else { return nil }
    let from = typed.count > 1 ? here : (here + 1) % max(1, rows.rowCount)
    return .find(list, text: typed, from: from, backwards: false)
  }

  /// Returns the next button of the alert on top that begins with the last typed letter; `nil` if there is none. Letters
  /// never lead to a destructive button.
  private func answer(_ typed: String, after focused: NodeID?) -> NodeID? {
    guard let letter = typed.last?.lowercased(), let alert = topModal.flatMap({ AlertParts(of: $0, in: self) }) else {
      return nil
    }
    let buttons = alert.buttonsByLetter.filter { accepts(.activate($0)) }
    let next = (buttons.firstIndex { $0 == focused } ?? -1) + 1
    return (buttons[next...] + buttons[..<next]).first { id in
      if case .button(let button)? = element(of: id) { button.title.lowercased().hasPrefix(letter) } else { false }
    }
  }

  private func moved(_ row: Node, by step: Int) -> Event? {
    rowsAround(row.id)?.rows.number(of: row.id).map { .moveRow(row.id, to: $0 + step) }
  }

  /// Returns the list that contains a row, and the rows of that list.
  private func rowsAround(_ row: NodeID) -> (list: NodeID, rows: RowMap)? {
    guard let list = parent(of: row).flatMap(parent), let rows = RowMap(of: list, in: self) else { return nil }
    return (list, rows)
  }

  /// Returns the page in reach whose search field the user can enter; `nil` if there is none.
  package func searchLine(among stops: some Sequence<NodeID>) -> NodeID? {
    stops.first { accepts(.searching($0, isActive: true)) }
  }

  private func isDeletable(_ node: Node) -> Bool {
    if case .row(let row) = node.element { row.canDelete } else { false }
  }

  // MARK: Buttons that keys press

  /// Returns the button that Return presses when the key has no other meaning.
  package func defaultButton(among stops: some Sequence<NodeID>) -> NodeID? {
    stops.first { if case .button(let button)? = element(of: $0) { button.takesReturn } else { false } }
  }

  private func cancelButton(among stops: some Sequence<NodeID>) -> NodeID? {
    stops.first { if case .button(let button)? = element(of: $0) { button.takesEscape } else { false } }
  }

  // MARK: Outward

  /// Returns the event of Escape at a place; `nil` if it has none.
  package func outward(at place: KeyPlace<some Sequence<NodeID>>) -> Event? {
    let modal = topModal
    for step in KeyTable.outward {
      switch step {
      case .popup, .finder: continue
      case .search:
        if let page = searchedPage(at: place.focused) { return .searching(page, isActive: false) }
      case .back:
        // An alert has no pages, and what is below it is not in reach.
        if let back = place.back { return back }
      case .modal:
        if let event = modal.flatMap(dismissal) { return event }
        // The user has to answer an alert with one of its buttons.
        if let modal, case .alert? = element(of: modal) { return nil }
      case .cancelButton: return cancelButton(among: place.stops).map { .activate($0) }
      }
    }
    return nil
  }

  /// Returns the page whose search Escape ends: that of the field with the focus, otherwise the page around the focus if
  /// its search is in progress; `nil` for none.
  private func searchedPage(at focused: NodeID?) -> NodeID? {
    guard let page = nearestPage(from: focused ?? pageInReach), case .screen(let screen) = page.element,
      let search = screen.search
    else { return nil }
    return search.isActive || page.id == focused && !search.text.isEmpty ? page.id : nil
  }

  /// Returns the event that dismisses the sheet or the alert without one of its buttons; `nil` if the user has to
  /// answer it.
  package func dismissal(of modal: NodeID) -> Event? {
    switch element(of: modal) {
    case .sheet(let sheet): sheet.takesDismissal ? .dismiss(modal) : nil
    case .alert(let alert): alert.isDismissable ? .dismiss(modal) : nil
    default: nil
    }
  }
}

extension KeyMeaning {
  /// True if the meaning concerns the focused control. A control out of reach keeps the focus, and the key has no
  /// effect.
  fileprivate var isOfControl: Bool {
    switch self {
    case .submit, .press, .toggle, .open, .defaultButton, .deleteRow, .raise, .lower: true
    case .types, .outward, .less, .more, .muchLess, .muchMore, .least, .greatest, .number, .tab, .fold, .unfold, .move,
      .typeAhead, .search, .find, .refresh, .back, .close, .help, .actions:
      false
    }
  }
}
