internal import KeelInteraction
internal import KeelScene

/// The keyboard focus: it belongs to a node, moves to a neighbour if the node is removed, and is reported to the
/// program.
extension TerminalScreen {
  /// Updates the focus to match the tree. Called before drawing, and thereby before every key.
  func settleFocus() {
    let new = currentScope()
    if new.root != scope.root {
      focus.coveredPages = focus.coveredPages.filter { tree[$0.key] != nil }
      if let old = scope.root, let place = placeOfKeyboard, tree[old] != nil {
        focus.memory.leave(old, at: place)
        focus.coveredPages[old] = focus.pages
      }
      // `avoidsFields` applies to the page below, not to a modal that covers it.
      if let modal = new.modal, modal != scope.modal { focus.avoidsFields = false }
      scope = new
      focus.id = nil
      focus.list = nil
      focus.rowIndex = nil
      focus.stopIndex = nil
      focus.pendingRow = nil
      focus.needsReveal = true
      overlay = .none
      focus.pages = nil
      if let root = new.root, focus.memory.place(on: root) != nil {
        returnFocus(to: root)
      } else if let wanted = tree.focused, isInScope(wanted) {
        focus.id = keyboardTarget(of: wanted)
      }
    } else {
      scope = new
      followPages()
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
    case .date(let open):
      if case .datePicker? = tree[open.owner]?.element, isInScope(open.owner), focus.id == open.owner { break }
      overlay = .none
    case .none, .keys, .picture, .find: break
    }
    if case .find(let list, _, _, _, _) = overlay, tree[list] == nil { overlay = .none }
  }

  /// Moves the focus to the page that has replaced its page in a pane: to its former place on that page, if any.
  private func followPages() {
    guard let pages = focus.pages,
      let (shown, former) = focus.memory.follow(pages, from: placeOfKeyboard, in: tree)
    else { return }
    focus.id = former.flatMap { isInScope($0) ? $0 : nil }
    if let wanted = tree.focused, isInScope(wanted), tree.isWithin(wanted, shown) {
      focus.id = keyboardTarget(of: wanted)
    }
    focus.list = nil
    focus.rowIndex = nil
    focus.stopIndex = nil
    focus.pages = nil
    focus.needsReveal = true
    focus.beginning = focus.id == nil ? shown : nil
  }

  /// Returns the focus to its place in a scope that is visible again, or to the page that has replaced its page there.
  /// The place is the last one that the user or the program has chosen.
  private func returnFocus(to root: NodeID) {
    let pages = focus.coveredPages.removeValue(forKey: root)
    if let before = keyboardBefore(on: root), isInScope(before) {
      focus.id = before
    } else if let shown = pages?.pageShownInstead(in: tree) {
      focus.id = focus.memory.comeBack(to: shown, in: tree).flatMap { isInScope($0) ? $0 : nil }
      focus.beginning = focus.id == nil ? shown : nil
    }
  }

  /// The place of the focus, or its former place if patches removed its node.
  private var placeOfKeyboard: FocusPlace? { focus.id.flatMap { FocusPlace(of: $0, in: tree) } ?? focus.place }

  /// Returns the former focus of a page that is visible again, or its successor. A node that has been disabled keeps
  /// the focus.
  private func keyboardBefore(on root: NodeID) -> NodeID? {
    let place = focus.memory.place(on: root)
    let next = focus.memory.comeBack(to: root, in: tree)
    return place.flatMap { isInScope($0.node) ? $0.node : nil } ?? next
  }

  /// Stores the place of the focus before a patch that may remove its node.
  func notePlace(before patch: Patch) {
    guard patch.mayMoveFocus, let id = focus.id, let place = FocusPlace(of: id, in: tree) else { return }
    focus.place = place
  }

  func canHoldFocus(_ id: NodeID) -> Bool { kind(of: id) != .none }

  private func kind(of id: NodeID) -> ControlKind { tree[id].map(tree.controlKind) ?? .none }

  private func row(_ index: Int, of list: NodeID) -> NodeID? {
    guard let geometry = measurer.geometry(of: list, width: measurer.geometries[list]?.width ?? columns) else {
      return nil
    }
    return geometry.map.node(ofRow: min(index, max(0, geometry.rowCount - 1)))
  }

  /// Returns the node that receives the focus for a node: the node itself, or the first suitable one in it.
  func keyboardTarget(of id: NodeID) -> NodeID? {
    // The node of a page with a search is that of its field.
    kind(of: id) == .search ? id : target(in: id)
  }

  private func target(in id: NodeID) -> NodeID? {
    guard let node = tree[id] else { return nil }
    if case .tabs = node.element { return tree.tabParts(of: id)?.shownPage.flatMap(target) }
    switch tree.controlKind(of: node) {
    case .row:
      let inner = interactiveChildren(of: node)
      if case .row(let row) = node.element, isStop(row, node) { return id }
      return inner.first { tree.isEnabled($0) } ?? inner.first
    case .search, .popup, .none: return node.children.lazy.compactMap(target).first
    case .button, .toggle, .field, .editor, .link, .menu, .disclosure, .slider, .stepper, .date, .picker, .tabs,
      .adjustable, .actions:
      return id
    }
  }

