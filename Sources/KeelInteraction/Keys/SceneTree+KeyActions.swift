public import KeelScene

/// What a front end does for a key.
public enum KeyAction: Hashable, Sendable {
  /// Sends the event, which the scene accepts.
  case send(Event)
  /// Shows what the node has to choose from: the items of a menu, the options of a picker, the parts of a date, the links of
  /// a text, what can be done with it.
  case open(NodeID)
}

/// What is near the keyboard, as a front end sees it: the part of an answer that depends on what is laid out.
public struct KeyPlace<Stops: Sequence> where Stops.Element == NodeID {
  /// The node with the keyboard focus; `nil` if there is none.
  public var focused: NodeID?
  package var kind: ControlKind
  /// The enabled controls in reach, in the order of Tab.
  public var stops: Stops
  /// The event that leads back from the page or the pane with the focus; `nil` if there is no way back.
  public var back: Event?

  package init(focused: NodeID?, kind: ControlKind, stops: Stops, back: Event?) {
    self.focused = focused
    self.kind = kind
    self.stops = stops
    self.back = back
  }
}

extension KeyPlace where Stops == [NodeID] {
  /// Describes the place of a node in a scene of which everything in reach is shown. O(nodes in reach).
  @MainActor public init(focused: NodeID?, in tree: SceneTree) {
    self.init(
      focused: focused, kind: focused.flatMap { tree[$0] }.map(tree.controlKind) ?? .none,
      stops: tree.keyboardStops().filter(\.isEnabled).map(\.id), back: tree.wayBack(around: focused)?.event)
  }
}

extension SceneTree {
  /// Returns what a key does at a place; `nil` if it does nothing there, and the front end leaves it to its platform.
  ///
  /// Popups are the front end's own: it asks while none is open. O(1), plus O(stops) where a default or cancel button is
  /// looked for.
  public func action(of key: CommandKey, at place: KeyPlace<some Sequence<NodeID>>) -> KeyAction? {
    if let focused = place.focused, key != .escape, !isInReach(focused) { return nil }
    for meaning in KeyTable.meanings(of: key, on: place.kind) {
      if let action = action(for: meaning, at: place) { return accepted(action) }
    }
    return nil
  }

  /// What Return does in a field whose submission the program does not answer: what it means there besides. O(nodes).
  package func eventAfterSubmission(of field: NodeID) -> Event? {
    let place = KeyPlace(focused: field, in: self)
    for meaning in KeyTable.meanings(of: .return, on: place.kind).drop(while: { $0 != .submit }).dropFirst() {
      if case .send(let event)? = action(for: meaning, at: place).flatMap(accepted) { return event }
    }
    return nil
  }

  private func action(for meaning: KeyMeaning, at place: KeyPlace<some Sequence<NodeID>>) -> KeyAction? {
    let focused = place.focused.flatMap { self[$0] }
    switch meaning {
    case .types: return nil
    case .submit: return focused.map { .send(.submit($0.id)) }
    case .press: return focused.flatMap(press)
    case .toggle: return focused.flatMap(toggle)
    case .open: return focused.map { .open($0.id) }
    case .defaultButton: return defaultButton(among: place.stops).map { .send(.activate($0)) }
    case .outward: return outward(at: place).map { .send($0) }
    case .deleteRow: return focused.flatMap { isDeletable($0) ? .send(.deleteRow($0.id)) : nil }
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

  private func isDeletable(_ node: Node) -> Bool {
    if case .row(let row) = node.element { row.canDelete } else { false }
  }

  // MARK: Buttons that keys stand for

  /// The button that Return stands for, where nothing else takes it.
  package func defaultButton(among stops: some Sequence<NodeID>) -> NodeID? {
    stops.first { if case .button(let button)? = element(of: $0) { button.takesReturn } else { false } }
  }

  private func cancelButton(among stops: some Sequence<NodeID>) -> NodeID? {
    stops.first { if case .button(let button)? = element(of: $0) { button.takesEscape } else { false } }
  }

  // MARK: Outward

  /// What Escape sends there; `nil` where it means nothing.
  package func outward(at place: KeyPlace<some Sequence<NodeID>>) -> Event? {
    let modal = topModal
    for step in KeyTable.outward {
      switch step {
      case .popup, .finder: continue
      case .search:
        if let id = place.focused, case .screen(let screen)? = element(of: id), let search = screen.search,
          search.isActive || !search.text.isEmpty
        {
          return .searching(id, isActive: false)
        }
      case .back:
        // An alert has no pages, and what is below it is not in reach.
        if let back = place.back { return back }
      case .modal:
        if let event = modal.flatMap(dismissal) { return event }
        // An alert has to be answered by one of its buttons.
        if let modal, case .alert? = element(of: modal) { return nil }
      case .cancelButton: return cancelButton(among: place.stops).map { .activate($0) }
      }
    }
    return nil
  }

  /// What leaves the sheet or the alert without one of its buttons; `nil` where it has to be answered.
  package func dismissal(of modal: NodeID) -> Event? {
    switch element(of: modal) {
    case .sheet(let sheet): sheet.takesDismissal ? .dismiss(modal) : nil
    case .alert(let alert): alert.isDismissable ? .dismiss(modal) : nil
    default: nil
    }
  }
}
