internal import KeelInteraction
internal import KeelScene

/// Where the keyboard is: kept by identity, moved to a neighbour when its node goes, told to the program.
extension TerminalScreen {
  /// Brings the focus in line with the tree. Called before drawing, and by that before every key.
  func settleFocus() {
    let new = currentScope()
    if new.root != scope.root {
      if let old = scope.root, let place = placeOfKeyboard, tree[old] != nil { focus.memory.leave(old, at: place) }
      // What was given up below says nothing of what comes over it.
      if let modal = new.modal, modal != scope.modal { focus.avoidsFields = false }
      scope = new
      focus.id = nil
      focus.list = nil
      focus.rowIndex = nil
      focus.stopIndex = nil
      focus.pendingRow = nil
      focus.needsReveal = true
      overlay = .none
      if let wanted = tree.focused, isInScope(wanted), !isRemembered(wanted) {
        focus.id = keyboardTarget(of: wanted)
      } else if let root = new.root, let before = keyboardBefore(on: root), isInScope(before) {
        focus.id = before
      }
    } else {
      scope = new
    }
    if let pending = focus.pendingRow {
      if let id = pending.id.flatMap({ tree[$0]?.id }) ?? row(pending.row, of: pending.list) {
        focus.id = keyboardTarget(of: id)
        focus.pendingRow = nil
        focus.needsReveal = true
      } else if tree[pending.list] == nil {
        focus.pendingRow = nil
      }
    }
    if let id = focus.id, tree[id] == nil || !isInScope(id) || !canHoldFocus(id) { moveToNeighbour() }
    focus.place = nil
    switch overlay {
    case .popup(let menu): if !isInScope(menu.owner) || tree.items(of: menu).isEmpty { overlay = .none }
    case .date(let id, _):
      if case .datePicker? = tree[id]?.element, isInScope(id), focus.id == id { break }
      overlay = .none
    case .none, .keys, .picture, .find: break
    }
    if case .find(let list, _, _, _, _) = overlay, tree[list] == nil { overlay = .none }
  }

  /// Whether the person had moved on from where the program once put the focus.
  private func isRemembered(_ id: NodeID) -> Bool {
    guard let root = scope.root, let saved = focus.memory.place(on: root)?.node else { return false }
    return tree[saved] != nil && saved != id
  }

  /// Where the keyboard is, or was before patches took it away.
  private var placeOfKeyboard: FocusPlace? { focus.id.flatMap { FocusPlace(of: $0, in: tree) } ?? focus.place }

  /// Where the keyboard was on a page that is there again, or what follows that. What is disabled by now keeps it.
  private func keyboardBefore(on root: NodeID) -> NodeID? {
    let place = focus.memory.place(on: root)
    let next = focus.memory.comeBack(to: root, in: tree)
    return place.flatMap { isInScope($0.node) ? $0.node : nil } ?? next
  }

  /// Notes where the keyboard is, before a patch that may take it away.
  func notePlace(before patch: Patch) {
    guard patch.mayMoveFocus, let id = focus.id, let place = FocusPlace(of: id, in: tree) else { return }
    focus.place = place
  }

  func canHoldFocus(_ id: NodeID) -> Bool {
    switch interaction(of: id) {
    case .row, .button, .toggle, .field, .editor, .press, .disclosure, .control, .search: true
    case .none: false
    }
  }

  func interaction(of id: NodeID) -> Interaction { tree[id].map(interaction) ?? .none }

  /// What holds others is reached itself where it can be adjusted: its parts show a value together. So is what shows
  /// something, where there is a menu of what can be done with it.
  func interaction(of node: Node) -> Interaction {
    guard case .none = node.element.interaction, isReachedItself(node) else { return node.element.interaction }
    return .control
  }

  func isReachedItself(_ node: Node) -> Bool { isAdjustable(node) || isOnlyOfferingActions(node) }

  func isOnlyOfferingActions(_ node: Node) -> Bool { tree.isOnlyOfferingActions(node) }

  func isAdjustable(_ node: Node) -> Bool { tree.isAdjustable(node) }

  private func row(_ index: Int, of list: NodeID) -> NodeID? {
    guard let geometry = geometry(of: list, width: geometries[list]?.width ?? columns) else { return nil }
    return geometry.map.node(ofRow: min(index, max(0, geometry.rowCount - 1)))
  }

  /// What takes the keyboard for a node: itself, or the first thing in it that does.
  func keyboardTarget(of id: NodeID) -> NodeID? {
    guard let node = tree[id] else { return nil }
    if case .tabs(let tabs) = node.element { return selectedPage(tabs, node).flatMap(keyboardTarget) }
    switch interaction(of: node) {
    case .button, .toggle, .field, .editor, .press, .disclosure, .control: return id
    case .row(let row):
      let inner = interactiveChildren(of: node)
      if isStop(row, node) { return id }
      return inner.first { tree.isEnabled($0) } ?? inner.first
    case .none, .search:
      for child in node.children {
        if let found = keyboardTarget(of: child) { return found }
      }
      return nil
    }
  }

