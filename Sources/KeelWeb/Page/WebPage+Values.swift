internal import KeelScene

/// The values of fields.
extension WebPage {
  /// Sends the value of a field, unless the value is what the user has typed.
  func sendValue(of id: NodeID, before: Node, _ script: inout PatchScript) {
    guard let node = tree[id], node.element.mayHaveField, let (path, value) = description(of: id)?.markup().field else {
      return
    }
    let edit = edits[id]
    if let text = node.element.fieldText {
      let shown = edit?.text ?? before.element.fieldText
      // The page does not have the text of a secure field.
      let isHiddenOtherwise = before.element.isSecret != node.element.isSecret
      guard text != shown || (edit == nil && (value != text || isHiddenOtherwise)) else { return }
      if edit == nil, before.element.kind == node.element.kind, text == before.element.fieldText, !isHiddenOtherwise {
        return
      }
    }
    edits[id]?.text = nil
    script.value(PatchScript.target(id, path), value, number: edit?.number ?? 0)
  }
}

extension Markup {
  /// The path of the field with a value, and the value.
  var field: ([Int], String)? {
    if let value { return ([], value) }
    guard case .elements(let elements) = content else { return nil }
    for (index, element) in elements.enumerated() {
      if let (path, value) = element.field { return ([index] + path, value) }
    }
    return nil
  }
}

extension Element {
  /// True if its description can contain a field with a value.
  fileprivate var mayHaveField: Bool {
    switch self {
    case .textField, .textEditor, .screen, .toggle, .slider, .stepper, .picker, .datePicker: true
    case .window, .navigation, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .row, .label, .button, .image,
      .activityIndicator, .progress, .menu, .link, .gauge, .disclosure, .group, .grid, .gridRow, .layers, .firstFit,
      .arranged, .box, .shape, .drawing, .geometryReader, .tabs, .split, .separator, .spacer:
      false
    }
  }

  fileprivate var isSecret: Bool { if case .textField(let field) = self { field.isSecure } else { false } }

  /// The text that the user can edit in the element.
  var fieldText: String? {
    switch self {
    case .textField(let field): field.text
    case .textEditor(let editor): editor.text
    case .screen(let screen): screen.search?.text
    default: nil
    }
  }
}
