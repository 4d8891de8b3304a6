#if Desktop
import CKeelGtk
import KeelScene

/// A choice from a list that opens.
@MainActor final class DropDownView: NodeView {
  private let drop: Widget
  private let title: Widget
  private var shown: [String] = []

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    drop = gtk_drop_down_new(nil, nil)
    title = .label(isGrowing: true)
    super.init(id, front, .box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, title, drop))
    Signal.on(drop.object, "notify::selected") { [weak self] in
      guard let self else { return }
      let selected = gtk_drop_down_get_selected(drop.opaque)
      if selected != UInt32.max { self.front.send(.choose(self.id, index: Int(selected))) }
    }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .picker(let picker) = element, picker.style == .menu || picker.style == .wheel else { return false }
    let titles = picker.options.map { SafeText.line($0.title) }
    if titles != shown {
      shown = titles
      let list = gtk_string_list_new(nil)
      for title in titles { gtk_string_list_append(list, title) }
      gtk_drop_down_set_model(drop.opaque, list)
      if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
    }
    gtk_drop_down_set_selected(drop.opaque, picker.selectedIndex.map { UInt32($0) } ?? UInt32.max)
    title.show(SafeText.line(picker.title))
    drop.setNameOfButton(spokenName(attributes.accessibility.label, picker.title))
    return true
  }

  override func takeFocus() -> Bool { gtk_widget_grab_focus(drop) != 0 }
  override func openChoices() -> Bool { gtk_widget_activate(drop) != 0 }
}

/// A choice whose options are all visible: buttons beside each other, or a button in each line.
@MainActor final class OptionsView: NodeView {
  private let style: PickerElement.Style
  private var buttons: [Widget] = []

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    if case .picker(let picker)? = front.tree.element(of: id) { style = picker.style } else { style = .inline }
    let isSegmented = style == .segmented
    let box: Widget = gtk_box_new(
      isSegmented ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, isSegmented ? 0 : 6)
    if isSegmented { box.setClass("linked") }
    super.init(id, front, box)
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .picker(let picker) = element, picker.style == style else { return false }
    if picker.options.count != buttons.count { makeButtons(picker.options.count) }
    for (index, option) in picker.options.enumerated() {
      let button = buttons[index]
      let title = SafeText.line(option.title)
      let isOn = index == picker.selectedIndex
      if style == .segmented {
        gtk_button_set_label(button.typed(), title)
        gtk_toggle_button_set_active(button.typed(), isOn.g)
      } else {
        gtk_check_button_set_label(button.typed(), title)
        gtk_check_button_set_active(button.typed(), isOn.g)
      }
      button.setName(title)
      gtk_widget_set_sensitive(button, option.isEnabled.g)
    }
    widget.setName(spokenName(attributes.accessibility.label, picker.title))
    return true
  }

  private func makeButtons(_ count: Int) {
    for button in buttons { gtk_box_remove(widget.typed(), button) }
    buttons = (0..<count).map { index in
      let button: Widget = style == .segmented ? gtk_toggle_button_new() : gtk_check_button_new()
      gtk_widget_set_hexpand(button, 1)
      gtk_box_append(widget.typed(), button)
      Signal.on(button.object, "toggled") { [weak self] in self?.toggled(index) }
      return button
    }
    for button in buttons.dropFirst() {
      if style == .segmented {
        gtk_toggle_button_set_group(button.typed(), buttons[0].typed())
      } else {
        gtk_check_button_set_group(button.typed(), buttons[0].typed())
      }
    }
  }

  private func toggled(_ index: Int) {
    let button = buttons[index]
    let isOn =
      style == .segmented
      ? gtk_toggle_button_get_active(button.typed()) != 0 : gtk_check_button_get_active(button.typed()) != 0
    if isOn { front.send(.choose(id, index: index)) }
  }

  override func takeFocus() -> Bool {
    var chosen = 0
    if case .picker(let picker)? = front.tree.element(of: id) { chosen = picker.selectedIndex ?? 0 }
    guard buttons.indices.contains(chosen) else { return false }
    return gtk_widget_grab_focus(buttons[chosen]) != 0
  }
}
#endif
