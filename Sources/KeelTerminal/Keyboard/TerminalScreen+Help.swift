internal import KeelInteraction
internal import KeelScene

/// The help (`?`, F1): all keys that work at the present focus, and no others.
extension TerminalScreen {
  /// Returns the layout of the notes and the keys. A key and its meaning are beside each other if there is room,
  /// otherwise one below the other.
  func layoutOfHelp() -> HelpLayout {
    let room = Rect(0, 0, columns, rows - 1)
    let isBare = rows < 9
    let help = keysInReach
    let longest = notes.map { self.columns(of: $0, limit: columns) }.max() ?? 0
    let width = isBare ? columns : min(columns, max(56, longest + 6))
    let inner = max(1, width - (isBare ? 1 : columns < 40 ? 4 : 6))
    let names = help.map { self.columns(of: $0.name) }.max() ?? 0
    let beside = min(names, max(8, inner / 2 - 2)) + 2
    var layout = HelpLayout(frame: room, area: room)
    func add(_ text: String, _ style: CellStyle, indent: Int = 0) {
      for line in sanitizer.paragraph(text, width: max(1, inner - indent), maximum: 50) {
        layout.lines.append((line, style, indent, nil))
      }
    }
    for note in notes { add(note, theme.label) }
    if let picture { add("p: \(picture.title)", theme.label) }
    if !notes.isEmpty, !isBare { add(" ", theme.label) }
    add(systemWords[.helpTitle], theme.title)
    if !isBare { add(" ", theme.label) }
    for key in help {
      let meaning = sanitizer.paragraph(key.meaning, width: max(1, inner - beside), maximum: 4)
      if inner >= 30, self.columns(of: key.name) <= beside - 2, meaning.count == 1 {
        layout.lines.append((sanitizer.line(key.name, limit: beside), theme.label, 0, (meaning[0], beside)))
      } else {
        add(key.name, theme.label)
        add(key.meaning, theme.secondary, indent: 2)
      }
    }
    let height = isBare ? room.height : min(room.height, layout.lines.count + 2)
    layout.frame = Rect((columns - width) / 2, (room.height - height) / 2, width, height)
    layout.area =
      isBare
      ? Rect(layout.frame.x, layout.frame.y, inner, height)
      : Rect(layout.frame.x + (width - inner) / 2, layout.frame.y + 1, inner, height - 2)
    return layout
  }

  /// Returns the help, scrolled by a number of lines.
  func scrolledKeys(_ top: Int, by lines: Int) -> Overlay {
    .keys(top: min(max(0, top + lines), layoutOfHelp().overflow))
  }

  /// True if not all keys are visible at once.
  var helpScrolls: Bool { layoutOfHelp().overflow > 0 }

  /// Returns the first line of the help after a key, or `nil` if the key closes the help.
  func scrolledKeys(_ top: Int, _ key: Key) -> Int? {
    let layout = layoutOfHelp()
    guard layout.overflow > 0 else { return nil }
    let page = max(1, layout.area.height - 1)
    // The terminal may have been enlarged since.
    let top = min(max(0, top), layout.overflow)
    return switch key.code {
    case .up, .character("k"): max(0, top - 1)
    case .down, .character("j"): min(layout.overflow, top + 1)
    case .pageUp: max(0, top - page)
    case .pageDown, .character(" "): min(layout.overflow, top + page)
    case .home: 0
    case .end: layout.overflow
    default: nil
    }
  }
}
