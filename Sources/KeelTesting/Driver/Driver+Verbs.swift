import KeelInteraction
import KeelScene

extension Driver {
  /// Presses a button, chooses a row, toggles a switch, or focuses a field.
  public func tap(_ name: String) throws(DriverError) {
    let thing = try resolve(name, for: .tap)
    switch Intent.tap.event(on: thing.node) {
    case .focus(let field): frontEnd.moveFocus(to: field)
    case let event?:
      guard frontEnd.tree.accepts(event) else {
        throw DriverError(
          .notPossible, "\(thing) does not take a tap now.",
          rule: "What was begun by a tap has to end before the next one.",
          remedy: "Wait until it has ended.")
      }
      frontEnd.send(event)
    case nil: break
    }
  }

  /// Chooses a row of a list.
  public func select(_ name: String) throws(DriverError) {
    frontEnd.send(.activate(try resolve(name, for: .select).id))
  }

  /// Toggles or sets a switch; expands or collapses a disclosure group or an outline row.
  ///
  /// - Parameter isOn: The wanted state; a switch in this state is left alone. `nil` toggles it.
  public func toggle(_ name: String, isOn: Bool? = nil) throws(DriverError) {
    turn(try resolve(name, for: .toggle), isOn: isOn)
  }

  func turn(_ thing: FoundElement, isOn: Bool?) {
    let isOnNow =
      switch thing.element {
      case .toggle(let toggle): toggle.isOn
      case .disclosure(let disclosure): disclosure.isExpanded
      case .row(let row): row.expansion == .expanded
      default: false
      }
    if isOnNow != isOn { frontEnd.send(.toggle(thing.id, isOn: !isOnNow)) }
  }

  /// Types into a field, in place of its text.
  ///
  /// - Parameters:
  ///   - appending: If true, the existing text is kept, and the new text is appended.
  ///   - keystrokeByKeystroke: If true, each character is sent as a separate event, as in real typing. The program may
  ///     change the text or the field between two characters.
  public func type(
    _ text: String, into name: String, appending: Bool = false, keystrokeByKeystroke: Bool = false
  ) throws(DriverError) {
    let field = try resolve(name, for: .type).id
    frontEnd.moveFocus(to: field)
    let now = try editableText(of: field, name)
    let shown = appending ? now : ""
    frontEnd.select(shown.count..<now.count, of: field)
    guard keystrokeByKeystroke else {
      frontEnd.send(.edit(field, text: shown + text))
      return
    }
    if text.isEmpty, !appending { frontEnd.send(.edit(field, text: "")) }
    try type(keys: text, into: field, name, in: shown, at: shown.count)
  }

  /// Types into a field, in place of its text.
  func replaceText(of field: NodeID, _ name: String, by text: String) throws(DriverError) {
    frontEnd.moveFocus(to: field)
    let now = try editableText(of: field, name)
    frontEnd.select(0..<now.count, of: field)
    frontEnd.send(.edit(field, text: text))
  }

  /// Types into the text of a field, key by key, as a user does who has placed the caret in it.
  ///
  /// If the program changes the text between two keys, the caret moves as in every front end: at the end it stays at the
  /// end, and otherwise as many kept characters stand behind it as before.
  ///
  /// - Parameter caret: The number of characters before the caret.
  public func type(_ text: String, into name: String, at caret: Int) throws(DriverError) {
    let field = try resolve(name, for: .type).id
    frontEnd.moveFocus(to: field)
    let shown = try editableText(of: field, name)
    let place = min(max(0, caret), shown.count)
    frontEnd.select(place..<place, of: field)
    try type(keys: text, into: field, name, in: shown, at: place)
  }

  /// Selects a part of the text of a field, or places the caret in it. Typing replaces the part
  /// (`type(_:atSelectionOf:)`).
  ///
  /// - Parameter range: The numbers of characters before the ends of the part; an empty range is the caret.
  public func select(_ range: Range<Int>, in name: String) throws(DriverError) {
    let field = try resolve(name, for: .type).id
    frontEnd.moveFocus(to: field)
    _ = try editableText(of: field, name)
    frontEnd.select(range, of: field)
  }

