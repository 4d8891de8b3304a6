package import KeelScene

/// From what a page says to what a person did.
extension WebPage {
  /// What the page's event comes to: nothing where it is late, disabled or covered.
  ///
  /// - Parameter number: the event's, which answers to an edit are marked with.
  package func events(for event: WireEvent, number: Int) -> [Event] {
    switch event {
    case .open: return []
    case .scene(let event): return lawful(event, number: number).map { [$0] } ?? []
    }
  }

  /// Whether the browser follows what was clicked by itself.
  func isLink(_ event: Event) -> Bool {
    switch event {
    case .followLink: true
    case .activate(let id): if case .link? = tree[id]?.element { true } else { false }
    default: false
    }
  }

  private func lawful(_ event: Event, number: Int) -> Event? {
    switch event {
    case .activate(let id): return reached(id) { $0.canBeActivated } ? event : nil
    case .toggle(let id, _): return reached(id) { $0.canBeToggled } ? event : nil
    case .edit(let id, let text): return edit(id, text, number)
    case .submit(let id):
      return reached(id) { node in
        switch node.element {
        case .textField(let field): field.isEditable
        case .screen(let screen): screen.search != nil
        default: false
        }
      } ? event : nil
    case .action(let id, let actionID):
      return reached(id) { node in
        var actions = node.attributes.actions
        if case .row(let row) = node.element { actions += row.actions }
        return actions.contains { $0.id == actionID && $0.isEnabled }
      } ? event : nil
    case .pop(let id, let level): return reached(id) { canPop($0, to: level) } ? event : nil
    case .dismiss(let id):
      return reached(id) { node in
        switch node.element {
        case .sheet(let sheet): sheet.takesDismissal
        case .alert(let alert): alert.isDismissable
        default: false
        }
      } ? event : nil
    case .reveal(let id, let rows):
      let count =
        switch tree[id]?.element {
        case .list(let list): list.rowCount
        case .stack(let stack): stack.window?.count ?? 0
        default: 0
        }
      let end = min(rows.upperBound, count)
      return rows.lowerBound < end ? .reveal(id, rows: rows.lowerBound..<end) : nil
    case .find(let id, let text, let from, let backwards):
      guard case .list(let list)? = tree[id]?.element, !text.isEmpty else { return nil }
      return .find(id, text: text, from: min(from, max(0, list.rowCount - 1)), backwards: backwards)
    case .refresh(let id):
      return reached(id) { if case .list(let list) = $0.element { list.refresh == .available } else { false } }
        ? event : nil
    case .keyCommand(let id, let command):
      return reached(id) { node in
        if case .screen(let screen) = node.element { screen.keyCommands.contains { $0.id == command } } else { false }
      } ? event : nil
    case .adjust, .increment, .decrement, .choose, .setDate: return valueEvent(event, number: number)
    case .followLink(let id, let run):
      return reached(id) { node in
        if case .label(let label) = node.element, label.runs.indices.contains(run) {
          label.runs[run].link != nil
        } else {
          false
        }
      } ? event : nil
    case .search(let id, let text):
      guard reached(id, { $0.searches }) else { return nil }
      edits[id] = Edit(number: number, text: text)
      return event
    case .searching(let id, _): return reached(id) { $0.searches } ? event : nil
    case .deleteRow(let id):
      return reached(id) { if case .row(let row) = $0.element { row.canDelete } else { false } } ? event : nil
    case .moveRow(let id, let row):
      return reached(id) { if case .row(let element) = $0.element { element.canMove } else { false } }
        && row < rowCount(around: id) ? event : nil
    case .focus(let id):
      if let id { guard reached(id, { _ in true }) else { return nil } }
      tree.apply(Patch(operations: [.focus(id)]))
      return event
    case .open: return nil
    case .environment(let environment):
      self.environment = environment
      return event
    case .phase, .close: return event
    }
  }

  /// What a new document does not have of what was typed in the one before it: secrets, which are then typed no more.
  package func typingEnds() -> [Event] {
    let secrets = edits.compactMap { id, edit -> Event? in
      guard case .textField(let field)? = tree[id]?.element, field.isSecure else { return nil }
      return .edit(id, text: "")
    }
    edits = [:]
    return secrets
  }

