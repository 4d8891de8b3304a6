import Conformance
import KeelInteraction
import KeelScene

@testable import KeelTerminal

/// The terminal front end for the conformance list: in memory, driven by the mouse or by the keyboard alone.
///
/// Controls are found by their drawn words or their accessibility labels, and every act is terminal input. The encoder
/// sends each frame to an emulated terminal, which must show the same.
@MainActor final class TerminalSubject: ConformanceSubject {
  enum Means: CaseIterable { case mouse, keyboard }
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  let means: Means
  let screen: TerminalScreen
  private let output = TerminalOutput(descriptor: -1)
  private var emulator = Emulator(width: 80, height: 24)
  private var time = Duration.zero
  private var isHandling = false
  private var pressedAt: (x: Int, y: Int)?

  init(_ sink: any EventSink, _ means: Means) {
    self.means = means
    var clock: () -> Duration = { .zero }
    screen = TerminalScreen(columns: 80, rows: 24, now: { clock() })
    clock = { [unowned self] in self.time }
    screen.attach { sink.send($0) }
  }

  // MARK: Showing

  func speak(_ language: String) {
    var capabilities = screen.capabilities
    capabilities.localeIdentifier = language
    screen.change(capabilities)
  }

  func show(_ patch: Patch) throws {
    screen.apply(patch)
    // An answer is drawn after the input that caused it has been handled.
    guard !isHandling else { return }
    try settle()
  }

  func visibleText() -> String { screen.text }

  func isChecked(_ row: String) throws -> Bool {
    guard let line = screen.text.split(separator: "\n").first(where: { $0.contains(row) }) else {
      throw Fault(description: "\(row) is not to be seen.")
    }
    return line.contains("✓")
  }

  /// The text printed on the terminal, its titles, and the text of the grid's cells.
  func writtenText() -> String {
    var text = emulator.written
    for cell in screen.grid.cells where cell.columns > 0 { text += screen.pool.text(cell.glyph) }
    return text
  }

  /// Draws until no work is pending.
  private func settle() throws {
    try draw()
    for _ in 0..<10 where screen.hasWishes {
      isHandling = true
      screen.fulfilWishes()
      isHandling = false
      try draw()
    }
    if screen.isAnimating {
      screen.turnSpinner()
      try draw()
    }
  }

  private func draw() throws {
    screen.composeIfNeeded()
    emulator.feed(output.frame(of: screen))
    if let wrong = emulator.difference(from: screen.grid, screen.pool) { throw Fault(description: wrong) }
  }

  // MARK: Actions

  /// Time passes between two acts, except between the two halves of a press.
  func act(isSecondHalf: Bool = false, _ body: () throws -> Void) throws {
    if !isSecondHalf { time += .seconds(1) }
    try body()
    try settle()
  }

  func input(_ input: Input) {
    isHandling = true
    screen.handle(input)
    isHandling = false
  }

