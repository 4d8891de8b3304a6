#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The keyboard in a long list. GTK moves the focus to the next line only, and stays where it is if that cannot have the
/// focus: at a header, for example.
extension LongListView {
  /// Moves the focus by Tab: within the row that has it, otherwise out of the list. GTK would go on to the next row.
  func moveFocus(_ direction: GtkDirectionType, in window: Widget) {
    if let item = gtk_widget_get_focus_child(list), gtk_widget_child_focus(item, direction) != 0 { return }
    for part in [list, widget] { gtk_widget_set_can_focus(part, 0) }
    _ = gtk_widget_child_focus(window, direction)
    for part in [list, widget] { gtk_widget_set_can_focus(part, 1) }
  }

  /// Moves the focus into the list: to the selected row, otherwise to the row that had the focus, otherwise to the first
  /// visible row that can have it. Returns false if no row can.
  @discardableResult func enter() -> Bool {
    let visible = visibleLines
    let first = visible.first ?? 0
    guard
      let line = visible.first(where: isSelected) ?? focusedLine.flatMap({ isStop($0) ? $0 : nil })
        ?? stop(from: first, step: 1) ?? stop(from: first, step: -1)
    else { return false }
    if line != focusedLine { focus(line: line) }
    return true
  }

  /// Moves the focus for a key. Returns false if the list has no meaning for it, or does not have the focus.
  func move(_ motion: Motion) -> Bool {
    guard let here = focusedLine else { return false }
    let target: Int?
    switch motion {
    case .up: target = stop(from: here - 1, step: -1)
    case .down: target = stop(from: here + 1, step: 1)
    case .first: target = stop(from: 0, step: 1)
    case .last: target = stop(from: lines.count - 1, step: -1)
    case .screenfulUp: target = stop(from: max(0, here - linesInSight), step: -1) ?? stop(from: 0, step: 1)
    case .screenfulDown:
      let last = lines.count - 1
      target = stop(from: min(last, here + linesInSight), step: 1) ?? stop(from: last, step: -1)
    case .next, .previous, .left, .right: return false
    }
    if let target, target != here { focus(line: target) }
    // The header of the first section is above its first row.
    if motion == .first { makeVisible(0) }
    return true
  }

  /// Moves the focus to a line: now, or as soon as it has a cell.
  private func focus(line: Int) {
    wantedLine = line
    makeVisible(line)
    focusWantedLine()
    if wantedLine != nil { front.afterLayout { [weak self] in self?.focusWantedLine() } }
  }

  func focusWantedLine() {
    guard let line = wantedLine, let cell = cell(at: line), gtk_widget_get_mapped(list) != 0 else { return }
    wantedLine = nil
    front.showRing()
    front.changing { if !cell.takeFocus() { _ = gtk_widget_child_focus(cell.widget, GTK_DIR_TAB_FORWARD) } }
    front.focusMoved()
  }

  // MARK: Lines

  /// Returns the first line from a place on that can have the focus; `nil` if there is none.
  private func stop(from line: Int, step: Int) -> Int? {
    var line = line
    while (0..<lines.count).contains(line) {
      if isStop(line) { return line }
      line += step
    }
    return nil
  }

  /// Returns true for rows, and for headers and footers with a control.
  private func isStop(_ line: Int) -> Bool {
    switch lines[line] {
    case .row(let id, _): id.map(front.tree.isEnabled) ?? true
    case .view(let id): front.tree[id].map { !front.tree.controls(in: $0).isEmpty } ?? false
    case .header, .footer: false
    }
  }

  private func isSelected(_ line: Int) -> Bool {
    guard case .row(let id?, _) = lines[line], case .row(let row)? = front.tree.element(of: id) else { return false }
    return row.isSelected
  }

  private func cell(at line: Int) -> ListCell? {
    cells.first { $0.value.isBound && Int(gtk_list_item_get_position($0.key)) == line }?.value
  }

  /// The line with the focus; `nil` if the focus is elsewhere.
  private var focusedLine: Int? {
    guard let item = gtk_widget_get_focus_child(list), item.hasFocusWithin else { return nil }
    return cells.first { $0.value.isBound && gtk_widget_get_parent($0.value.widget) == item }
      .map { Int(gtk_list_item_get_position($0.key)) }
  }

  /// The lines that the user sees as a whole, in order.
  private var visibleLines: [Int] {
    cells.compactMap { item, cell -> Int? in
      guard cell.isBound, let frame = cell.widget.frame(in: widget), frame.height > 0, frame.y >= 0,
        frame.y + frame.height <= scrolled.visibleSize.height
      else { return nil }
      return Int(gtk_list_item_get_position(item))
    }.sorted()
  }

  /// The number of lines to a screenful, at least 1.
  private var linesInSight: Int { max(1, visibleLines.count - 1) }
}
#endif
