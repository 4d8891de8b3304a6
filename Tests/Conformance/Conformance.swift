public import KeelScene

/// The one list that every front end must pass.
///
/// A front end's tests make a `ConformanceSubject` for each case and expect no failures:
///
/// ```swift
/// @Test func terminalPassesEveryCase() {
///   for testCase in Conformance.cases {
///     #expect(Conformance.run(testCase) { sink in TerminalSubject(sink) } == [])
///   }
/// }
/// ```
@MainActor public enum Conformance {
  /// All cases, each with nodes of its own.
  public static var cases: [ConformanceCase] {
    showing + parts + acting + typing + carets + selections + leaving + modal + beginning + lists + headers + lazy
      + scrolling + values + containers + widths + widthStories + changing + gestures + keys + keyTable + leavingByKeys
      + focus + hostile + languages
  }

  /// Runs the case with that name. Returns the failures, one per line; an empty array if the front end conforms.
  public static func run(_ name: String, subject: (any EventSink) -> any ConformanceSubject) -> [String] {
    guard let found = cases.first(where: { $0.name == name }) else { return ["There is no case \(name)."] }
    return run(found, subject: subject)
  }

  public static func run(_ testCase: ConformanceCase, subject make: (any EventSink) -> any ConformanceSubject)
    -> [String]
  {
    let sink = RecordingSink(answer: testCase.answer)
    let subject = make(sink)
    var failures: [String] = []
    sink.show = { patch in
      do { try subject.show(patch) } catch { failures.append("An answer could not be shown: \(error)") }
    }
    for (index, step) in testCase.steps.enumerated() {
      for failure in check(step, subject, sink) {
        failures.append("\(testCase.name), step \(index + 1): \(failure)")
      }
    }
    return failures
  }

  private static func check(
    _ step: ConformanceStep, _ subject: any ConformanceSubject, _ sink: RecordingSink
  ) -> [String] {
    do {
      switch step {
      case .speaks(let language):
        try subject.speak(language)
        return []
      case .show(let patch):
        let before = sink.deeds.count
        try subject.show(patch)
        let sent = sink.deeds.dropFirst(before).filter { if case .phase = $0 { false } else { true } }
        return sent.isEmpty ? [] : ["Showing a scene is no act of the user, and sent \(sent)"]
      case .act(let act, let sends):
        sink.clear()
        try perform(act, subject)
        let sent = lastEdits(sink.deeds)
        return sent == sends ? [] : ["\(act) sent \(sent), not \(sends)"]
      case .cannot(let act):
        sink.clear()
        do { try perform(act, subject) } catch is NotOffered {}
        return sink.deeds.isEmpty ? [] : ["\(act) must not be possible, but sent \(sink.deeds)"]
      case .pulls(let act, let node, let first, let last, let x, let y):
        sink.clear()
        try perform(act, subject)
        let reports = sink.deeds.compactMap { event in
          if case .pointer(node, let report) = event { report } else { nil }
        }
        guard let began = reports.first, let ended = reports.last, began.phase == first, ended.phase == last,
          abs(ended.location.x - ended.start.x - x) <= 8, abs(ended.location.y - ended.start.y - y) <= 16
        else { return ["\(act) sent \(sink.deeds)"] }
        return reports.count == sink.deeds.count ? [] : ["\(act) also sent \(sink.deeds)"]
      case .causes(let act, let kind):
        sink.clear()
        try perform(act, subject)
        let kinds = sink.events.map(ConformanceEventKind.init)
        return kinds.contains(kind) ? [] : ["\(act) sent \(sink.events), and no \(kind.rawValue)"]
      case .expect(let expectation): return try check(expectation, subject, sink)
      case .whereDrawn(let step): return subject.drawsPanes ? check(step, subject, sink) : []
      }
    } catch {
      return ["\(error)"]
    }
  }

  /// Returns the events with only the last of consecutive edits of one field: a front end may send each keystroke.
  private static func lastEdits(_ events: [Event]) -> [Event] {
    var kept: [Event] = []
    for event in events {
      if case .edit(let id, _) = event, case .edit(id, _)? = kept.last { kept.removeLast() }
      if case .adjust(let id, _) = event, case .adjust(id, _)? = kept.last { kept.removeLast() }
      kept.append(event)
    }
    return kept
  }

