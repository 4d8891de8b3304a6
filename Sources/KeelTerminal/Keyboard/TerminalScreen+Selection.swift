internal import KeelInteraction
internal import KeelScene

extension TerminalScreen {
  /// Reports the caret or the selection of the focused field, if the program asks for it and it or the text is another one
  /// than at the last report. An answer may be another request.
  func reportSelection() {
    for _ in 0..<16 {
      guard let id = focus.id, id == focus.reported, let field = field(at: id), field.selection != nil else {
        toldSelection = nil
        return
      }
      fulfilSelection()
      let now = ToldSelection(
        field: id, characters: FieldState(after: fields[id], field).selection, text: field.text)
      guard now != toldSelection else { return }
      toldSelection = now
      sink(.select(id, range: SelectionRule.units(of: now.characters, in: field.text)))
      composeIfNeeded()
    }
  }

  /// True if the selection of the focused field may be another one than at the last report.
  var hasSelectionToReport: Bool {
    guard let id = focus.id, id == focus.reported, let field = field(at: id), let interest = field.selection else {
      return false
    }
    let state = FieldState(after: fields[id], field)
    return state.serial != interest.serial
      || ToldSelection(field: id, characters: state.selection, text: field.text) != toldSelection
  }
}

/// A selection that was reported, and the text that it belongs to.
struct ToldSelection: Equatable {
  var field: NodeID
  var characters: Range<Int>
  var text: String
}
