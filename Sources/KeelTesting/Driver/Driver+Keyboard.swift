import KeelInteraction
import KeelScene

/// An open menu or picker, and the index of its marked choice.
struct HeadlessPopup {
  var owner: NodeID
  var marked = 0
}

/// Keys that act on the element with the keyboard focus.
extension Driver {
  /// Presses a key by its name. Returns false if there is no key with that name.
  func pressNamed(_ name: String) -> Bool {
    switch name.lowercased() {
    case "return", "enter": press(.return)
    case "space": press(.space)
    case "escape", "esc": press(.escape)
    case "delete": press(.delete)
    case "tab": move(.next)
    case "shift-tab": move(.previous)
    case "up": frontEnd.popup == nil ? move(.toward(.up)) : mark(-1)
    case "down": frontEnd.popup == nil ? move(.toward(.down)) : mark(1)
    default: return false
    }
    return true
  }

  private func press(_ key: CommandKey) {
    if let popup = frontEnd.popup { return press(key, in: popup) }
    switch frontEnd.tree.action(of: key, at: KeyPlace(focused: frontEnd.keyboard, in: frontEnd.tree)) {
    case .send(let event): frontEnd.send(event)
    case .open(let id): open(id)
    case nil: break
    }
  }

  /// Moves the keyboard, through the controls one after the other: a headless front end has no other layout.
  private func move(_ step: FocusStep) {
    frontEnd.popup = nil
    let column = FocusColumn(of: frontEnd.tree)
    if let next = frontEnd.tree.stop(step, from: frontEnd.keyboard, in: column) { frontEnd.moveFocus(to: next) }
  }

  /// Opens the choices of the node, if it has any.
  func open(_ id: NodeID) {
    if !choices(of: id).isEmpty { frontEnd.popup = HeadlessPopup(owner: id) }
  }

  /// Handles a key while choices are open: Return and Space choose the marked one, Escape closes; others do nothing.
  private func press(_ key: CommandKey, in popup: HeadlessPopup) {
    let choices = choices(of: popup.owner)
    switch key {
    case .return, .space:
      frontEnd.popup = nil
      if choices.indices.contains(popup.marked) { frontEnd.send(choices[popup.marked]) }
    case .escape: frontEnd.popup = nil
    case .delete: break
    }
  }

  private func mark(_ step: Int) {
    guard let popup = frontEnd.popup else { return }
    let count = choices(of: popup.owner).count
    if count > 0 { frontEnd.popup?.marked = (popup.marked + step + count) % count }
  }

  /// Returns the events of the available choices, in reading order.
  private func choices(of id: NodeID) -> [Event] {
    guard let node = frontEnd.tree[id] else { return [] }
    switch node.element {
    case .picker(let picker):
      return picker.options.indices.filter { picker.options[$0].isEnabled }.map { .choose(id, index: $0) }
    case .label(let label):
      return label.runs.indices.filter { label.runs[$0].link != nil }.map { .followLink(id, run: $0) }
    case .menu: return node.children.flatMap(choicesInMenu)
    default: return node.attributes.actions.filter(\.isEnabled).map { .action(id, actionID: $0.id) }
    }
  }

  private func choicesInMenu(_ id: NodeID) -> [Event] {
    guard let node = frontEnd.tree[id], frontEnd.tree.isInReach(id) else { return [] }
    switch node.element {
    case .button(let button): return button.isBusy ? [] : [.activate(id)]
    case .toggle(let toggle): return [.toggle(id, isOn: !toggle.isOn)]
    case .link: return [.activate(id)]
    case .menu, .picker: return choices(of: id)
    default: return []
    }
  }
}
