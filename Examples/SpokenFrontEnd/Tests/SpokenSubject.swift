import Conformance
import KeelScene
import SpokenFrontEnd

/// The front end as a subject of the conformance list: the text that it reads out, and the commands that a user types.
@MainActor final class SpokenSubject: ConformanceSubject {
  private var said: [String] = []
  private var frontEnd: SpokenFrontEnd!
  private var pressed: String?

  init(_ sink: any EventSink) {
    frontEnd = SpokenFrontEnd { [unowned self] in said.append($0) }
    frontEnd.attach(events: sink)
  }

  func show(_ patch: Patch) { frontEnd.apply(patch) }

  func visibleText() -> String {
    said = []
    frontEnd.perform("read")
    return said.joined(separator: "\n")
  }

  func isChecked(_ row: String) -> Bool {
    visibleText().split(separator: "\n").first { $0.contains(row) }?.contains("selected") ?? false
  }
  func writtenText() -> String { visibleText().filter { $0 != "\n" } }
  var focused: NodeID? { frontEnd.focused }

  func activate(_ name: String) { frontEnd.perform("press \(name)") }
  func toggle(_ name: String) { frontEnd.perform("press \(name)") }
  func follow(_ words: String) { frontEnd.perform("press \(words)") }
  func type(_ text: String, into name: String) {
    frontEnd.focus(on: name)
    frontEnd.perform("type \(text)")
  }
  func submit(_ name: String) { frontEnd.perform("enter \(name)") }
  func increment(_ name: String) { frontEnd.perform("more \(name)") }
  func decrement(_ name: String) { frontEnd.perform("less \(name)") }
  func goBack() { frontEnd.perform("back") }
  func dismiss() { frontEnd.perform("escape") }
  func close() { frontEnd.perform("close") }
  func reach(_ name: String) { frontEnd.focus(on: name) }
  func stroke(_ key: Keystroke) { frontEnd.perform("key \(key.rawValue)") }
  func press(_ name: String) { pressed = name }
  func release() { if let pressed { frontEnd.perform("press \(pressed)") } }

  var beginsAtHeadings: Bool { false }

  func performAction(_ action: String, on name: String) throws { throw NotOffered("There is no such command.") }
  func find(_ text: String) throws { throw NotOffered("There is no such command.") }
  func refresh() throws { throw NotOffered("There is no such command.") }
  func key(_ input: Character, _ modifiers: KeyCommand.Modifiers) throws {
    throw NotOffered("There is no such command.")
  }
  func resize(_ width: ConformanceWidth, lines: Int) throws { throw NotOffered("There is no such command.") }
  func adjust(_ name: String, to value: Double) throws { throw NotOffered("There is no such command.") }
  func choose(_ option: String, in name: String) throws { throw NotOffered("There is no such command.") }
  func nextDay(_ name: String) throws { throw NotOffered("There is no such command.") }
  func chooseInMenu(_ item: String, of name: String) throws { throw NotOffered("There is no such command.") }
  func chooseTab(_ title: String) throws { throw NotOffered("There is no such command.") }
  func look(_ text: String) throws { throw NotOffered("There is no such command.") }
  func endLook() throws { throw NotOffered("There is no such command.") }
  func delete(_ name: String) throws { throw NotOffered("There is no such command.") }
  func moveDown(_ name: String) throws { throw NotOffered("There is no such command.") }
}
