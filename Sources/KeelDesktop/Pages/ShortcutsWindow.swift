#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The window of the keys that work at present: the shortcuts of the program, and the keys of the focused control and
/// the page.
@MainActor final class ShortcutsWindow {
  private var widget: Widget?

  /// Shows the keys in front of the uppermost window.
  func show(_ front: DesktopFrontEnd) {
    close()
    guard let below = front.topWindow, let made = Self.make(front.keyGroups) else { return }
    widget = made
    Signal.on(made.object, "destroy") { [weak self] in
      if self?.widget == made { self?.widget = nil }
    }
    gtk_window_set_title(made.typed(), front.words[.helpTitle])
    gtk_window_set_transient_for(made.typed(), below.typed())
    gtk_window_set_modal(made.typed(), 1)
    gtk_window_present(made.typed())
  }

  /// Closes the window if it is open. It must close before the window below it.
  func close() {
    guard let widget else { return }
    self.widget = nil
    gtk_window_set_transient_for(widget.typed(), nil)
    gtk_window_destroy(widget.typed())
  }

  /// A group of lines under a title.
  struct Group {
    var title: String
    var lines: [(title: String, keys: [String])]
  }

  /// Makes the window from a description. Before GTK 4.14 there is no other way.
  private static func make(_ groups: [Group]) -> Widget? {
    // The types must exist before their names are read.
    _ = [
      gtk_shortcuts_window_get_type(), gtk_shortcuts_section_get_type(), gtk_shortcuts_group_get_type(),
      gtk_shortcuts_shortcut_get_type(),
    ]
    guard let builder = gtk_builder_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    let parts = groups.filter { !$0.lines.isEmpty }.map(described).joined()
    let text =
      "<interface><object class=\"GtkShortcutsWindow\" id=\"keys\"><child><object class=\"GtkShortcutsSection\">"
      + "<property name=\"section-name\">keys</property>\(parts)</object></child></object></interface>"
    guard gtk_builder_add_from_string(builder, text, -1, nil) != 0,
      let object = gtk_builder_get_object(builder, "keys")
    else { return nil }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  private static func described(_ group: Group) -> String {
    let lines = group.lines.map { line in
      "<child><object class=\"GtkShortcutsShortcut\">" + property("title", line.title)
        + property("accelerator", line.keys.joined(separator: " ")) + "</object></child>"
    }
    return "<child><object class=\"GtkShortcutsGroup\">" + property("title", group.title) + lines.joined()
      + "</object></child>"
  }

  private static func property(_ name: String, _ text: String) -> String {
    "<property name=\"\(name)\">\(SafeText.escaped(text))</property>"
  }
}

extension DesktopFrontEnd {
  /// The keys that work now: the program's shortcuts, then those of the table.
  fileprivate var keyGroups: [ShortcutsWindow.Group] {
    let place = keyPlace
    let shortcuts = tree.shortcutOffers(in: tree.topModal ?? tree.root, where: tree.isShown).filter(\.isEnabled)
    let isInRow = place.focused.flatMap { tree[$0] }.map { tree.controlKind(of: $0) } == .row
    // Only GTK knows where other motions lead.
    let offers = tree.keyOffers(at: place) { motion in
      isInRow && [.up, .down, .first, .last].contains(motion) ? .moves : nil
    }
    func lines(_ offers: [KeyOffer]) -> [(title: String, keys: [String])] {
      offers.compactMap { offer in
        let title = SafeText.line(offer.title.isEmpty ? words[offer.word] : offer.title)
        let keys = offer.accelerators
        return title.isEmpty || keys.isEmpty ? nil : (title.prefix(1).uppercased() + title.dropFirst(), keys)
      }
    }
    return [
      ShortcutsWindow.Group(title: SafeText.line(name), lines: lines(shortcuts)),
      ShortcutsWindow.Group(title: words[.helpTitle], lines: lines(offers)),
    ]
  }
}

extension KeyOffer {
  /// The keys as GTK writes them, without those that it does not know.
  fileprivate var accelerators: [String] {
    let digits = presses.compactMap { if case .digit(let digit) = $0 { digit } else { nil } }
    let names = presses.flatMap { press -> [String] in
      switch press {
      case .key(let key): key.accelerators
      case .digit: []
      case .shortcut(let command): command.accelerator.map { [$0] } ?? []
      }
    }
    let known = names.filter { gtk_accelerator_parse($0, nil, nil) != 0 }
    guard let first = digits.min(), let last = digits.max() else { return known }
    return known + [first == last ? "\(first)" : "\(first)...\(last)"]
  }
}

extension CommandKey {
  fileprivate var accelerators: [String] {
    switch self {
    case .return: ["Return"]
    case .space: ["space"]
    case .escape: ["Escape"]
    case .delete: ["Delete"]
    case .up: ["Up"]
    case .down: ["Down"]
    case .left: ["Left"]
    case .right: ["Right"]
    case .home: ["Home"]
    case .end: ["End"]
    case .pageUp: ["Page_Up"]
    case .pageDown: ["Page_Down"]
    case .plus: ["plus"]
    case .minus: ["minus"]
    case .slash: ["slash"]
    case .help: ["F1"]
    case .raiseRow: ["<Alt>Up"]
    case .lowerRow: ["<Alt>Down"]
    case .refresh: ["F5"]
    case .actions: ["Menu", "<Shift>F10"]
    case .back: ["<Alt>Left"]
    case .search: ["<Control>f"]
    case .close: ["<Control>w"]
    case .digit, .letter: []
    }
  }
}

extension KeyCommand {
  /// The key as GTK writes it; `nil` if it has no name.
  fileprivate var accelerator: String? {
    let letter = input.lowercased().first ?? input
    guard let scalar = letter.unicodeScalars.first, let name = gdk_keyval_name(gdk_unicode_to_keyval(scalar.value))
    else { return nil }
    let parts: [(Bool, String)] = [
      (modifiers.contains(.super), "<Super>"), (modifiers.contains(.control), "<Control>"),
      (modifiers.contains(.alternate), "<Alt>"), (letter != input, "<Shift>"),
    ]
    return parts.filter(\.0).map(\.1).joined() + String(cString: name)
  }
}
#endif
