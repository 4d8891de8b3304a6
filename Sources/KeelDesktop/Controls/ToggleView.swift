#if Desktop
import CKeelGtk
import KeelScene

/// A switch with its title beside it, a check box, or a button that stays pressed.
@MainActor final class ToggleView: NodeView {
  private let style: ToggleElement.Style
  private let hasTitle: Bool
  private let control: Widget
  private let titleStyle = ControlStyle()
  private var title: Widget?

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    let toggle: ToggleElement
    if case .toggle(let found)? = front.tree.element(of: id) { toggle = found } else { toggle = ToggleElement() }
    style = toggle.style
    hasTitle = !toggle.title.isEmpty
    switch style {
    case .switch:
      control = gtk_switch_new()
      gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    case .checkbox: control = gtk_check_button_new()
    case .button: control = gtk_toggle_button_new()
    }
    if style == .switch, hasTitle {
      let label: Widget = .label(isGrowing: true)
      gtk_label_set_wrap(label.opaque, 1)
      title = label
      super.init(id, front, .box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, label, control))
    } else {
      super.init(id, front, control)
    }
    Signal.on(control.object, "notify::active") { [weak self] in self?.switched() }
    _ = refresh()
  }

  private var isOn: Bool {
    switch style {
    case .switch: gtk_switch_get_active(control.opaque) != 0
    case .checkbox: gtk_check_button_get_active(control.typed()) != 0
    case .button: gtk_toggle_button_get_active(control.typed()) != 0
    }
  }

  private func switched() { front.send(.toggle(id, isOn: isOn)) }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .toggle(let toggle) = element, toggle.style == style, toggle.title.isEmpty != hasTitle else {
      return false
    }
    if isOn != toggle.isOn {
      switch style {
      case .switch: gtk_switch_set_active(control.opaque, toggle.isOn.g)
      case .checkbox: gtk_check_button_set_active(control.typed(), toggle.isOn.g)
      case .button: gtk_toggle_button_set_active(control.typed(), toggle.isOn.g)
      }
    }
    let shown = SafeText.line(toggle.title)
    if let title { gtk_label_set_text(title.opaque, shown) }
    if style == .checkbox, hasTitle { gtk_check_button_set_label(control.typed(), shown) }
    if style == .button {
      if let image = toggle.image, !hasTitle {
        control.setButtonImage(image)
      } else {
        gtk_button_set_label(control.typed(), shown)
      }
    }
    titleStyle.show(toggle.look, onText: title ?? control)
    control.setName(spokenName(attributes.accessibility.label, toggle.title))
    return true
  }

  override func takeFocus() -> Bool { gtk_widget_grab_focus(control) != 0 }
}
#endif
