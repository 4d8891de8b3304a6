#if Desktop
import CKeelGtk
import KeelInteraction
import KeelLayout
import KeelScene

/// A link, which the program follows.
@MainActor final class LinkView: NodeView {
  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    super.init(id, front, gtk_link_button_new(""))
    // The program opens it: GTK must not do so, too.
    Signal.ask(widget.object, "activate-link") { [weak front] in
      front?.send(.activate(id))
      return true
    }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .link(let link) = element else { return false }
    gtk_link_button_set_uri(widget.opaque, SafeText.line(link.destination))
    let title = link.title.isEmpty ? link.destination : link.title
    gtk_button_set_label(widget.typed(), SafeText.line(title))
    widget.setName(spokenName(attributes.accessibility.label, title))
    return true
  }
}

/// A part of a page that folds, or that stands together in a frame: a heading over an island.
@MainActor final class FoldView: NodeView {
  private let isDisclosure: Bool
  private let content: Widget
  /// True if the first child is shown as the label.
  private var showsLabelChild = false

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    if case .disclosure? = front.tree.element(of: id) { isDisclosure = true } else { isDisclosure = false }
    content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    super.init(id, front, isDisclosure ? gtk_expander_new(nil) : gtk_frame_new(nil))
    content.setMargins(horizontal: isDisclosure ? 0 : 12, vertical: isDisclosure ? 6 : 12)
    if isDisclosure {
      gtk_expander_set_child(widget.opaque, content)
      Signal.on(widget.object, "notify::expanded") { [weak self] in self?.folded() }
    } else {
      gtk_frame_set_child(widget.typed(), content)
    }
    sync()
    _ = refresh()
  }

  private func folded() {
    front.send(.toggle(id, isOn: gtk_expander_get_expanded(widget.opaque) != 0))
    host?.resize()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    if showsLabelChild != hasLabelChild { sync() }
    switch element {
    case .disclosure(let disclosure) where isDisclosure:
      if !disclosure.hasLabelChild { gtk_expander_set_label(widget.opaque, SafeText.line(disclosure.title)) }
      gtk_expander_set_expanded(widget.opaque, disclosure.isExpanded.g)
      widget.setName(spokenName(attributes.accessibility.label, disclosure.title, front.tree.nameFromContent(of: id)))
    case .group(let group) where !isDisclosure:
      if !group.hasLabelChild {
        gtk_frame_set_label(widget.typed(), group.title.isEmpty ? nil : SafeText.line(group.title))
      }
    default: return false
    }
    return true
  }

  private var hasLabelChild: Bool {
    switch front.tree.element(of: id) {
    case .disclosure(let disclosure): disclosure.hasLabelChild
    case .group(let group): group.hasLabelChild
    default: false
    }
  }

  override func sync() {
    let wanted = front.tree[id]?.children ?? []
    guard wanted != children.map(\.id) || showsLabelChild != hasLabelChild else {
      return children.forEach { $0.sync() }
    }
    for island in children {
      island.discard()
      if gtk_widget_get_parent(island.widget) == content { gtk_box_remove(content.typed(), island.widget) }
    }
    if showsLabelChild || hasLabelChild { setLabel(nil) }
    showsLabelChild = hasLabelChild
    children = wanted.map { BoxView($0, front, in: nil) }
    for (index, island) in children.enumerated() {
      if index == 0, showsLabelChild {
        setLabel(island.widget)
      } else {
        gtk_box_append(content.typed(), island.widget)
      }
    }
  }

  private func setLabel(_ label: Widget?) {
    if isDisclosure {
      gtk_expander_set_label_widget(widget.opaque, label)
    } else {
      gtk_frame_set_label_widget(widget.typed(), label)
    }
  }
}

/// An element without a control of its own yet: its text.
@MainActor final class PlainView: NodeView {
  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    super.init(id, front, gtk_label_new(nil))
    gtk_label_set_wrap(widget.opaque, 1)
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    let name = attributes.accessibility.label
    let shown = SafeText.paragraph(name.isEmpty ? attributes.accessibility.value : name)
    gtk_label_set_text(widget.opaque, shown)
    widget.setName(shown)
    return true
  }
}

/// A line between others.
@MainActor final class SeparatorView: NodeView {
  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    super.init(id, front, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .separator = element else { return false }
    let isUpright = front.tree.entry(of: id).flatMap(front.tree.stackAxis) == .horizontal
    gtk_orientable_set_orientation(widget.opaque, isUpright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    return true
  }
}
#endif
