public import KeelScene

extension SceneTree {
  /// Returns the verdict on an event in the present state of the scene. The sender of the event makes no difference.
  ///
  /// A window requests a verdict on each event. A front end may do so beforehand, to offer only what is possible.
  /// O(depth of the node), plus O(actions, commands or options) of that node.
  public func verdict(on event: Event) -> Verdict {
    if case .geometry(let reports, let round) = event { return verdict(onGeometry: reports, round: round) }
    if case .pointer(let id, let report) = event { return verdict(onPointer: report, of: id) }
    guard let id = event.node else { return .accepted(event) }
    let verdict = offer(of: event)
    switch event {
    // Events that only request rows are accepted for covered nodes as well.
    case .reveal, .find: return verdict
    default:
      guard case .accepted = verdict else { return verdict }
      return isInReach(id) ? verdict : .late
    }
  }

  /// Returns true if the scene accepts an event in its present state.
  package func accepts(_ event: Event) -> Bool {
    if case .accepted = verdict(on: event) { true } else { false }
  }

  /// Returns true if the node of the event accepts it, regardless of whether the node is in reach.
  package func offers(_ event: Event) -> Bool {
    if case .accepted = offer(of: event) { true } else { false }
  }

  private func offer(of event: Event) -> Verdict {
    guard let id = event.node else { return .accepted(event) }
    guard let node = self[id] else { return .late }
    return switch event {
    case .adjust, .increment, .decrement, .choose, .setDate: node.verdict(onValue: event)
    case .edit, .select, .submit, .search, .searching: node.verdict(onText: event)
    case .reveal, .find, .refresh, .deleteRow, .moveRow: verdict(onRows: event, of: node)
    case .pop(_, let level): verdict(onPop: event, to: level, of: node)
    default: node.verdict(on: event)
    }
  }

  private func verdict(onRows event: Event, of node: Node) -> Verdict {
    switch (event, node.element) {
    case (.reveal(_, let rows), .list(let list)): node.reveal(rows, of: list.rowCount)
    case (.reveal(_, let rows), .stack(let stack)): node.reveal(rows, of: stack.window?.count ?? 0)
    case (.find(_, let text, let from, let backwards), .list(let list)):
      text.isEmpty
        ? .late
        : .accepted(
          .find(node.id, text: text, from: min(max(0, from), max(0, list.rowCount - 1)), backwards: backwards))
    case (.refresh, .list(let list)): Verdict(event, if: list.refresh == .available)
    case (.deleteRow, .row(let row)): Verdict(event, if: row.canDelete)
    case (.moveRow(_, let place), .row(let row)):
      Verdict(event, if: row.canMove && (0..<rowCount(around: node.id)).contains(place))
    default: .unlawful
    }
  }

  /// A page that hides its way back refuses every kind of pop by the user.
  private func verdict(onPop event: Event, to level: Int, of node: Node) -> Verdict {
    guard case .navigation = node.element else { return .unlawful }
    guard level >= 0, level < node.children.count - 1, let top = node.children.last,
      case .screen(let screen)? = element(of: top)
    else { return .late }
    return Verdict(event, if: !screen.hidesBackButton)
  }

  private func rowCount(around row: NodeID) -> Int {
    guard let list = parent(of: row).flatMap(parent), case .list(let element)? = element(of: list) else { return 0 }
    return element.rowCount
  }
}

extension Verdict {
  /// Creates the verdict `.accepted` if the event is possible, otherwise `.late`.
  init(_ event: Event, if isPossible: Bool) { self = isPossible ? .accepted(event) : .late }
}

