#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A button: a title, an image, or an island of its own as its label.
@MainActor final class ButtonView: NodeView {
  private var label: NodeView? { children.first }
  private let style = ControlStyle()

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    super.init(id, front, gtk_button_new())
    Signal.on(widget.object, "clicked") { [weak self] in
      guard let self else { return }
      self.front.send(.activate(self.id))
    }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .button(let button) = element else { return false }
    if button.hasLabelChild { showLabel() } else { show(button) }
    align(button)
    let isProminent = button.style == .prominent
    widget.setClass("suggested-action", isProminent && button.role != .destructive)
    widget.setClass("destructive-action", isProminent && button.role == .destructive)
    widget.setClass("flat", button.style == .plain || button.style == .detail || button.style.isBare)
    widget.setClass("error", !isProminent && button.role == .destructive)
    widget.setClass("circular", button.style == .detail)
    widget.setClass(Style.bareButton, button.style.isBare || button.hasLabelChild && button.style == .plain)
    widget.setClass(Style.area, button.style == .area)
    style.show(look(of: button, tint: attributes.tint), font: button.font, onButton: widget)
    setEnabled(front.tree.isEnabled(id) && !button.isBusy)
    let spoken = attributes.accessibility.label
    let inside = button.hasLabelChild ? front.tree.nameFromContent(of: id) : ""
    widget.setName(spokenName(spoken, button.title, inside, picture(of: button)))
    let isSymbol = !button.hasLabelChild && (button.title.isEmpty || button.image != nil && isInBar)
    let help = attributes.help.isEmpty && isSymbol ? (spoken.isEmpty ? button.title : spoken) : attributes.help
    widget.setTooltip(help)
    return true
  }

  /// The look of a button with a tint of its own: the colour of its title or, if it is prominent, of its background.
  private func look(of button: ButtonElement, tint: SceneColor?) -> ControlLook? {
    guard let tint, !button.style.isBare else { return button.look }
    var look = button.look ?? ControlLook()
    if button.style == .prominent {
      look.background = look.background ?? tint
    } else {
      look.foreground = look.foreground ?? tint
    }
    return look
  }

  /// True in a bar, where a symbol replaces the title.
  private var isInBar: Bool {
    if case .bar? = front.tree.parent(of: id).flatMap(front.tree.element) { true } else { false }
  }

  /// The name of the symbol that is all of the label.
  private func picture(of button: ButtonElement) -> String {
    guard button.hasLabelChild else { return button.image?.words ?? "" }
    return front.tree[id].flatMap(front.tree.pictureName) ?? ""
  }

  override func showEnabled() {
    guard case .button(let button)? = front.tree.element(of: id) else { return }
    setEnabled(front.tree.isEnabled(id) && !button.isBusy)
  }

  private func show(_ button: ButtonElement) {
    label?.discard()
    children = []
    if button.isBusy {
      let spinner: Widget = gtk_spinner_new()
      gtk_spinner_set_spinning(spinner.opaque, 1)
      gtk_button_set_child(widget.typed(), spinner)
    } else if button.style == .detail {
      gtk_button_set_icon_name(widget.typed(), "emblem-system-symbolic")
    } else if let image = button.image, button.title.isEmpty || isInBar {
      widget.setButtonImage(image)
    } else if let image = button.image {
      gtk_button_set_child(widget.typed(), Self.content(image, SafeText.line(button.title)))
    } else {
      gtk_button_set_label(widget.typed(), SafeText.line(button.title))
    }
  }

  /// Puts the content at the edge that the program has chosen.
  private func align(_ button: ButtonElement) {
    guard let content = gtk_button_get_child(widget.typed()) else { return }
    switch button.look?.alignment {
    case .leading: gtk_widget_set_halign(content, GTK_ALIGN_START)
    case .trailing: gtk_widget_set_halign(content, GTK_ALIGN_END)
    case .center, .fill, nil:
      // A title fills the button and is in the middle of it; a box around other content would begin at its start.
      gtk_widget_set_halign(content, button.hasLabelChild || button.image == nil ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    }
  }

  /// Returns an image and a title, as libadwaita's buttons have them. Its own content takes only icons of the theme.
  private static func content(_ image: Symbol, _ title: String) -> Widget {
    if case .named(let name) = Icons.icon(of: image) {
      let content: Widget = adw_button_content_new()
      adw_button_content_set_icon_name(content.opaque, name)
      adw_button_content_set_label(content.opaque, title)
      return content
    }
    let label: Widget = gtk_label_new(title)
    let content = Widget.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, .image(of: image), label)
    gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
    return content
  }

  private func showLabel() {
    let child = front.tree[id]?.children.first
    guard child != label?.id else { return }
    label?.discard()
    children = []
    guard let child else { return gtk_button_set_child(widget.typed(), nil) }
    let island = BoxView(child, front, in: nil, role: isInBar ? .barLabel : .part)
    children = [island]
    gtk_button_set_child(widget.typed(), island.widget)
  }

  override func sync() {
    showLabel()
    label?.sync()
  }
}
#endif