  func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) { input(.key(Key(code, modifiers))) }

  func click(_ point: (x: Int, y: Int)) {
    input(.mouse(Mouse(.press, x: point.x, y: point.y)))
    input(.mouse(Mouse(.release, x: point.x, y: point.y)))
  }

  func activate(_ name: String) throws {
    try act {
      switch means {
      case .mouse: click(try point(of: name))
      case .keyboard:
        try reach(try stop(name, [.row, .button, .link, .menu]))
        press(.enter)
      }
    }
  }

  func toggle(_ name: String) throws {
    try act {
      let stop = try stop(name, [.toggle, .disclosure, .row])
      switch means {
      case .mouse where stop.kind == .row:
        guard let mark = screen.hits.last(where: { $0.action == .fold(stop.id) }) else {
          throw Fault(description: "\(name) does not unfold.")
        }
        click((mark.rect.x + 1, mark.rect.y))
      case .keyboard where stop.kind == .row:
        try reach(stop)
        press(.right)
      case .mouse: click((stop.rect.maxX - 1, stop.rect.y))
      case .keyboard:
        try reach(stop)
        press(.character(" "))
      }
    }
  }

  func type(_ text: String, into name: String) throws {
    try act {
      try enter(name)
      press(.end)
      for letter in text { press(letter == "\n" ? .enter : .character(letter)) }
    }
  }

  func type(_ text: String, into name: String, after count: Int) throws {
    try act {
      try enter(name)
      press(.home, .control)
      for _ in 0..<count { press(.right) }
    }
    for letter in text { try act { press(letter == "\n" ? .enter : .character(letter)) } }
  }

  func typeHere(_ text: String) throws {
    for letter in text { try act { press(.character(letter)) } }
  }

  func submit(_ name: String) throws {
    try act {
      try enter(name)
      press(.enter)
    }
  }

  func clear(_ name: String) throws {
    try act {
      let field = try stop(name, [.field])
      click((field.rect.maxX - 2, field.rect.y))
    }
  }

  private func enter(_ name: String) throws {
    let field = try stop(name, [.field, .editor])
    switch means {
    case .mouse: click((field.rect.maxX - 1, field.rect.y))
    case .keyboard: try reach(field)
    }
    guard screen.focusedNode == field.id, field.isEnabled else {
      throw NotOffered("The caret does not go into \(name).")
    }
  }

  func performAction(_ action: String, on name: String) throws {
    try act {
      let row = try stop(name, [.row])
      switch means {
      case .mouse: input(.mouse(Mouse(.secondaryPress, x: row.rect.x + 4, y: row.rect.y)))
      case .keyboard:
        try reach(row)
        press(.character("m"))
      }
      guard case .popup(let menu) = screen.overlay, menu.content == .actions, menu.owner == row.id,
        let index = screen.tree.items(of: menu).firstIndex(where: { $0.title == action })
      else { throw NotOffered("\(name) has no \(action).") }
      switch means {
      case .mouse: click(try point(of: action))
      case .keyboard:
        for _ in 0...index where openMenu?.marked != index { press(.down) }
        if openMenu?.marked == index { press(.enter) }
      }
      if openMenu != nil { press(.escape) }
    }
  }

  func goBack() throws {
    try act {
      switch means {
      case .mouse:
        let back = screen.hits.first { if case .back = $0.action { true } else { false } }
        guard let back else { throw NotOffered("There is no way back.") }
        click((back.rect.x, back.rect.y))
      case .keyboard: press(.escape)
      }
    }
  }

  func dismiss() throws { try act { press(.escape) } }

  func find(_ text: String) throws {
    try act {
      press(.character("/"))
      for letter in text { press(.character(letter)) }
      press(.enter)
    }
  }

  func refresh() throws { try act { press(.character("r")) } }

  func key(_ key: Character, _ modifiers: KeyCommand.Modifiers) throws {
    var held: Key.Modifiers = []
    if modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.alternate) { held.insert(.alt) }
    try act { press(.character(key), held) }
  }

  func resize(_ width: ConformanceWidth, lines: Int) throws {
    emulator.resize(width: width.columns, height: lines)
    output.forget()
    try act { screen.userResized(columns: width.columns, rows: lines) }
  }

  func close() throws { try act { press(.character("c"), .control) } }

  func press(_ name: String) throws {
    try act {
      switch means {
      case .mouse:
        let point = try point(of: name)
        pressedAt = point
        input(.mouse(Mouse(.press, x: point.x, y: point.y)))
      case .keyboard: try reach(try stop(name, [.button]))
      }
    }
  }

  func release() throws {
    try act(isSecondHalf: true) {
      switch means {
      case .mouse: if let point = pressedAt { input(.mouse(Mouse(.release, x: point.x, y: point.y))) }
      case .keyboard: press(.enter)
      }
    }
  }

  func reach(_ name: String) throws {
    try act {
      try reach(
        try stop(name, Self.valueControls.union([.row, .button, .link, .menu, .toggle, .disclosure, .field])))
    }
  }

  func stroke(_ key: Keystroke) throws {
    try act {
      switch key {
      case .return: press(.enter)
      case .space: press(.character(" "))
      case .escape: press(.escape)
      case .delete: press(.delete)
      case .tab: press(.tab)
      case .backTab: press(.backTab)
      case .up: press(.up)
      case .down: press(.down)
      case .left: press(.left)
      case .right: press(.right)
      case .home: press(.home)
      case .end: press(.end)
      case .pageUp: press(.pageUp)
      case .pageDown: press(.pageDown)
      }
    }
  }

  var beginsAtHeadings: Bool { false }
  var focused: NodeID? { screen.focusedNode }
}
