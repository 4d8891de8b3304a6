#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The keys of the window. The table of `KeelInteraction` decides what a key means; keys that edit texts and move the
/// focus are left to GTK, which knows the places of its widgets.
extension DesktopFrontEnd {
  /// Returns true if the key has been used.
  func pressed(_ key: PressedKey) -> Bool {
    if isComposing { return false }
    let place = keyPlace
    if runsShortcut(key, at: place) { return true }
    // F1 means the same in a text, where the question mark is typed.
    if key.value == UInt32(GDK_KEY_F1) { return perform(.help) }
    guard let plain = key.command, !isTyping(plain, at: place.focused) else { return false }
    let command = place.kind == .row ? typeAhead.meaning(of: plain, at: key.time) : plain
    guard let action = tree.action(of: command, typing: typed(key, command), at: place) else { return false }
    return perform(action)
  }

  /// The surroundings of the focus. A way back to another pane exists only while that is hidden.
  var keyPlace: KeyPlace<[NodeID]> {
    let focused = focused
    var place = KeyPlace(focused: focused, in: tree)
    place.habits = .desktop
    place.back =
      tree.wayBack(around: focused) { pane in
        (views[pane.split] as? SplitView)?.shows(pane: pane.number) == false
      }?.event
    return place
  }

  /// Returns the character that a key types; in a row, the letters of type-ahead with this one at the end.
  private func typed(_ key: PressedKey, _ command: CommandKey) -> String {
    guard let letter = key.letter, [.digit, .letter, .plus, .minus].contains(command) else {
      typeAhead.end()
      return ""
    }
    let word = typeAhead.type(letter, at: key.time)
    let isInRow = focused.flatMap { tree[$0] }.map { tree.controlKind(of: $0) } == .row
    return isInRow ? word : String(letter)
  }

  private func perform(_ action: KeyAction) -> Bool {
    switch action {
    case .send(let event): send(event)
    case .move(let motion): return move(motion)
    case .find: return false
    case .help: shortcuts.show(self)
    case .focus(let id): focus(id)
    case .open(let id): return views[id]?.openChoices() ?? false
    case .offer(let id): return views[id]?.openActions() ?? false
    }
    return true
  }

  /// Moves the focus in a list, which knows rows that have no widget yet. Other motions are left to GTK.
  private func move(_ motion: Motion) -> Bool {
    switch list(around: topWindow.flatMap { gtk_window_get_focus($0.typed()) }) {
    case let list as LongListView: list.move(motion)
    case let list as ListView: list.move(motion)
    default: false
    }
  }

  /// Runs the app's own shortcut for the key. In a text, shortcuts need a modifier, and keys that edit are none.
  private func runsShortcut(_ key: PressedKey, at place: KeyPlace<[NodeID]>) -> Bool {
    guard let letter = key.letter else { return false }
    let held = key.held
    if isInText(place.focused) {
      guard !held.isEmpty, !KeyTable.edits(letter, held) else { return false }
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
    case .return, .escape, .refresh, .actions, .back, .search, .close: return false
    default: return true
    }
  }
}

extension PressedKey {
  private func holds(_ mask: GdkModifierType) -> Bool { modifiers & mask.rawValue != 0 }

  /// The modifiers other than Shift, which changes the letter.
  var held: KeyCommand.Modifiers {
    var held: KeyCommand.Modifiers = []
    if holds(GDK_ALT_MASK) { held.insert(.alternate) }
    if holds(GDK_CONTROL_MASK) { held.insert(.control) }
    if holds(GDK_SUPER_MASK) { held.insert(.super) }
    return held
  }

  /// The character that the key types. Caps Lock has no effect on it while a modifier is held.
  var letter: Character? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 0x20 else { return nil }
    let letter = Character(scalar)
    guard !held.isEmpty else { return letter }
    return (holds(GDK_SHIFT_MASK) ? letter.uppercased() : letter.lowercased()).first ?? letter
  }

  /// The key of Keel's table; `nil` for other keys.
  var command: CommandKey? {
    let value = Int32(bitPattern: value)
    switch held {
    case []: return plain(value)
    case .control:
      switch value {
      case GDK_KEY_f, GDK_KEY_F: return .search
      case GDK_KEY_w, GDK_KEY_W: return .close
      default: return nil
      }
    case .alternate:
      switch value {
      case GDK_KEY_Up: return .raiseRow
      case GDK_KEY_Down: return .lowerRow
      case GDK_KEY_Left: return .back
      default: return nil
      }
    default: return nil
    }
  }

  private func plain(_ value: Int32) -> CommandKey? {
    if value == GDK_KEY_F10, holds(GDK_SHIFT_MASK) { return .actions }
    switch value {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return .return
    case GDK_KEY_space, GDK_KEY_KP_Space: return .space
    case GDK_KEY_Escape: return .escape
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: return .delete
    case GDK_KEY_Up, GDK_KEY_KP_Up: return .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: return .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: return .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: return .right
    case GDK_KEY_Home, GDK_KEY_KP_Home: return .home
    case GDK_KEY_End, GDK_KEY_KP_End: return .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return .pageDown
    case GDK_KEY_F5: return .refresh
    case GDK_KEY_Menu: return .actions
    case GDK_KEY_Back: return .back
    default: return letter.map { CommandKey(typing: $0) }
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
