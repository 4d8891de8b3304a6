import KeelInteraction
public import KeelScene

/// The caret and the selection of fields and editors.
extension HeadlessFrontEnd {
  /// Returns the selected part of a field as numbers of characters from its beginning; an empty range is the caret. `nil`
  /// for other nodes.
  public func selection(of field: NodeID) -> Range<Int>? {
    selected(in: field).map { SelectionRule.characters(of: $0.range, in: $0.text) }
  }

  /// Selects a part of a field, as a user does by dragging or with Shift and arrows. An empty range places the caret.
  ///
  /// - Parameter range: The numbers of characters before the ends of the part.
  func select(_ range: Range<Int>, of field: NodeID) {
    guard let old = selected(in: field) else { return }
    // The user's act has priority over a request that waits for the focus.
    if let interest = interest(of: field) { states[field].selectionSerial = interest.serial }
    states[field].selection = SelectedText(
      field: field, range: SelectionRule.units(of: range, in: old.text), text: old.text)
    if !isSending { reportSelection() }
  }

  /// Moves the caret behind what the user has typed into a field.
  func selectionFollows(edit text: String, of field: NodeID) {
    guard let old = selected(in: field) else { return }
    states[field].selection = SelectedText(
      field: field, range: SelectionRule.edited(old.range, from: old.text, to: text), text: text)
  }

  /// Follows the request of the program for a selection of the focused field.
  func followSelection() {
    guard let id = focused, let interest = interest(of: id), states[id].selectionSerial != interest.serial,
      var now = selected(in: id)
    else { return }
    states[id].selectionSerial = interest.serial
    if let request = interest.request { now.range = SelectionRule.lawful(request, in: now.text) }
    states[id].selection = now
  }

  /// Reports the selection of the focused field if the program asks for it.
  func reportSelection() {
    // An answer to a report may be another request.
    for _ in 0..<16 {
      followSelection()
      guard let id = focused, interest(of: id) != nil, let now = selected(in: id) else {
        toldSelection = nil
        return
      }
      guard now != toldSelection else { return }
      toldSelection = now
      send(now.event)
    }
  }

  /// True if the selection of the focused field may have to be reported.
  var hasSelectionToReport: Bool {
    guard let id = focused, let interest = interest(of: id) else { return false }
    return states[id].selectionSerial != interest.serial || selected(in: id) != toldSelection
  }

  private func interest(of id: NodeID) -> SelectionInterest? {
    tree[id]?.element.editedText?.selection
  }

  /// Returns the selection in the present text. If the program has replaced the text, its ends follow the rule.
  private func selected(in id: NodeID) -> SelectedText? {
    guard tree[id]?.element.editedText != nil, let text = text(of: id) else { return nil }
    guard var selection = states[id].selection else {
      let end = text.utf16.count
      return SelectedText(field: id, range: end..<end, text: text)
    }
    if selection.text != text {
      selection.range = SelectionRule.replaced(selection.range, from: selection.text, to: text)
      selection.text = text
      states[id].selection = selection
    }
    return selection
  }
}
