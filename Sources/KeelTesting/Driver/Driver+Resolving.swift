import KeelInteraction
import KeelScene

/// An action that the user wants to perform on an element.
enum Intent {
  case tap, select, toggle, type, submit, clear, action, look, adjust, step, choose, date, delete, move, drag, hold,
    touch, set

  /// Returns the event of the action on the node, or `nil` if the event needs another value each time, or if the node
  /// does not support the action.
  func event(on node: Node) -> Event? {
    switch (self, node.element) {
    case (.tap, .button), (.tap, .link), (.tap, .menu), (.tap, .row), (.select, .row): .activate(node.id)
    case (.tap, .textField), (.tap, .textEditor): .focus(node.id)
    case (.tap, .toggle(let toggle)), (.toggle, .toggle(let toggle)): .toggle(node.id, isOn: !toggle.isOn)
    case (.tap, .disclosure(let disclosure)), (.toggle, .disclosure(let disclosure)):
      .toggle(node.id, isOn: !disclosure.isExpanded)
    case (.toggle, .row(let row)): .toggle(node.id, isOn: row.expansion == .collapsed)
    case (.type, .textField), (.type, .textEditor): .edit(node.id, text: "")
    case (.submit, .textField): .submit(node.id)
    case (.clear, .textField): .activate(node.id)
    case (.delete, .row): .deleteRow(node.id)
    case (.move, .row): .moveRow(node.id, to: 0)
    default: nil
    }
  }

  /// Returns true if the element supports the action, reachable or not.
  @MainActor func fits(_ thing: FoundElement, in tree: SceneTree) -> Bool {
    if let event = event(on: thing.node) { return tree.offers(event) }
    return switch (self, thing.element) {
    case (.adjust, .slider), (.step, .stepper), (.choose, .picker), (.date, .datePicker), (.look, .row): true
    case (.set, .slider), (.set, .picker), (.set, .datePicker): true
    case (.set, _): Intent.toggle.fits(thing, in: tree) || Intent.type.fits(thing, in: tree)
    case (.action, _): !thing.node.offeredActions.isEmpty
    case (.look, _): thing.isInLazyStack
    case (.step, _): thing.node.attributes.accessibility.isAdjustable
    case (.drag, _): tree.isGripped(thing.id) { $0.drag != nil }
    case (.hold, _): tree.isGripped(thing.id) { $0.hasLongPress }
    case (.touch, _): tree.isGripped(thing.id) { $0.threshold == 0 }
    default: false
    }
  }

  /// The action as a predicate for messages, such as `can be tapped`.
  var passive: String {
    switch self {
    case .tap: "can be tapped"
    case .select: "can be selected"
    case .toggle: "can be switched"
    case .type: "can be typed into"
    case .submit: "can be submitted"
    case .clear: "has a clear button"
    case .action: "has actions"
    case .look: "is a row of a list or in a lazy stack"
    case .adjust: "can be moved to a value"
    case .step: "goes up and down"
    case .choose: "has options"
    case .date: "holds a date"
    case .delete: "can be deleted"
    case .move: "can be moved"
    case .drag: "can be dragged"
    case .hold: "takes a long press"
    case .touch: "knows of each press"
    case .set: "can be set"
    }
  }

  /// The rule for messages: the kinds of elements that support the action.
  var rule: String {
    switch self {
    case .tap: "Buttons, links, switches, fields and rows that can be chosen take a tap."
    case .select: "Only rows that can be chosen can be selected."
    case .toggle: "Only switches, and what folds away, can be switched."
    case .type, .submit: "Only fields take text."
    case .clear: "Only fields that show a clear button can be cleared by it."
    case .action: "Only rows that offer actions have them."
    case .look: "Only rows of lists, and what is in lazy stacks, are scrolled to."
    case .adjust: "Only sliders can be moved to a value, and steppers to an end of their range."
    case .step: "Only steppers go up and down."
    case .choose: "Only pickers have options."
    case .date: "Only date pickers hold a date."
    case .delete: "Only rows that say so can be deleted."
    case .move: "Only rows that say so can be moved."
    case .drag: "Only views with a drag gesture can be dragged."
    case .hold: "Only views with a long press take one."
    case .set: "Only switches, fields, sliders, pickers, dates and what folds away can be set."
    case .touch: "Only custom controls and views with gestures know where they are pressed."
    }
  }
}

extension Driver {
  /// Returns the one element that the name means, enabled and reachable.
  func resolve(_ name: String, for intent: Intent) throws(DriverError) -> FoundElement {
    let query = NameQuery(name)
    let all = SceneSurvey(frontEnd).elements.filter { query.role == nil || $0.role == query.role }
    let fitting = all.filter { intent.fits($0, in: frontEnd.tree) }
    let reachable = fitting.filter(\.isInReach)
    var matches = bestMatches(query.text, reachable)
    if matches.isEmpty, let (text, number) = query.ordinal {
      let numbered = bestMatches(text, reachable)
      if numbered.count >= number {
        matches = [numbered[number - 1]]
      } else if !numbered.isEmpty {
        throw tooFew(name, numbered)
      }
    }
    let enabled = matches.filter(\.isEnabled)
    if !enabled.isEmpty { matches = enabled }
    guard let match = matches.first else { throw absence(name, query, intent, all) }
    guard matches.count == 1 else { throw ambiguity(query, matches) }
    guard match.isEnabled || intent == .look else { throw disabled(match) }
    return match
  }