  private static func check(
    _ expectation: ConformanceExpectation, _ subject: any ConformanceSubject, _ sink: RecordingSink
  ) throws -> [String] {
    switch expectation {
    case .visible(let text):
      let shown = try subject.visibleText()
      return shown.contains(text) ? [] : ["\(text) is not to be seen in:\n\(shown)"]
    case .notVisible(let text):
      let shown = try subject.visibleText()
      return shown.contains(text) ? ["\(text) must not be seen in:\n\(shown)"] : []
    case .order(let first, let second):
      let shown = try subject.visibleText()
      // Splitting finds the position of a text without Foundation's search.
      guard let a = position(of: first, in: shown), let b = position(of: second, in: shown) else {
        return ["\(first) and \(second) are not both to be seen in:\n\(shown)"]
      }
      return a < b ? [] : ["\(first) does not come before \(second) in:\n\(shown)"]
    case .neverWritten(let scalars):
      let written = Set(try subject.writtenText().unicodeScalars)
      let found = scalars.filter(written.contains)
      return found.isEmpty ? [] : ["These went out raw: \(found.map { "U+" + String($0.value, radix: 16) })"]
    case .checked(let row, let wanted):
      return try subject.isChecked(row) == wanted ? [] : ["\(row) \(wanted ? "has no" : "has a") check mark."]
    case .focus(let id):
      return subject.focused == id ? [] : ["The focus is on \(subject.focused.map(\.description) ?? "nothing")"]
    case .begins(let page, let stop):
      let wanted = subject.beginsAtHeadings ? page : stop
      return subject.focused == wanted ? [] : ["The page began at \(subject.focused.map(\.description) ?? "nothing")"]
    case .width(let wanted):
      return sink.width == wanted ? [] : ["The window is \(sink.width.rawValue), not \(wanted.rawValue)"]
    case .notFocus(let id):
      return subject.focused == id ? ["The focus must not be on \(id)"] : []
    case .scrolled(let region, let x, let y, let isByUser):
      let last = sink.reports.last { $0.node == region && $0.scroll != nil }?.scroll
      guard let last else { return ["The position of the region was never reported."] }
      let isThere = abs(last.offset.x - x) <= 8 && abs(last.offset.y - y) <= 16
      return isThere && isByUser ?? last.isByUser == last.isByUser
        ? [] : ["The region is not at \(x), \(y), user: \(isByUser.map { "\($0)" } ?? "either"), but: \(last)"]
    case .selected(let field, let range):
      let told = sink.selections[field]
      return told == range ? [] : ["The selection is \(told.map { "\($0)" } ?? "not reported"), not \(range)"]
    case .notSelected(let field):
      return sink.selections[field].map { ["The selection \($0) was reported."] } ?? []
    case .revealed(let list, let row):
      let asked = sink.events.contains { event in
        if case .reveal(list, let rows) = event { rows.contains(row) } else { false }
      }
      return asked ? [] : ["Row \(row) was never asked for: \(sink.events)"]
    }
  }

  private static func position(of part: String, in text: String) -> Int? {
    let parts = Array(part.utf8)
    let bytes = Array(text.utf8)
    guard !parts.isEmpty, bytes.count >= parts.count else { return nil }
    return (0...(bytes.count - parts.count)).first { bytes[$0...].starts(with: parts) }
  }

  private static func perform(_ act: ConformanceAct, _ subject: any ConformanceSubject) throws {
    switch act {
    case .activate(let name): try subject.activate(name)
    case .toggle(let name): try subject.toggle(name)
    case .type(let text, let name): try subject.type(text, into: name)
    case .typeInside(let text, let name, let count): try subject.type(text, into: name, after: count)
    case .typeHere(let text): try subject.typeHere(text)
    case .submit(let name): try subject.submit(name)
    case .clear(let name): try subject.clear(name)
    case .action(let action, let name): try subject.performAction(action, on: name)
    case .goBack: try subject.goBack()
    case .dismiss: try subject.dismiss()
    case .find(let text): try subject.find(text)
    case .refresh: try subject.refresh()
    case .key(let input, let modifiers): try subject.key(input, modifiers)
    case .resize(let width, let lines): try subject.resize(width, lines: lines)
    case .close: try subject.close()
    case .press(let name): try subject.press(name)
    case .release: try subject.release()
    case .adjust(let name, let value): try subject.adjust(name, to: value)
    case .increment(let name): try subject.increment(name)
    case .decrement(let name): try subject.decrement(name)
    case .choose(let option, let name): try subject.choose(option, in: name)
    case .nextDay(let name): try subject.nextDay(name)
    case .follow(let words): try subject.follow(words)
    case .chooseInMenu(let item, let name): try subject.chooseInMenu(item, of: name)
    case .chooseTab(let title): try subject.chooseTab(title)
    case .look(let text): try subject.look(text)
    case .endLook: try subject.endLook()
    case .delete(let name): try subject.delete(name)
    case .moveDown(let name): try subject.moveDown(name)
    case .drag(let name, let x, let y): try subject.drag(name, by: x, y)
    case .hold(let name): try subject.hold(name)
    case .scroll(let name, let distance): try subject.scroll(name, down: distance)
    case .reach(let name): try subject.reach(name)
    case .stroke(let key): try subject.stroke(key)
    }
  }
}