  /// The node has gone: on to what stands where it stood, with a moment in which nothing can be activated.
  private func moveToNeighbour() {
    let (list, index) = (focus.list, focus.rowIndex)
    focus.id = nil
    focus.lastInvoluntaryMove = now()
    focus.needsReveal = true
    if let list, let index, tree[list] != nil, isInScope(list),
      let geometry = geometry(of: list, width: geometries[list]?.width ?? columns), geometry.rowCount > 0
    {
      let wanted = min(index, geometry.rowCount - 1)
      if let id = geometry.map.node(ofRow: wanted), let target = keyboardTarget(of: id) { focus.id = target }
    } else if let next = focus.place?.resolved(in: tree), isInScope(next) {
      focus.id = next
    }
  }

  /// The first focus of a page. Says whether there was anything to take it.
  func focusFirstStop() -> Bool {
    let live = stops.filter { $0.isEnabled || $0.kind == .row }
    guard !live.isEmpty else { return false }
    if focus.lastInvoluntaryMove != nil, !focus.wasInSight, let region = focus.regions.last,
      let seen = live.first(where: { stop in stop.isInSight && stop.regions.contains { $0.id == region.id } })
    {
      // It was out of sight, and has been dropped: what is in sight stays there.
      focus.id = seen.id
      focus.needsReveal = false
      return true
    }
    if let index = focus.stopIndex, focus.lastInvoluntaryMove != nil {
      let nearest = stops[min(index, stops.count - 1)]
      focus.id = live.first { $0.id == nearest.id }?.id ?? live.last?.id
      return true
    }
    if let modal = scope.modal, !focus.avoidsFields {
      let isAlert = if case .alert? = tree[modal]?.element { true } else { false }
      // The rule is the same for all front ends. Where nothing may have it, the first Tab leads in.
      if let first = tree.firstFocus(in: modal).flatMap(keyboardTarget), live.contains(where: { $0.id == first }) {
        focus.id = first
        // Where all of an alert scrolls, its words are read first.
        if isAlert { focus.needsReveal = false }
        return true
      }
      if isAlert { return false }
    }
    let choice = live.first { !isInBar($0.id) && !(focus.avoidsFields && $0.kind == .field) }
    focus.id = (choice ?? live.first)?.id
    return true
  }

  func isInBar(_ id: NodeID) -> Bool {
    if case .tabs? = tree[id]?.element { return true }
    if case .screen? = tree[id]?.element { return true }
    var current = tree.parent(of: id)
    while let node = current {
      if case .bar? = tree[node]?.element { return true }
      current = tree.parent(of: node)
    }
    return false
  }

  /// Notes where the focus is, for the day its node goes.
  func rememberPlace() {
    guard let id = focus.id, let index = stops.firstIndex(where: { $0.id == id }) else { return }
    focus.stopIndex = index
    focus.list = stops[index].list
    focus.rowIndex = stops[index].rowIndex
    focus.regions = stops[index].regions
    focus.wasInSight = stops[index].isInSight
  }

  func programMovedFocus(to id: NodeID?) {
    focus.avoidsFields = id == nil
    if let id {
      let target = keyboardTarget(of: id) ?? id
      scope = scope.root == nil ? currentScope() : scope
      if isInScope(target), currentScope().root == scope.root {
        focus.id = target
        focus.pendingRow = nil
        focus.needsReveal = true
      } else if let root = pageOf(target) {
        if let place = FocusPlace(of: target, in: tree) { focus.memory.leave(root, at: place) }
      }
      focus.reported = target
    } else {
      focus.reported = nil
      if let current = focus.id, field(at: current) != nil || isEditor(current) {
        focus.id = nil
        focus.stopIndex = nil
      }
    }
  }

  /// The page, alert or layer that a node belongs to: what its scope is known by.
  private func pageOf(_ id: NodeID) -> NodeID? {
    var current: NodeID? = id
    while let node = current {
      switch tree[node]?.element {
      case .screen, .alert: return node
      case .window, .navigation, .bar, .sheet, .stack, .scroll, .list, .section, .row, .label, .button, .toggle,
        .textField, .image, .activityIndicator, .progress, .separator, .spacer, .slider, .stepper, .picker, .datePicker,
        .menu, .link, .gauge, .textEditor, .disclosure, .group, .grid, .gridRow, .layers, .box, .shape, .tabs, .split,
        nil:
        current = tree.parent(of: node)
      }
    }
    return nil
  }

  /// A person moved the focus.
  func moveFocus(to id: NodeID) {
    focus.id = id
    focus.pendingRow = nil
    focus.needsReveal = true
    focus.avoidsFields = false
    focus.lastInvoluntaryMove = nil
    needsComposing = true
    if case .search(let search) = interaction(of: id), !search.isActive { sink(.searching(id, isActive: true)) }
    reportFocus()
  }

  /// Tells the program where the keyboard is: a control, or nowhere that matters to it.
  func reportFocus() {
    var control: NodeID?
    if let id = focus.id {
      switch interaction(of: id) {
      case .button, .toggle, .field, .editor, .press, .disclosure, .control: control = id
      case .search: control = id
      case .row, .none: break
      }
    }
    guard control != focus.reported else { return }
    focus.reported = control
    sink(.focus(control))
  }

  /// Whether a key that activates must be held back: the thing under it came there a moment ago by itself.
  var isGuarded: Bool {
    guard let moved = focus.lastInvoluntaryMove else { return false }
    return now() - moved < .milliseconds(300)
  }
}