  private func valueEvent(_ event: Event, number: Int) -> Event? {
    switch event {
    case .adjust(let id, let value):
      guard reached(id, { _ in true }), case .slider(let slider)? = tree[id]?.element else { return nil }
      edits[id] = Edit(number: number, text: nil)
      return .adjust(id, value: slider.stepped(value))
    case .increment(let id): return reached(id) { $0.canStep(up: true) } ? event : nil
    case .decrement(let id): return reached(id) { $0.canStep(up: false) } ? event : nil
    case .choose(let id, let index):
      guard reached(id, { $0.offers(index) }) else { return nil }
      if case .picker? = tree[id]?.element { edits[id] = Edit(number: number, text: nil) }
      return event
    case .setDate(let id, let date):
      guard reached(id, { _ in true }), case .datePicker(let picker)? = tree[id]?.element else { return nil }
      edits[id] = Edit(number: number, text: nil)
      return .setDate(id, picker.lawful(date))
    default: return nil
    }
  }

  private func edit(_ id: NodeID, _ text: String, _ number: Int) -> Event? {
    guard reached(id, { _ in true }), let element = tree[id]?.element else { return nil }
    let real: String
    switch element {
    case .textField(let field):
      let line = text.contains { $0.isNewline } ? String(text.filter { !$0.isNewline }) : text
      // A page never has what a secure field held before: what comes is all of it.
      real =
        field.isSecure ? line : FieldText.edited(edits[id]?.text ?? field.text, to: line, isMultiline: false)
    case .textEditor(let editor):
      guard editor.isEditable else { return nil }
      real = FieldText.edited(edits[id]?.text ?? editor.text, to: text, isMultiline: true)
    default: return nil
    }
    edits[id] = Edit(number: number, text: real)
    return .edit(id, text: real)
  }

  private func canPop(_ node: Node, to level: Int) -> Bool {
    guard case .navigation = node.element, level < node.children.count - 1, let top = node.children.last,
      case .screen(let screen)? = tree[top]?.element
    else { return false }
    return !screen.hidesBackButton
  }

  private func rowCount(around id: NodeID) -> Int {
    guard let section = tree.parent(of: id), let list = tree.parent(of: section),
      case .list(let element)? = tree[list]?.element
    else { return 0 }
    return element.rowCount
  }

  private func reached(_ id: NodeID, _ test: (Node) -> Bool) -> Bool {
    guard let node = tree[id], test(node) else { return false }
    return isWithinReach(id)
  }

  /// Whether a person can get at the node, and it is not only hinted at.
  func isWithinReach(_ id: NodeID) -> Bool { tree.isWithinReach(id) && !tree.surroundings(of: id).areRedacted }
}

extension Node {
  fileprivate var canBeActivated: Bool {
    switch element {
    case .button(let button): !button.isBusy
    case .row(let row): row.isSelectable
    case .link: true
    case .menu(let menu): menu.hasPrimaryAction
    default:
      attributes.accessibility.isButton || attributes.accessibility.isLink || attributes.keyCommand != nil
    }
  }

  fileprivate var canBeToggled: Bool {
    switch element {
    case .toggle, .disclosure: true
    case .row(let row): row.expansion != .none
    default: false
    }
  }

  fileprivate var searches: Bool {
    if case .screen(let screen) = element { screen.search != nil } else { false }
  }

  fileprivate func canStep(up: Bool) -> Bool {
    if case .stepper(let stepper) = element { return up ? stepper.canIncrement : stepper.canDecrement }
    return attributes.accessibility.isAdjustable
  }

  fileprivate func offers(_ index: Int) -> Bool {
    switch element {
    case .picker(let picker): picker.options.indices.contains(index) && picker.options[index].isEnabled
    case .tabs(let tabs): tabs.tabs.indices.contains(index) && tabs.tabs[index].isEnabled
    case .split: children.indices.contains(index)
    default: false
    }
  }
}