  /// Types key by key at the caret of a field, in place of its selection, wherever the user or the program has put it.
  public func type(_ text: String, atSelectionOf name: String) throws(DriverError) {
    let field = try resolve(name, for: .type).id
    frontEnd.moveFocus(to: field)
    for key in text {
      let now = Array(try editableText(of: field, name))
      let selected = (frontEnd.selection(of: field) ?? now.count..<now.count).clamped(to: 0..<now.count)
      frontEnd.send(.edit(field, text: String(now[..<selected.lowerBound] + [key] + now[selected.upperBound...])))
    }
  }

  private func type(
    keys: String, into field: NodeID, _ name: String, in shown: String, at place: Int
  ) throws(DriverError) {
    var (shown, caret) = (Array(shown), place)
    for (index, key) in keys.enumerated() {
      let now = Array(try editableText(of: field, name))
      // The text before the first key is not an answer to one.
      if index > 0 { (shown, caret) = (now, CaretRule.caret(caret, from: shown, to: now)) }
      let head = String(shown[..<caret]) + String(key)
      let typed = head + String(shown[caret...])
      frontEnd.send(.edit(field, text: typed))
      (shown, caret) = (Array(typed), head.count)
    }
  }

  /// Types a secret into a field. Outlines show it as bullets, even if the field does not hide it.
  package func type(secret text: String, into name: String) throws(DriverError) {
    let field = try resolve(name, for: .type).id
    frontEnd.states[field].isSecret = true
    try type(text, into: name)
  }

  /// Presses Return in a field.
  public func submit(_ name: String) throws(DriverError) {
    let field = try resolve(name, for: .submit).id
    frontEnd.moveFocus(to: field)
    _ = try editableText(of: field, name)
    frontEnd.send(.submit(field))
  }

  /// Presses the clear button of a field, which is visible if the outline says `(clear)`.
  public func clear(_ name: String) throws(DriverError) {
    frontEnd.send(.activate(try resolve(name, for: .clear).id))
  }

  /// Performs the swipe or context action with this title on a row.
  public func perform(action title: String, on name: String) throws(DriverError) {
    let thing = try resolve(name, for: .action)
    let actions = thing.node.offeredActions
    let action =
      actions.first { $0.title == title } ?? actions.first { NameQuery.fold($0.title) == NameQuery.fold(title) }
    guard let action else {
      let titles = actions.map { ShownText.quoted($0.title) }.joined(separator: ", ")
      throw DriverError(
        .notFound, "\(thing) has no action \(ShownText.quoted(title)).", rule: "A row has the actions that it offers.",
        remedy: "Use one of: \(titles).")
    }
    guard frontEnd.tree.accepts(.action(thing.id, actionID: action.id)) else {
      throw DriverError(
        .disabled, "The action \(ShownText.quoted(action.title)) of \(thing) is disabled.",
        rule: "Disabled elements cannot be used.", remedy: "Enable the element first.")
    }
    frontEnd.send(.action(thing.id, actionID: action.id))
  }

  /// Closes the surface, as the close button of a window does.
  public func close() {
    frontEnd.send(.close)
  }

  /// Returns the text of a reachable field that can be edited.
  private func editableText(of field: NodeID, _ name: String) throws(DriverError) -> String {
    let thing = SceneSurvey(frontEnd).elements.first { $0.id == field }
    let isField =
      switch thing?.element {
      case .textField, .textEditor: true
      default: false
      }
    guard let thing, isField else {
      throw DriverError(
        .gone, "The field \(ShownText.quoted(name)) went away while it was being used.",
        rule: "What has gone takes no more text.", remedy: "Look at the outline for what came in its place.")
    }
    let takesText = thing.isEnabled && Intent.type.fits(thing, in: frontEnd.tree)
    guard takesText, thing.isInReach else {
      throw DriverError(
        takesText ? .outOfReach : .disabled, "\(thing) stopped taking text while it was being used.",
        rule: "Only a field that is enabled and in reach can be typed into.",
        remedy: "Wait until it can be used again, or type less.")
    }
    return frontEnd.text(of: field) ?? ""
  }
}
