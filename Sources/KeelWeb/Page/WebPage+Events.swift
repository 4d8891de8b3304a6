package import KeelInteraction
package import KeelScene

/// Conversion of a page's messages to events of the user.
extension WebPage {
  /// Receives an event of the page, and returns the verdict on it. Only accepted events are sent to the program, because
  /// a page may send anything.
  ///
  /// The verdict is that of the page's tree. An accepted event also updates what the page is known to show: the edited
  /// text, the focus, the environment. The window asks for a verdict again, because its tree may have changed in
  /// the meantime (`UIWindow.send`).
  ///
  /// - Parameter number: The number of the event. Answers to an edit carry it.
  package func receive(_ event: Event, number: Int) -> Verdict {
    // A typed or followed address is sent as `WireEvent.open` instead.
    if case .open = event { return .unlawful }
    lastEvent = number
    keepSentText(of: event, number: number)
    let verdict = tree.verdict(on: asTyped(event))
    guard case .accepted(let event) = verdict else { return verdict }
    switch event {
    case .edit(let id, let text), .search(let id, let text): edits[id] = Edit(number: number, text: text)
    case .adjust(let id, _), .setDate(let id, _): edits[id] = Edit(number: number, text: nil)
    case .choose(let id, _):
      if case .picker? = tree[id]?.element { edits[id] = Edit(number: number, text: nil) }
    case .focus: tree.apply(Patch(operations: [.focus(event.node)]))
    case .environment(let environment): self.environment = environment
    default: break
    }
    return verdict
  }

  /// Receives the difference of a text from the last one that the page has sent of that field.
  ///
  /// - Throws: `WireError` if the page cannot have had that text, or the text no such part.
  package func receive(_ change: SentChange, of id: NodeID, number: Int) throws(WireError) -> Verdict {
    // The field may have been removed, and added again, while the event was on its way.
    guard let element = tree[id]?.element, let sent = sentTexts[id] else { return .late }
    guard sent.number == change.base else { throw .order }
    let text = try change.applied(to: sent.text)
    let isSearch = if case .screen = element { true } else { false }
    return receive(isSearch ? .search(id, text: text) : .edit(id, text: text), number: number)
  }

  /// Keeps a text also if the event comes too late, because the page does not know that and refers to it.
  private func keepSentText(of event: Event, number: Int) {
    switch event {
    case .edit(let id, let text), .search(let id, let text):
      guard let element = tree[id]?.element else { return }
      let isSecure = if case .textField(let field) = element { field.isSecure } else { false }
      sentTexts[id] = isSecure ? nil : (number, text)
    default: break
    }
  }

  /// Returns the edit or the selection of the text with the original control characters, which a page displays in another
  /// form.
  private func asTyped(_ event: Event) -> Event {
    if case .select(let id, let shown) = event, let element = tree[id]?.element, let known = element.editedText {
      let isMultiline = if case .textEditor = element { true } else { false }
      return .select(
        id, range: FieldText.original(shown, of: edits[id]?.text ?? known.text, isMultiline: isMultiline))
    }
    guard case .edit(let id, let shown) = event else { return event }
    switch tree[id]?.element {
    // A page never has the previous text of a secure field, so that it sends the whole text.
    case .textField(let field) where !field.isSecure:
      let line = LineText.joined(shown)
      return .edit(id, text: FieldText.edited(edits[id]?.text ?? field.text, to: line, isMultiline: false))
    case .textEditor(let editor):
      return .edit(id, text: FieldText.edited(edits[id]?.text ?? editor.text, to: shown, isMultiline: true))
    default: return event
    }
  }

  /// Returns true if a report of geometry that was measured after a patch is no older than the last one.
  func takesMeasurement(after patch: Int) -> Bool {
    guard patch >= measuredSequence, patch <= sequence else { return false }
    measuredSequence = patch
    return true
  }

  /// Returns true if the browser follows the clicked link itself.
  func isLink(_ event: Event) -> Bool {
    switch event {
    case .followLink: true
    case .activate(let id): if case .link? = tree[id]?.element { true } else { false }
    default: false
    }
  }

  /// Ends the edits of the current document. Returns events that clear secure fields, because a new document does not
  /// have their text.
  package func typingEnds() -> [Event] {
    let secrets = edits.compactMap { id, edit -> Event? in
      guard case .textField(let field)? = tree[id]?.element, field.isSecure else { return nil }
      return .edit(id, text: "")
    }
    edits = [:]
    sentTexts = [:]
    return secrets
  }
}
