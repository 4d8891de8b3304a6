import KeelScene

extension Driver {
  /// Presses a key that a page in reach has a command for, as `u` or `Ctrl-S`.
  public func press(_ key: String) throws(DriverError) {
    let commands = SceneSurvey(frontEnd).sightings.reversed().flatMap { sighting in
      guard sighting.isInReach, case .screen(let screen) = sighting.element else { return [(NodeID, KeyCommand)]() }
      return screen.keyCommands.map { (sighting.id, $0) }
    }
    // A letter alone is meant as it is written; beside Ctrl or Alt its case says nothing.
    let found = commands.first { _, command in
      key.count == 1 ? command.keyName == key : command.keyName.lowercased() == key.lowercased()
    }
    guard let (screen, command) = found else {
      let names = commands.map { "\($1.keyName)" + ($1.title.isEmpty ? "" : " (\($1.title))") }
      throw DriverError(
        .notFound, "The page has no command for the key \(ShownText.quoted(key)).",
        rule: "A key does something where a page in reach has a command for it.",
        remedy: names.isEmpty ? "Tap something instead." : "Use one of: \(names.joined(separator: ", ")).")
    }
    frontEnd.send(.keyCommand(screen, commandID: command.id))
  }
}