  private func disabled(_ match: FoundElement) -> DriverError {
    DriverError(
      .disabled, "\(match) cannot be used.", rule: "Disabled elements cannot be used.",
      remedy: "Enable the element first, or wait for it.")
  }

  private func tooFew(_ name: String, _ matches: [FoundElement]) -> DriverError {
    DriverError(
      .notFound, "There is no \(ShownText.quoted(name)): only \(matches.count) by that name.",
      rule: "A number behind # counts in reading order, from 1.", remedy: "Use a number up to \(matches.count).")
  }

  private func ambiguity(_ query: NameQuery, _ matches: [FoundElement]) -> DriverError {
    let roles = Set(matches.compactMap(\.role))
    let ways: [String] =
      if roles.count == matches.count {
        matches.compactMap { $0.role.map { "\($0.rawValue):\(query.text)" } }
      } else {
        matches.indices.map { (query.role.map { "\($0.rawValue):" } ?? "") + "\(query.text)#\($0 + 1)" }
      }
    return DriverError(
      .ambiguous,
      "\(matches.count) things go by \(ShownText.quoted(query.text)): \(describe(matches)).",
      rule: "A name has to mean one thing.",
      remedy: "Say which: \(ways.prefix(8).map(ShownText.quoted).joined(separator: " or ")).")
  }

  /// Returns the error for a name without a match: it names the place of the element, if it exists, or the
  /// alternatives.
  private func absence(_ name: String, _ query: NameQuery, _ intent: Intent, _ all: [FoundElement]) -> DriverError {
    let quoted = ShownText.quoted(name)
    guard frontEnd.tree.root != nil else {
      return DriverError(
        .notFound, "Nothing named \(quoted) is here, for nothing is shown yet.",
        rule: "A surface shows something from its first patch on.",
        remedy: speaksVerbs ? "Wait for something with `until`." : "Attach the front end to a program first.")
    }
    let elsewhere = bestMatches(query.text, all.filter { !$0.isInReach && intent.fits($0, in: frontEnd.tree) })
    if let thing = elsewhere.first { return outOfReach(thing) }
    // The match that a user would expect: a control that can be pressed, rather than the page or window of that name.
    let here = bestMatches(query.text, all.filter(\.isInReach))
    if let thing = here.first(where: { Intent.tap.fits($0, in: frontEnd.tree) }) ?? here.first {
      // A row whose button is disabled cannot be chosen either, so it does not offer the action.
      if !thing.isEnabled, intent.event(on: thing.node) != nil { return disabled(thing) }
      return DriverError(
        .notPossible, "\(thing) is here, but is nothing that \(intent.passive).", rule: intent.rule,
        remedy: hint(name, intent))
    }
    return DriverError(
      .notFound, "Nothing named \(quoted) that \(intent.passive) is in reach.",
      rule: "A name is an element's visible text, or its accessibility label.", remedy: hint(name, intent))
  }

  private func outOfReach(_ thing: FoundElement) -> DriverError {
    switch thing.visibility {
    case .behind(let id), .covered(let id):
      let modal = SceneSurvey(frontEnd).elements.first { $0.id == id }
      let over = modal.map { $0.names.isEmpty ? $0.role?.withArticle ?? "" : "the \($0)" } ?? "something"
      return DriverError(
        .outOfReach, "\(thing) is behind \(over).", rule: "Elements behind a modal element cannot be reached.",
        remedy: "First answer or dismiss what is over it.")
    case .furtherBack, .inReach:
      return DriverError(
        .outOfReach, "\(thing) is on a page further back.", rule: "Only the page on top of a stack can be touched.",
        remedy: "First go back to that page.")
    }
  }

  /// Returns the nearest name, if there is one, and a list of the reachable elements.
  private func hint(_ name: String, _ intent: Intent) -> String {
    let inReach = candidates(intent, SceneSurvey(frontEnd).elements.filter(\.isInReach))
    let names = inReach.flatMap { $0.names + $0.borrowedNames }
    let nearest = Nearest.match(for: NameQuery(name).text, among: names)
    let guess = nearest.map { "Did you mean \(ShownText.quoted($0))? " } ?? ""
    return guess + (inReach.isEmpty ? "Nothing here \(intent.passive)." : "In reach: \(describe(inReach)).")
  }

  func candidates(_ intent: Intent, _ elements: [FoundElement]) -> [FoundElement] {
    elements.filter { intent.fits($0, in: frontEnd.tree) }
  }

  /// Returns the descriptions of the first twelve elements, as in an outline.
  func describe(_ elements: [FoundElement]) -> String {
    let rest = elements.count - 12
    return elements.prefix(12).map(\.description).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
