import KeelScene

/// What a person wants to do with something.
enum Intent {
  case tap, select, toggle, type, submit, action, look, adjust, step, choose, date, delete, move

  /// Whether that can be done with things of this kind.
  func fits(_ element: Element) -> Bool {
    switch (self, element) {
    case (.tap, .button), (.tap, .toggle), (.tap, .textField), (.tap, .link), (.tap, .disclosure), (.tap, .textEditor):
      true
    case (.tap, .menu(let menu)): menu.hasPrimaryAction
    case (.adjust, .slider), (.step, .stepper), (.choose, .picker), (.date, .datePicker): true
    case (.toggle, .disclosure): true
    case (.type, .textEditor(let editor)): editor.isEditable
    case (.toggle, .row(let row)): row.expansion != .none
    case (.delete, .row(let row)): row.canDelete
    case (.move, .row(let row)): row.canMove
    case (.tap, .row(let row)), (.select, .row(let row)): row.isSelectable
    case (.toggle, .toggle), (.look, .row): true
    case (.type, .textField(let field)), (.submit, .textField(let field)): field.isEditable
    case (.action, .row(let row)): !row.actions.isEmpty
    default: false
    }
  }

  /// Whether that can be done with this thing, by its kind or by what it says of itself.
  func fits(_ thing: Sighting) -> Bool {
    switch self {
    case .action where !thing.node.attributes.actions.isEmpty: true
    case .look where thing.isInLazyStack: true
    case .step where thing.node.attributes.accessibility.isAdjustable: true
    default: fits(thing.element)
    }
  }

  /// `can be tapped`, and so on.
  var passive: String {
    switch self {
    case .tap: "can be tapped"
    case .select: "can be selected"
    case .toggle: "can be switched"
    case .type: "can be typed into"
    case .submit: "can be submitted"
    case .action: "has actions"
    case .look: "is a row of a list or in a lazy stack"
    case .adjust: "can be moved to a value"
    case .step: "goes up and down"
    case .choose: "has options"
    case .date: "holds a date"
    case .delete: "can be deleted"
    case .move: "can be moved"
    }
  }

  /// Which things that can be done with.
  var rule: String {
    switch self {
    case .tap: "Buttons, links, switches, fields and rows that can be chosen take a tap."
    case .select: "Only rows that can be chosen can be selected."
    case .toggle: "Only switches, and what folds away, can be switched."
    case .type, .submit: "Only fields take text."
    case .action: "Only rows that offer actions have them."
    case .look: "Only rows of lists, and what is in lazy stacks, are scrolled to."
    case .adjust: "Only sliders can be moved to a value."
    case .step: "Only steppers go up and down."
    case .choose: "Only pickers have options."
    case .date: "Only date pickers hold a date."
    case .delete: "Only rows that say so can be deleted."
    case .move: "Only rows that say so can be moved."
    }
  }
}

extension Driver {
  /// The one thing that is meant by a name, enabled and in reach.
  func resolve(_ name: String, for intent: Intent) throws(DriverError) -> Sighting {
    let query = NameQuery(name)
    let all = SceneSurvey(frontEnd).sightings.filter { query.role == nil || $0.role == query.role }
    let fitting = all.filter { intent.fits($0) }
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
    guard match.isEnabled || intent == .look else {
      throw DriverError(
        .disabled, "\(match) cannot be used.", rule: "A person cannot use what is disabled.",
        remedy: "First do what enables it, or wait for it.")
    }
    return match
  }

  private func tooFew(_ name: String, _ matches: [Sighting]) -> DriverError {
    DriverError(
      .notFound, "There is no \(ShownText.quoted(name)): only \(matches.count) by that name.",
      rule: "A number behind # counts in reading order, from 1.", remedy: "Use a number up to \(matches.count).")
  }

  private func ambiguity(_ query: NameQuery, _ matches: [Sighting]) -> DriverError {
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

  /// Says where the thing is, if it is anywhere, or what else is there.
  private func absence(_ name: String, _ query: NameQuery, _ intent: Intent, _ all: [Sighting]) -> DriverError {
    let quoted = ShownText.quoted(name)
    guard frontEnd.tree.root != nil else {
      return DriverError(
        .notFound, "Nothing named \(quoted) is here, for nothing is shown yet.",
        rule: "A surface shows something from its first patch on.",
        remedy: speaksVerbs ? "Wait for something with `until`." : "Attach the front end to a program first.")
    }
    let elsewhere = bestMatches(query.text, all.filter { !$0.isInReach && intent.fits($0) })
    if let thing = elsewhere.first { return outOfReach(thing) }
    // What a person would take the name for: rather what can be pressed than the page or the window of that name.
    let here = bestMatches(query.text, all.filter(\.isInReach))
    if let thing = here.first(where: { Intent.tap.fits($0) }) ?? here.first {
      return DriverError(
        .notPossible, "\(thing) is here, but is nothing that \(intent.passive).", rule: intent.rule,
        remedy: hint(name, intent))
    }
    return DriverError(
      .notFound, "Nothing named \(quoted) that \(intent.passive) is in reach.",
      rule: "A name is what a person reads on a thing, or its accessibility label.", remedy: hint(name, intent))
  }

  private func outOfReach(_ thing: Sighting) -> DriverError {
    switch thing.place {
    case .behind(let id), .covered(let id):
      let modal = SceneSurvey(frontEnd).sightings.first { $0.id == id }
      let over = modal.map { $0.names.isEmpty ? $0.role?.withArticle ?? "" : "the \($0)" } ?? "something"
      return DriverError(
        .outOfReach, "\(thing) is behind \(over).", rule: "A person cannot reach what is behind something modal.",
        remedy: "First answer or dismiss what is over it.")
    case .furtherBack, .inReach:
      return DriverError(
        .outOfReach, "\(thing) is on a page further back.", rule: "Only the page on top of a stack can be touched.",
        remedy: "First go back to that page.")
    }
  }

  /// What may have been meant, and what is there.
  private func hint(_ name: String, _ intent: Intent) -> String {
    let inReach = candidates(intent, SceneSurvey(frontEnd).sightings.filter(\.isInReach))
    let names = inReach.flatMap { $0.names + $0.borrowedNames }
    let nearest = Nearest.match(for: NameQuery(name).text, among: names)
    let guess = nearest.map { "Did you mean \(ShownText.quoted($0))? " } ?? ""
    return guess + (inReach.isEmpty ? "Nothing here \(intent.passive)." : "In reach: \(describe(inReach)).")
  }

  func candidates(_ intent: Intent, _ sightings: [Sighting]) -> [Sighting] {
    sightings.filter { intent.fits($0) }
  }

  /// The first dozen, as in an outline.
  func describe(_ sightings: [Sighting]) -> String {
    let rest = sightings.count - 12
    return sightings.prefix(12).map(\.description).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
