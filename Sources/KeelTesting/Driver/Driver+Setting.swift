import KeelInteraction
import KeelScene

/// Setting and reading any control by its name, whatever its kind.
extension Driver {
  /// Gives a control a value: `on` or `off` for a switch or what folds away, a text for a field, a number for a slider, the
  /// title of an option for a picker, `2026-02-14T09:30` for a date.
  public func set(_ name: String, to value: String) throws(DriverError) {
    let thing = try resolve(name, for: .set)
    switch thing.element {
    case .toggle, .disclosure, .row: turn(thing, isOn: try state(value, of: thing))
    case .textField, .textEditor: try replaceText(of: thing.id, name, by: value)
    case .slider:
      guard let number = Double(value), number.isFinite else { throw wrongValue(thing, "a number, as 3 or 0.25") }
      try adjust(thing, to: number)
    case .picker: try choose(value, in: thing)
    case .datePicker:
      let date: SceneDate
      do {
        date = try ScriptVerb.date(value)
      } catch {
        throw wrongValue(thing, "a date, as 2026-02-14 or 2026-02-14T09:30")
      }
      try setDate(thing, to: date)
    default: break
    }
  }

  private func state(_ value: String, of thing: FoundElement) throws(DriverError) -> Bool {
    switch NameQuery.fold(value) {
    case "on": return true
    case "off": return false
    default: throw wrongValue(thing, "on or off")
    }
  }

  /// The error does not contain the value, which may be a secret.
  private func wrongValue(_ thing: FoundElement, _ wanted: String) -> DriverError {
    DriverError(
      .notPossible, "\(thing) does not take that value.", rule: "A value is of the kind of its control.",
      remedy: "Write \(wanted).")
  }

  /// Returns the value of an element in reach, disabled or not: `on` or `off`, the text of a field or a label, a number,
  /// the chosen option, a date. The text of a secure field is bullets.
  public func value(of name: String) throws(DriverError) -> String {
    let query = NameQuery(name)
    let all = findAll(role: query.role, name: name)
    let known = all.compactMap { thing in value(of: thing).map { (thing, $0) } }
    // A control rather than the label that names it, as in a row with both.
    if let control = known.first(where: { $0.0.role != .label }) ?? known.first { return control.1 }
    if let thing = all.first {
      throw DriverError(
        .notPossible, "\(thing) has no value.", rule: "Only controls that are set, and texts, have one.",
        remedy: "Use \(self.name("shows(_:)", verb: "expect")) to check that it is there.")
    }
    throw DriverError(
      .notFound, "Nothing named \(ShownText.quoted(name)) is in reach.",
      rule: "A name is an element's visible text, or its accessibility label.",
      remedy: "Look at the outline, or wait for it.")
  }

  private func value(of thing: FoundElement) -> String? {
    switch thing.element {
    case .toggle(let toggle): toggle.isOn ? "on" : "off"
    case .disclosure(let disclosure): disclosure.isExpanded ? "on" : "off"
    case .textField(let field): typedText(of: thing, isHidden: field.isSecure)
    case .textEditor: typedText(of: thing, isHidden: false)
    case .slider(let slider): short(slider.value)
    case .stepper(let stepper): stepper.valueText
    case .picker(let picker):
      picker.selectedIndex.map { picker.options[$0].title } ?? ""
    case .datePicker(let picker): picker.texts.joined(separator: " ")
    case .progress(let progress): progress.currentText
    case .gauge(let gauge): gauge.currentText
    case .label(let label): label.text
    default: thing.node.attributes.accessibility.value.isEmpty ? nil : thing.node.attributes.accessibility.value
    }
  }

  private func typedText(of field: FoundElement, isHidden: Bool) -> String {
    let text = frontEnd.text(of: field.id) ?? ""
    return isHidden || frontEnd.states[field.id].isSecret ? String(repeating: "•", count: text.count) : text
  }

  /// Returns the number of elements in reach with a role, or with a role and a name (`button:Join`). Of rows all count that
  /// a list has, not only those in sight.
  public func count(_ written: String) -> Int {
    let query = NameQuery(written)
    guard query.text.isEmpty else { return findAll(role: query.role, name: written).count }
    guard query.role == .row else { return findAll(role: query.role).count }
    let lists = findAll(role: .list).compactMap { frontEnd.rowCount(of: $0.id) }
    return lists.isEmpty ? findAll(role: .row).count : lists.reduce(0, +)
  }
}
