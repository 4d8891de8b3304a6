import Conformance
import KeelInteraction
import KeelScene

@testable import KeelTerminal

/// Finds controls and positions by their visible words.
extension TerminalSubject {
  static let valueControls: Set<ControlKind> = [.slider, .stepper, .date, .picker, .tabs, .adjustable, .actions]

  /// The focusable item with that name.
  func stop(_ name: String, _ kinds: Set<ControlKind>) throws -> Stop {
    screen.composeIfNeeded()
    if let found = screen.stops.first(where: { kinds.contains($0.kind) && words(of: $0).contains(name) }) {
      return found
    }
    let isInScene = screen.tree.inReadingOrder().contains { words(of: $0.id).contains(name) }
    guard isInScene else { throw Fault(description: "\(name) is not in the scene.") }
    throw NotOffered("\(name) is not in reach.")
  }

  private func words(of stop: Stop) -> [String] {
    let words = words(of: stop.id)
    // A control without its own words has the name of its row.
    guard stop.kind == .toggle || stop.kind == .field, let row = stop.row else { return words }
    return words + self.words(of: row)
  }

  private func words(of id: NodeID) -> [String] {
    guard let node = screen.tree[id] else { return [] }
    var words = [node.attributes.accessibility.label]
    switch node.element {
    case .row(let row): words.append(row.text)
    case .label(let label): words.append(label.text)
    case .button(let button): words.append(button.title)
    case .toggle(let toggle): words.append(toggle.title)
    case .textField(let field): words.append(field.placeholder)
    case .window, .navigation, .screen, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .image,
      .activityIndicator, .progress, .separator, .spacer, .gauge, .group, .grid, .gridRow, .layers, .firstFit,
      .arranged, .box, .shape, .drawing, .geometryReader, .tabs, .split:
      break
    case .slider(let slider): words.append(slider.title)
    case .stepper(let stepper): words.append(stepper.title)
    case .picker(let picker): words.append(picker.title)
    case .datePicker(let picker): words.append(picker.title)
    case .menu(let menu): words.append(menu.title)
    case .link(let link): words.append(link.title)
    case .textEditor(let editor): words.append(editor.placeholder)
    case .disclosure(let disclosure): words.append(disclosure.title)
    }
    if words.allSatisfy(\.isEmpty), let word = node.element.nameWord { words = [screen.systemWords[word]] }
    return words
  }

  /// The position of a click on a control: its words, or the control itself if it has no visible words.
  func point(of name: String) throws -> (x: Int, y: Int) {
    screen.composeIfNeeded()
    for y in 0..<screen.rows {
      for x in 0..<screen.columns where begins(name, x, y) && !isCovered(x, y) { return (x, y) }
    }
    let stop = try stop(name, [.row, .button, .toggle])
    return (stop.rect.x, stop.rect.y)
  }

  private func begins(_ name: String, _ x: Int, _ y: Int) -> Bool {
    var column = x
    for letter in name {
      guard column < screen.columns, screen.pool.text(screen.grid[column, y].glyph) == String(letter) else {
        return false
      }
      column += max(1, Int(screen.grid[column, y].columns))
    }
    return true
  }

  /// True if a click at that position would close an overlay.
  private func isCovered(_ x: Int, _ y: Int) -> Bool {
    if case .outside? = screen.hits.last(where: { $0.rect.contains(x: x, y: y) })?.action { return true }
    return false
  }

  /// Moves the focus to the item by Tab, and within a list by arrows.
  func reach(_ stop: Stop) throws {
    func isThere() -> Bool { screen.focusedNode == stop.id }
    func present() -> Stop? { screen.stops.first { $0.id == screen.focusedNode } }
    for _ in 0...screen.stops.count {
      if isThere() { return }
      if let list = stop.list, present()?.list == list { break }
      press(.tab)
    }
    for _ in 0...screen.stops.count where (stop.row == nil || present()?.row != stop.row) && !isThere() {
      guard let here = present(), stop.row != nil || here.rect.y != stop.rect.y else { break }
      // Headers and footers have no number.
      let isBelow =
        if let row = here.rowIndex, let wanted = stop.rowIndex { row < wanted } else { here.rect.y < stop.rect.y }
      press(isBelow ? .down : .up)
    }
    for _ in 0...screen.stops.count where !isThere() { press(.right) }
    guard !isThere() else { return }
    guard stop.isEnabled else { throw NotOffered("It is disabled.") }
    throw Fault(description: "No keys lead to it.")
  }
}
