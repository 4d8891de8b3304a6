#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The keys of the window. The table of `KeelInteraction` decides what a key means; keys that edit texts and move the
/// focus are left to GTK, which knows the places of its widgets.
extension DesktopFrontEnd {
  /// Returns true if the key has been used.
  func pressed(_ key: PressedKey) -> Bool {
    let isAlt = key.modifiers & GDK_ALT_MASK.rawValue != 0
    let isControl = key.modifiers & GDK_CONTROL_MASK.rawValue != 0
    let focused = focused
    let place = KeyPlace(focused: focused, in: tree)
    if isAlt, !isControl, Int32(key.value) == GDK_KEY_Left {
      guard let back = place.back else { return false }
      send(back)
      return true
    }
    if runsShortcut(key, isAlt: isAlt, isControl: isControl, at: place) { return true }
    guard let command = command(key, isAlt: isAlt, isControl: isControl), !isTyping(command, at: focused) else {
      return false
    }
    let typed = command == .digit || command == .letter ? letter(of: key).map { String($0) } ?? "" : ""
    guard let action = tree.action(of: command, typing: typed, at: place) else { return false }
    return perform(action)
  }

  private func perform(_ action: KeyAction) -> Bool {
    switch action {
    case .send(let event): send(event)
    case .move, .find, .help: return false
    case .focus(let id): focus(id)
    case .open(let id): return views[id]?.openChoices() ?? false
    case .offer(let id): return views[id]?.openActions() ?? false
    }
    return true
  }

  private func letter(of key: PressedKey) -> Character? {
    Unicode.Scalar(gdk_keyval_to_unicode(key.value)).flatMap { $0.value >= 0x20 ? Character($0) : nil }
  }

  /// Runs the app's own shortcut for the key. In a text, only Control and Alt make one, and never the keys that edit.
  private func runsShortcut(
    _ key: PressedKey, isAlt: Bool, isControl: Bool, at place: KeyPlace<[NodeID]>
  ) -> Bool {
    guard let letter = letter(of: key) else { return false }
    var held: KeyCommand.Modifiers = []
    if isAlt { held.insert(.alternate) }
    if isControl { held.insert(.control) }
    if isInText(place.focused) {
      guard !held.isEmpty else { return false }
      let lower = letter.lowercased().first ?? letter
      if held == .control, KeyTable.editingCharacters.contains(lower) { return false }
    }
    guard let shortcut = tree.shortcut(letter, held, in: tree.topModal ?? tree.root, where: tree.isShown) else {
      return false
    }
    if let action = shortcut.action { _ = perform(action) }
    return true
  }

  private func isInText(_ focused: NodeID?) -> Bool {
    focused.flatMap { tree[$0] }.map { tree.controlKind(of: $0).takesText } ?? false
  }

  /// Returns true for keys that edit the text with the focus.
  private func isTyping(_ command: CommandKey, at focused: NodeID?) -> Bool {
    guard isInText(focused) else { return false }
    switch command {
    case .return, .escape, .refresh, .actions: return false
    default: return true
    }
  }

  private func command(_ key: PressedKey, isAlt: Bool, isControl: Bool) -> CommandKey? {
    let value = Int32(bitPattern: key.value)
    if isControl { return nil }
    if isAlt {
      switch value {
      case GDK_KEY_Up: return .raiseRow
      case GDK_KEY_Down: return .lowerRow
      default: return nil
      }
    }
    if value == GDK_KEY_F10, key.modifiers & GDK_SHIFT_MASK.rawValue != 0 { return .actions }
    switch value {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return .return
    case GDK_KEY_space, GDK_KEY_KP_Space: return .space
    case GDK_KEY_Escape: return .escape
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: return .delete
    case GDK_KEY_Up, GDK_KEY_KP_Up: return .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: return .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: return .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: return .right
    case GDK_KEY_F5: return .refresh
    case GDK_KEY_Menu: return .actions
    default: return letter(of: key).map { CommandKey(typing: $0) }
    }
  }
}

extension SceneTree {
  /// Returns true for a page or a control that the user sees, or would see in a closed menu.
  func isShown(_ id: NodeID) -> Bool {
    guard var entry = entry(of: id) else { return false }
    while let parent = entry.parent {
      if obstruction(of: entry.id, in: parent) != nil { return false }
      entry = parent
    }
    return true
  }
}
#endif
