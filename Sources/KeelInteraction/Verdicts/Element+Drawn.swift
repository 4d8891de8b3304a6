package import KeelScene

extension Element {
  /// Returns the element as a front end draws it when it sends the event, before the response: with the typed text, the
  /// switched toggle or the moved slider.
  ///
  /// - Returns: `nil` for events after which front ends wait for the response.
  package func drawn(after event: Event) -> Element? {
    switch (event, self) {
    case (.edit(_, let text), .textField(var field)):
      field.text = text
      return .textField(field)
    case (.edit(_, let text), .textEditor(var editor)):
      editor.text = text
      return .textEditor(editor)
    case (.toggle(_, let isOn), .toggle(var toggle)):
      toggle.isOn = isOn
      return .toggle(toggle)
    case (.toggle(_, let isOn), .disclosure(var disclosure)):
      disclosure.isExpanded = isOn
      return .disclosure(disclosure)
    case (.adjust(_, let value), .slider(var slider)):
      slider.value = value
      return .slider(slider)
    case (.choose(_, let index), .picker(var picker)):
      picker.selectedIndex = index
      return .picker(picker)
    case (.setDate(_, let date), .datePicker(var picker)):
      picker.date = picker.keepingHiddenParts(of: date)
      return .datePicker(picker)
    default: return nil
    }
  }
}
