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
    let state = states[now.field]
    return now != toldSelection || (state.field?.serial ?? state.editor?.serial ?? 0) != interest.serial
  }

  /// The selection of the focused text, if the program asks for it.
  private var selectionToTell: SelectedText? {
    guard let id = focus.id, id == focus.reported else { return nil }
    switch tree[id]?.element {
    case .textField(let field) where field.selection != nil:
      var state = FieldState(after: states[id].field, field)
      let (start, end) = (state.index(of: state.selection.lowerBound), state.index(of: state.selection.upperBound))
      let range = start.utf16Offset(in: field.text)..<end.utf16Offset(in: field.text)
      return SelectedText(field: id, range: range, text: field.text)
    case .textEditor(let editor) where editor.selection != nil:
      let state = EditorState(after: states[id].editor, measurer.text(of: id, editor))
      let range = SelectionRule.units(of: state.selection, in: editor.text)
      return SelectedText(field: id, range: range, text: editor.text)
    default: return nil
    }
  }
}
