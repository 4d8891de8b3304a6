import KeelInteraction
import KeelScene

extension FoundElement {
  /// The text that is read out: name, role and state. Empty for elements that only arrange others.
  var sentence: String {
    let name = names.first ?? borrowedNames.first ?? ""
    let parts: [String]
    switch element {
    case .label, .section: parts = names
    case .screen, .alert, .group: parts = names + [role?.rawValue ?? ""]
    case .row(let row):
      // A row that cannot be chosen itself is read through the control in it, which has its name.
      let isLabel = !row.isSelectable && !node.children.isEmpty
      let state = row.isSelected || row.hasCheckmark ? "selected" : ""
      parts = isLabel ? [] : [name, row.secondaryText, row.isSelectable ? "button" : "", state]
    case .toggle(let toggle): parts = [name, "switch", toggle.isOn ? "on" : "off"]
    case .textField(let field):
      parts = [name, "field", field.isSecure ? "\(field.text.count) characters" : field.text]
    case .slider(let slider): parts = [name, "slider", "\(slider.value)"]
    case .stepper(let stepper): parts = [name, "stepper", stepper.valueText]
    case .picker(let picker):
      parts = [name, "picker", picker.selectedIndex.map { picker.options[$0].title } ?? "nothing chosen"]
    case .progress(let progress): parts = [name, "\(Int(progress.value * 100)) per cent"]
    case .disclosure(let disclosure): parts = [name, disclosure.isExpanded ? "unfolded" : "folded"]
    default: parts = role == nil || name.isEmpty ? [] : [name, role?.rawValue ?? ""]
    }
    let text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    guard !text.isEmpty else { return "" }
    let end = text.last == "." || text.last == "?" || text.last == "!" ? "" : "."
    return Self.line(text) + (isEnabled ? end : ", not available.")
  }

  /// The event that pressing the element sends, or `nil` if it cannot be pressed.
  var mainEvent: Event? {
    switch element {
    case .button, .row, .link, .menu: .activate(id)
    case .toggle(let toggle): .toggle(id, isOn: !toggle.isOn)
    case .disclosure(let disclosure): .toggle(id, isOn: !disclosure.isExpanded)
    case .textField, .textEditor, .slider, .stepper, .picker: .focus(id)
    default: nil
    }
  }

  /// Returns the text with each character that would end the line or move a cursor replaced by a space.
  private static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line.append(" ")
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
