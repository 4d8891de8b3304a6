import KeelInteraction
import KeelScene

extension Driver {
  /// Presses a keyboard shortcut of a reachable page or element, such as `u` or `Ctrl-S`.
  public func press(_ key: String) throws(DriverError) {
    let commands = SceneSurvey(frontEnd).sightings.reversed().flatMap { sighting in
      guard sighting.isInReach, case .screen(let screen) = sighting.element else { return [(NodeID, KeyCommand)]() }
      return screen.keyCommands.map { (sighting.id, $0) }
    }
    // A letter alone is meant as it is written; beside Ctrl or Alt its case says nothing.
    let found = commands.first { _, command in
      key.count == 1 ? command.keyName == key : command.keyName.lowercased() == key.lowercased()
    }
    if found == nil, try pressOwnKey(key) { return }
    guard let (screen, command) = found else {
      let names = commands.map { "\($1.keyName)" + ($1.title.isEmpty ? "" : " (\($1.title))") }
      throw DriverError(
        .notFound, "The page has no command for the key \(ShownText.quoted(key)).",
        rule: "A key does something where a page in reach has a command for it.",
        remedy: names.isEmpty ? "Tap something instead." : "Use one of: \(names.joined(separator: ", ")).")
    }
    frontEnd.send(.keyCommand(screen, commandID: command.id))
  }

  /// Activates what has that key for itself. Says whether there is one in reach.
  private func pressOwnKey(_ key: String) throws(DriverError) -> Bool {
    let found = SceneSurvey(frontEnd).sightings.first { sighting in
      guard sighting.isInReach, let name = sighting.node.attributes.keyCommand?.keyName else { return false }
      return key.count == 1 ? name == key : name.lowercased() == key.lowercased()
    }
    guard let found else { return false }
    guard found.isEnabled else {
      throw DriverError(
        .disabled, "\(found) cannot be used.", rule: "A person cannot use what is disabled.",
        remedy: "First do what enables it, or wait for it.")
    }
    switch found.element {
    case .toggle(let toggle): frontEnd.send(.toggle(found.id, isOn: !toggle.isOn))
    case .disclosure(let disclosure): frontEnd.send(.toggle(found.id, isOn: !disclosure.isExpanded))
    default: frontEnd.send(.activate(found.id))
    }
    return true
  }
}