extension Node {
  fileprivate func verdict(on event: Event) -> Verdict {
    switch (event, element) {
    case (.activate, .button(let button)): Verdict(event, if: !button.isBusy)
    case (.activate, .row(let row)): Verdict(event, if: row.isSelectable)
    case (.activate, .menu(let menu)): Verdict(event, if: menu.hasPrimaryAction)
    case (.activate, .link), (.focus, _): .accepted(event)
    case (.activate, .textField(let field)) where field.clearButton == .shown: .accepted(event)
    // Traits or a key command make any other node a button.
    case (.activate, _):
      Verdict(
        event, if: attributes.accessibility.isButton || attributes.accessibility.isLink || attributes.keyCommand != nil)
    case (.toggle, .toggle), (.toggle, .disclosure): .accepted(event)
    case (.toggle, .row(let row)): Verdict(event, if: row.expansion != .none)
    case (.action(_, let action), _): Verdict(event, if: offeredActions.contains { $0.id == action && $0.isEnabled })
    case (.dismiss, .sheet(let sheet)): Verdict(event, if: sheet.takesDismissal)
    case (.dismiss, .alert(let alert)): Verdict(event, if: alert.isDismissable)
    case (.keyCommand(_, let command), .screen(let screen)):
      Verdict(event, if: screen.keyCommands.contains { $0.id == command })
    case (.followLink(_, let run), .label(let label)):
      Verdict(event, if: label.runs.indices.contains(run) && label.runs[run].link != nil)
    default: .unlawful
    }
  }

  fileprivate func verdict(onValue event: Event) -> Verdict {
    switch (event, element) {
    case (.adjust(_, let value), .slider(let slider)): .accepted(.adjust(id, value: slider.stepped(value)))
    case (.adjust(_, let value), .stepper(let stepper)):
      Verdict(
        event, if: stepper.canDecrement && value == stepper.minimum || stepper.canIncrement && value == stepper.maximum)
    // An adjustable node also accepts a value: a digit sets a rating.
    case (.adjust(_, let value), _): Verdict(event, if: attributes.accessibility.isAdjustable && value.isFinite)
    case (.increment, .stepper(let stepper)): Verdict(event, if: stepper.canIncrement)
    case (.decrement, .stepper(let stepper)): Verdict(event, if: stepper.canDecrement)
    case (.increment, _), (.decrement, _): Verdict(event, if: attributes.accessibility.isAdjustable)
    case (.choose(_, let index), .picker(let picker)):
      Verdict(event, if: picker.options.indices.contains(index) && picker.options[index].isEnabled)
    case (.choose(_, let index), .tabs(let tabs)):
      Verdict(event, if: tabs.tabs.indices.contains(index) && tabs.tabs[index].isEnabled)
    case (.choose(_, let index), .split): Verdict(event, if: children.indices.contains(index))
    case (.setDate(_, let date), .datePicker(let picker)): .accepted(.setDate(id, picker.lawful(date)))
    default: .unlawful
    }
  }

  fileprivate func verdict(onText event: Event) -> Verdict {
    switch (event, element) {
    case (.edit(_, let text), .textField(let field)):
      TextLimit.allows(text)
        ? Verdict(.edit(id, text: LineText.joined(text)), if: field.isEditable) : .unlawful
    case (.edit(_, let text), .textEditor(let editor)):
      TextLimit.allows(text) ? Verdict(event, if: editor.isEditable) : .unlawful
    case (.select(_, let range), .textField), (.select(_, let range), .textEditor):
      Verdict(
        .select(id, range: SelectionRule.lawful(range, in: element.editedText?.text ?? "")),
        if: element.editedText?.selection != nil)
    case (.submit, .textField(let field)): Verdict(event, if: field.isEditable)
    case (.search(_, let text), .screen(let screen)):
      TextLimit.allows(text)
        ? Verdict(.search(id, text: LineText.joined(text)), if: screen.search != nil) : .unlawful
    case (.submit, .screen(let screen)), (.searching, .screen(let screen)):
      Verdict(event, if: screen.search != nil)
    default: .unlawful
    }
  }

  fileprivate func reveal(_ rows: Range<Int>, of count: Int) -> Verdict {
    let start = max(0, rows.lowerBound)
    let end = min(rows.upperBound, count)
    return start < end ? .accepted(.reveal(id, rows: start..<end)) : .late
  }
}