  /// Moves the focus from a removed node to a neighbour. For a moment the user can activate nothing.
  private func moveToNeighbour() {
    let (list, index) = (focus.list, focus.rowIndex)
    focus.id = nil
    focus.lastInvoluntaryMove = now()
    focus.needsReveal = true
    if let list, let index, tree[list] != nil, isInScope(list),
      let geometry = measurer.geometry(of: list, width: measurer.geometries[list]?.width ?? columns),
      geometry.rowCount > 0
    {
      let wanted = min(index, geometry.rowCount - 1)
      if let id = geometry.map.node(ofRow: wanted), let target = keyboardTarget(of: id) { focus.id = target }
    } else if let next = focus.place?.resolved(in: tree), isInScope(next), canHoldFocus(next) {
      focus.id = next
    }
  }

  /// Sets the first focus of a page. Returns false if no control is to have it.
  func focusFirstStop() -> Bool {
    let live = stops.filter { $0.isEnabled || $0.kind == .row }
    guard !live.isEmpty else { return false }
    if let page = focus.beginning {
      focus.beginning = nil
      let inside = live.filter { tree.isWithin($0.id, page) }
      if let first = inside.first(where: { !isInBar($0.id) }) ?? inside.first {
        focus.id = first.id
        return true
      }
    }
    if focus.lastInvoluntaryMove != nil, !focus.wasInSight, let region = focus.regions.last,
      let seen = live.first(where: { stop in stop.isInSight && stop.regions.contains { $0.id == region.id } })
    {
      // The removed focus was not visible: the visible part stays in place.
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
      // The rule is the same for all front ends. If no control may have the focus, the first Tab moves it to one.
      if let first = tree.firstFocus(in: modal).flatMap(keyboardTarget), live.contains(where: { $0.id == first }) {
        focus.id = first
        // If all of an alert scrolls, the user reads its text first.
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
    switch tree[id]?.element {
    case .tabs, .screen: true
    default: isBelowBar(id)
    }
  }

  /// Returns true if a bar contains the node.
  private func isBelowBar(_ id: NodeID) -> Bool {
    var current = tree.parent(of: id)
    while let node = current {
      if case .bar? = tree.element(of: node) { return true }
      current = tree.parent(of: node)
    }
    return false
  }

  /// Stores the place of the focus in case its node is removed.
  func rememberPlace() {
    guard let id = focus.id, let index = stops.firstIndex(where: { $0.id == id }) else { return }
    focus.stopIndex = index
    focus.list = stops[index].list
    focus.rowIndex = stops[index].rowIndex
    focus.pages = PagesAround(id, in: tree)
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
      } else if let place = FocusPlace(of: target, in: tree) {
        for root in scopes(around: target) { focus.memory.leave(root, at: place) }
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

  /// Returns the nodes that identify the scope of a node when it is in reach: its page or alert, and the split views
  /// around it, whose panes may be visible side by side.
  private func scopes(around id: NodeID) -> [NodeID] {
    var (found, hasPage): ([NodeID], Bool) = ([], false)
    var current: NodeID? = id
    while let node = current {
      switch tree[node]?.element {
      case .split: found.append(node)
      case .screen, .alert:
        if !hasPage { found.append(node) }
        hasPage = true
      case .window, .navigation, .bar, .sheet, .stack, .scroll, .list, .section, .row, .label, .button, .toggle,
        .textField, .image, .activityIndicator, .progress, .separator, .spacer, .slider, .stepper, .picker, .datePicker,
        .menu, .link, .gauge, .textEditor, .disclosure, .group, .grid, .gridRow, .layers, .firstFit, .arranged, .box,
        .shape, .drawing, .geometryReader, .tabs, nil:
        break
      }
      current = tree.parent(of: node)
    }
    return found
  }

  /// Moves the focus for the user.
  func moveFocus(to id: NodeID) {
    let former = focus.id
    focus.id = id
    focus.pendingRow = nil
    focus.needsReveal = true
    focus.avoidsFields = false
    focus.lastInvoluntaryMove = nil
    needsComposing = true
    if case .screen(let screen)? = tree[id]?.element, screen.search?.isActive == false {
      // When the search ends, the program returns the focus to the row that has it now. Rows do not report it by themselves.
      if let former, kind(of: former) == .row {
        focus.reported = former
        sink(.focus(former))
      }
      sink(.searching(id, isActive: true))
    }
    reportFocus()
  }

  /// Reports the focus to the program: a control, or `nil` for a row and for no focus.
  func reportFocus() {
    let control = focus.id.flatMap { id in
      let kind = kind(of: id)
      return kind == .row || kind == .none ? nil : id
    }
    guard control != focus.reported else { return }
    focus.reported = control
    sink(.focus(control))
  }

  /// True if a key that activates must be ignored: the focus moved to its target involuntarily less than 300 ms ago.
  var isGuarded: Bool {
    guard let moved = focus.lastInvoluntaryMove else { return false }
    return now() - moved < .milliseconds(300)
  }
}
