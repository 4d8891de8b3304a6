import KeelInteraction
public import KeelScene

extension Driver {
  /// Moves a slider to a value in its range, or to the nearest step.
  public func adjust(_ name: String, to value: Double) throws(DriverError) {
    try adjust(try resolve(name, for: .adjust), to: value)
  }

  func adjust(_ thing: FoundElement, to value: Double) throws(DriverError) {
    guard case .slider(let slider) = thing.element else { return }
    guard value >= slider.minimum, value <= slider.maximum else {
      throw DriverError(
        .notPossible, "\(thing) cannot be set to \(short(value)).",
        rule: "A slider has values from \(short(slider.minimum)) to \(short(slider.maximum)).",
        remedy: "Use a value between them.")
    }
    let wanted = slider.stepped(value)
    if wanted != slider.value { frontEnd.send(.adjust(thing.id, value: wanted)) }
  }

  func short(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

  /// Increases the value of a stepper or an adjustable element by a step.
  public func increment(_ name: String) throws(DriverError) { try step(name, isUp: true) }

  /// Decreases the value of a stepper or an adjustable element by a step.
  public func decrement(_ name: String) throws(DriverError) { try step(name, isUp: false) }

  private func step(_ name: String, isUp: Bool) throws(DriverError) {
    let thing = try resolve(name, for: .step)
    let event: Event = isUp ? .increment(thing.id) : .decrement(thing.id)
    guard frontEnd.tree.accepts(event) else {
      throw DriverError(
        .notPossible, "\(thing) is at its \(isUp ? "most" : "least").",
        rule: "A step requires that the value is not at its end.", remedy: "Step the other way.")
    }
    frontEnd.send(event)
  }

  /// Chooses an option of a picker, or a tab.
  public func choose(_ option: String, in name: String) throws(DriverError) {
    try choose(option, in: try resolve(name, for: .choose))
  }

  func choose(_ option: String, in thing: FoundElement) throws(DriverError) {
    guard case .picker(let picker) = thing.element else { return }
    let index = try place(of: option, among: picker.options.map(\.title), in: "\(thing)")
    guard frontEnd.tree.accepts(.choose(thing.id, index: index)) else {
      throw DriverError(
        .disabled, "The option \(ShownText.quoted(option)) of \(thing) is disabled.",
        rule: "Disabled elements cannot be used.", remedy: "Choose another.")
    }
    frontEnd.send(.choose(thing.id, index: index))
  }

  /// Switches to the tab with this title, in the innermost tab bar that has one.
  public func chooseTab(_ title: String) throws(DriverError) {
    let all = SceneSurvey(frontEnd).elements.filter { $0.role == .tabs && $0.isInReach && $0.isEnabled }
    for candidate in all.reversed() {
      guard case .tabs(let tabs) = candidate.element else { continue }
      let titles = tabs.tabs.map(\.title)
      guard
        let index = titles.firstIndex(of: title)
          ?? titles.firstIndex(where: { NameQuery.fold($0) == NameQuery.fold(title) })
      else { continue }
      guard frontEnd.tree.accepts(.choose(candidate.id, index: index)) else {
        throw DriverError(
          .disabled, "The tab \(ShownText.quoted(title)) is disabled.", rule: "Disabled elements cannot be used.",
          remedy: "Choose another.")
      }
      frontEnd.send(.choose(candidate.id, index: index))
      return
    }
    let titles = all.flatMap { candidate -> [String] in
      if case .tabs(let tabs) = candidate.element { tabs.tabs.map(\.title) } else { [] }
    }
    throw DriverError(
      .notFound, "There is no tab \(ShownText.quoted(title)) in reach.", rule: "A tab is named by its visible title.",
      remedy: titles.isEmpty ? "Go to a page with tabs." : "Use one of: \(list(titles)).")
  }

  /// Sets the visible parts of a date picker. The others stay as they are.
  public func setDate(_ name: String, to date: SceneDate) throws(DriverError) {
    try setDate(try resolve(name, for: .date), to: date)
  }

  func setDate(_ thing: FoundElement, to date: SceneDate) throws(DriverError) {
    guard case .datePicker(let picker) = thing.element else { return }
    let wanted = picker.keepingHiddenParts(of: date)
    let date = picker.lawful(wanted)
    // The ends of the range may lie within a day.
    let isPossible = picker.components.contains(.hourAndMinute) ? date == wanted : picker.allowsDay(wanted)
    guard isPossible, frontEnd.tree.accepts(.setDate(thing.id, date)) else {
      throw DriverError(
        .notPossible, "\(thing) cannot be set to that date.", rule: "A date lies between the ends of its picker.",
        remedy: "Choose one between them.")
    }
    frontEnd.send(.setDate(thing.id, date))
  }

  /// Types into the search field of the page, in place of its text.
  public func setSearchText(_ text: String) throws(DriverError) {
    let (id, search) = try searchInReach()
    if !search.isActive { frontEnd.send(.searching(id, isActive: true)) }
    guard frontEnd.tree[id] != nil else { return }
    frontEnd.send(.search(id, text: text))
  }

  /// Presses Return in the search field of the page.
  public func submitSearch() throws(DriverError) { frontEnd.send(.submit(try searchInReach().id)) }

  /// Ends the search of the page.
  public func endSearch() throws(DriverError) { frontEnd.send(.searching(try searchInReach().id, isActive: false)) }

  private func searchInReach() throws(DriverError) -> (id: NodeID, search: SearchElement) {
    let found = SceneSurvey(frontEnd).elements.last { candidate in
      frontEnd.tree.accepts(.searching(candidate.id, isActive: true))
    }
    guard let found, case .screen(let screen) = found.element, let search = screen.search else {
      throw DriverError(
        .notPossible, "The page has no line to look for something with.",
        rule: "Only a page with a search line takes one.",
        remedy: "Use \(name("search(_:)", verb: "search")) to find a row of a list.")
    }
    return (found.id, search)
  }

  /// Follows the link with these words in a text.
  public func follow(_ words: String) throws(DriverError) {
    for candidate in SceneSurvey(frontEnd).elements {
      guard case .label(let label) = candidate.element else { continue }
      let run = label.runs.indices.first { run in
        NameQuery.fold(label.runs[run].text) == NameQuery.fold(words)
          && frontEnd.tree.accepts(.followLink(candidate.id, run: run))
      }
      guard let run else { continue }
      frontEnd.send(.followLink(candidate.id, run: run))
      return
    }
    throw DriverError(
      .notFound, "No text in reach has a link \(ShownText.quoted(words)).",
      rule: "A link is named by its text.",
      remedy: "Look at the outline; use \(name("tap(_:)", verb: "tap")) for a link that stands alone.")
  }

  /// Deletes a row of a list.
  public func delete(_ name: String) throws(DriverError) {
    frontEnd.send(.deleteRow(try resolve(name, for: .delete).id))
  }

  /// Moves a row in its list to the index that it then has, counted through all sections from 0.
  public func move(_ name: String, to row: Int) throws(DriverError) {
    frontEnd.send(.moveRow(try resolve(name, for: .move).id, to: row))
  }

  // MARK: Words

  func place(of title: String, among titles: [String], in owner: String) throws(DriverError) -> Int {
    let found = titles.firstIndex(of: title) ?? titles.firstIndex { NameQuery.fold($0) == NameQuery.fold(title) }
    guard let found else {
      throw DriverError(
        .notFound, "\(owner) has no option \(ShownText.quoted(title)).",
        rule: "An option is named by its visible text.",
        remedy: titles.isEmpty ? "It has none." : "Use one of: \(list(titles)).")
    }
    return found
  }

  private func list(_ titles: [String]) -> String { titles.prefix(12).map(ShownText.quoted).joined(separator: ", ") }
}
