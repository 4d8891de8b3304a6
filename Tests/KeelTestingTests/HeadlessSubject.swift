import Conformance
import KeelScene
import KeelTesting

/// The headless front end for the conformance list.
@MainActor final class HeadlessSubject: ConformanceSubject {
  let frontEnd = HeadlessFrontEnd(visibleRows: 20)
  let driver: Driver
  private var pressed: NodeID?
  private var typedField: String?

  init(_ sink: any EventSink) {
    driver = Driver(frontEnd)
    frontEnd.attach(events: sink)
  }

  func show(_ patch: Patch) throws {
    frontEnd.apply(patch)
    frontEnd.revealVisibleRows()
    if let fault = frontEnd.faults.first { throw Fault(description: fault) }
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs an act of the driver, on something with a name or on the page. The driver's refusals are those of the front end,
  /// unless the scene does not contain the thing.
  private func offered(_ name: String? = nil, _ act: () throws -> Void) throws {
    do { try act() } catch let error as DriverError {
      switch error.reason {
      case .disabled, .outOfReach, .notPossible: throw NotOffered(error.description)
      case .notFound where name.map(isInScene) ?? true: throw NotOffered(error.description)
      case .notFound, .ambiguous, .gone: throw error
      }
    }
  }

  /// Returns true if a node has this text, whether or not the user can reach it.
  private func isInScene(_ name: String) -> Bool {
    frontEnd.tree.inReadingOrder().contains { node in
      var text = ""
      dump(node.element, to: &text)
      return text.contains("\"\(name)\"")
    }
  }

  func visibleText() -> String { driver.outline }
  func isChecked(_ row: String) throws -> Bool {
    let line = driver.outline.split(separator: "\n").first { $0.contains("row \"\(row)\"") }
    guard let line else { throw Fault(description: "There is no row \(row).") }
    return line.contains("✓")
  }
  func writtenText() -> String { driver.outline }
  func activate(_ name: String) throws { try offered(name) { try driver.tap(name) } }
  func toggle(_ name: String) throws { try offered(name) { try driver.toggle(name) } }
  func type(_ text: String, into name: String) throws {
    try offered(name) { try driver.type(text, into: name, appending: true, keystrokeByKeystroke: true) }
  }
  func type(_ text: String, into name: String, after count: Int) throws {
    typedField = name
    try offered(name) { try driver.type(text, into: name, at: count) }
  }
  func typeHere(_ text: String) throws {
    guard let name = typedField else { throw NotOffered("No field has the focus.") }
    try offered(name) { try driver.type(text, atSelectionOf: name) }
  }
  func submit(_ name: String) throws { try offered(name) { try driver.submit(name) } }
  func clear(_ name: String) throws { try offered(name) { try driver.clear(name) } }
  func performAction(_ action: String, on name: String) throws {
    try offered(name) { try driver.perform(action: action, on: name) }
  }
  func goBack() throws { try offered { try driver.goBack() } }
  func dismiss() throws { try offered { try driver.dismiss() } }
  func find(_ text: String) throws { try offered { try driver.search(text) } }
  func refresh() throws { try offered { try driver.refresh() } }
  func key(_ input: Character, _ modifiers: KeyCommand.Modifiers) throws {
    try offered { try driver.press(KeyCommand(id: 0, input: input, modifiers: modifiers).keyName) }
  }
  func resize(_ width: ConformanceWidth, lines: Int) {
    frontEnd.resize(width: Double(width.points), height: Double(lines * 16))
  }
  func close() { driver.close() }
  func press(_ name: String) { pressed = driver.find(role: .button, name: name)?.id }
  func release() {
    if let pressed { frontEnd.send(.activate(pressed)) }
  }
  func adjust(_ name: String, to value: Double) throws { try offered(name) { try driver.adjust(name, to: value) } }
  func increment(_ name: String) throws { try offered(name) { try driver.increment(name) } }
  func decrement(_ name: String) throws { try offered(name) { try driver.decrement(name) } }
  func choose(_ option: String, in name: String) throws { try offered(name) { try driver.choose(option, in: name) } }
  func nextDay(_ name: String) throws {
    guard case .datePicker(let picker)? = driver.find(role: .date, name: name)?.element else { return }
    try offered(name) { try driver.setDate(name, to: picker.date.adding(days: 1)) }
  }
  func follow(_ words: String) throws { try offered(words) { try driver.follow(words) } }
  func chooseInMenu(_ item: String, of name: String) throws {
    let isSwitch = driver.find(role: .switch, name: item) != nil
    try offered(name) { if isSwitch { try driver.toggle(item) } else { try driver.tap(item) } }
  }
  func chooseTab(_ title: String) throws { try offered(title) { try driver.chooseTab(title) } }
  func look(_ text: String) throws { try offered { try driver.setSearchText(text) } }
  func endLook() throws { try offered { try driver.endSearch() } }
  func delete(_ name: String) throws { try offered(name) { try driver.delete(name) } }
  func moveDown(_ name: String) throws {
    guard let list = driver.find(role: .list)?.id, let row = driver.find(role: .row, name: name)?.id else { return }
    let rows = frontEnd.rowsInSight(of: list)
    if let index = rows.first(where: { frontEnd.row($0, of: list) == row }) {
      try offered(name) { try driver.move(name, to: index + 1) }
    }
  }
  func drag(_ name: String, by x: Double, _ y: Double) throws { try offered(name) { try driver.drag(name, by: x, y) } }
  func hold(_ name: String) throws { try offered(name) { try driver.longPress(name) } }
  func scroll(_ name: String, down distance: Double) throws {
    var next = driver.find(name: name)?.id
    while let id = next {
      if case .scroll? = frontEnd.tree.element(of: id) {
        frontEnd.scroll(id, down: distance)
        return
      }
      next = frontEnd.tree.parent(of: id)
    }
    throw Fault(description: "No region is around \(name).")
  }
  func reach(_ name: String) throws {
    guard let thing = driver.findAll(name: name).first(where: \.isEnabled) else {
      throw Fault(description: "No keys lead to \(name).")
    }
    frontEnd.moveFocus(to: thing.id)
  }
  func stroke(_ key: Keystroke) throws {
    do throws(DriverError) {
      try driver.press(key.rawValue)
    } catch {
      // A key without a meaning does nothing.
      guard error.reason == .notPossible else { throw error }
    }
  }
  var beginsAtHeadings: Bool { false }
  var drawsPanes: Bool { false }
  var focused: NodeID? { frontEnd.keyboard }
}
