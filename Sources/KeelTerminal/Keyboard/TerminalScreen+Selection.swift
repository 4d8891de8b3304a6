internal import KeelInteraction
internal import KeelScene

extension TerminalScreen {
  /// Reports the selection of the focused field if the program asks for it, and the selection or the text differs from the
  /// last report. An answer may be another request.
  func reportSelection() {
    for _ in 0..<16 {
      guard selectionToTell != nil else {
        toldSelection = nil
        return
      }
      fulfilSelection()
      guard let now = selectionToTell, now != toldSelection else { return }
      toldSelection = now
      sink(now.event)
      composeIfNeeded()
    }
  }

  /// True if the selection of the focused field may differ from the last report.
  var hasSelectionToReport: Bool {
    guard let now = selectionToTell, let interest = field(at: now.field)?.selection else { return false }
    return now != toldSelection || fields[now.field]?.serial ?? 0 != interest.serial
  }

  /// The selection of the focused field, if the program asks for it.
  private var selectionToTell: SelectedText? {
    guard let id = focus.id, id == focus.reported, let field = field(at: id), field.selection != nil else { return nil }
    let selection = FieldState(after: fields[id], field).selection
    return SelectedText(field: id, range: SelectionRule.units(of: selection, in: field.text), text: field.text)
  }
}
