import KeelInteraction
import KeelScene

extension Outline {
  func phrase(for node: Node, _ image: ImageElement) -> String {
    switch image.source {
    case .symbol(let symbol):
      let label = image.label.isEmpty ? "" : " " + quoted(image.label)
      return "image \(picture(symbol))" + label + spoken(node, besides: symbol.name)
    case .data: return "image " + quoted(image.label) + spoken(node, besides: image.label)
    }
  }

  /// Returns the line of a control that has a value.
  func valuePhrase(for node: Node) -> String {
    switch node.element {
    case .slider(let slider) where slider.dotCount != nil:
      return "dots \(slider.dotIndex + 1) of \(slider.dotCount ?? 0)" + spoken(node, besides: slider.title)
    case .slider(let slider):
      return "slider" + named(slider.title) + " \(number(slider.value))"
        + ends(slider.minimumLabel, slider.maximumLabel) + spoken(node, besides: slider.title)
    case .stepper(let stepper):
      return "stepper" + named(stepper.title) + named(stepper.valueText)
        + (stepper.canDecrement ? "" : " (at its least)") + (stepper.canIncrement ? "" : " (at its most)")
        + spoken(node, besides: stepper.title)
    case .picker(let picker):
      let options = picker.options.enumerated().map { index, option in
        quoted(option.title) + (index == picker.selectedIndex ? " ✓" : "") + (option.isEnabled ? "" : " (disabled)")
      }
      return "picker" + named(picker.title) + " {\(options.joined(separator: ", "))}"
        + spoken(node, besides: picker.title)
    case .datePicker(let picker):
      return "date" + named(picker.title) + " " + text(of: picker) + spoken(node, besides: picker.title)
    case .menu(let menu):
      return (menu.isSection ? "menu section" : "menu") + (menu.image.map { " " + picture($0) } ?? "")
        + named(menu.title) + spoken(node, besides: menu.title)
    case .link(let link):
      return "link" + (link.image.map { " " + picture($0) } ?? "") + named(link.title) + " to "
        + quoted(link.destination) + spoken(node, besides: link.title)
    case .gauge(let gauge):
      return "gauge" + named(gauge.title) + " " + percent(gauge.value) + named(gauge.currentText)
        + ends(gauge.minimumText, gauge.maximumText)
        + spoken(node, besides: gauge.title)
    case .textEditor(let editor):
      let text = frontEnd.text(of: node.id) ?? editor.text
      let isSecret = frontEnd.states[node.id].isSecret
      let shown = isSecret ? String(repeating: "•", count: text.count) : quoted(text)
      return "field" + named(editor.placeholder) + (text.isEmpty ? "" : " " + shown)
        + (editor.isEditable ? "" : " (read only)") + spoken(node, besides: editor.placeholder)
    case .disclosure(let disclosure):
      return "disclosure" + named(disclosure.title) + (disclosure.isExpanded ? " open" : " closed")
        + spoken(node, besides: disclosure.title)
    case .tabs(let tabs):
      let titles = tabs.tabs.enumerated().map { index, tab in
        (tab.header.map { $0.isEmpty || !tabs.isSidebar ? "" : ShownText.escaped($0) + ": " } ?? "") + quoted(tab.title)
          + (tab.badge.isEmpty ? "" : " (\(ShownText.escaped(tab.badge)))")
          + (index == tabs.selectedIndex ? " ✓" : "")
      }
      return "\(tabs.isSidebar ? "sidebar" : "tabs") {\(titles.joined(separator: ", "))}"
    default: return node.element.kind
    }
  }

  /// Returns the labels at the ends of a scale.
  private func ends(_ low: String, _ high: String) -> String {
    low.isEmpty && high.isEmpty ? "" : " from \(quoted(low)) to \(quoted(high))"
  }

  private func named(_ title: String) -> String { title.isEmpty ? "" : " " + quoted(title) }

  /// Returns a number with no more digits than a reader needs, such as `3` or `0.25`.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  func text(of picker: DatePickerElement) -> String { picker.texts.joined(separator: " ") }
}
