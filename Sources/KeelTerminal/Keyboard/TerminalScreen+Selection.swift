internal import KeelInteraction
internal import KeelScene

extension TerminalScreen {
  /// Reports the selection of the focused text if the program asks for it, and the selection or the text differs from the
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

  /// True if the selection of the focused text may differ from the last report.
  var hasSelectionToReport: Bool {
    guard let now = selectionToTell, let interest = tree[now.field]?.element.editedText?.selection else { return false }
    return now != toldSelection || (fields[now.field]?.serial ?? editors[now.field]?.serial ?? 0) != interest.serial
  }

  /// The selection of the focused text, if the program asks for it.
  private var selectionToTell: SelectedText? {
    guard let id = focus.id, id == focus.reported else { return nil }
    switch tree[id]?.element {
    case .textField(let field) where field.selection != nil:
      return told(FieldState(after: fields[id], field), in: field.text, id)
    case .textEditor(let editor) where editor.selection != nil:
      return told(EditorState(after: editors[id], measurer.text(of: id, editor)), in: editor.text, id)
    default: return nil
    }
  }

  private func told(_ state: some CaretState, in text: String, _ id: NodeID) -> SelectedText {
    SelectedText(field: id, range: SelectionRule.units(of: state.selection, in: text), text: text)
  }
}
