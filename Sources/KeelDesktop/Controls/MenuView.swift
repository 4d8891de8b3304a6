#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A button that opens a menu.
@MainActor final class MenuView: NodeView {
  private let button: Widget
  private var actions: MenuActions?

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    button = gtk_menu_button_new()
    super.init(id, front, button)
    gtk_menu_button_set_always_show_arrow(button.opaque, 0)
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .menu(let menu) = element else { return false }
    let name = spokenName(attributes.accessibility.label, menu.title)
    if let image = menu.image {
      switch Icons.icon(of: image) {
      case .named(let name): gtk_menu_button_set_icon_name(button.opaque, name)
      case .drawn: gtk_menu_button_set_child(button.opaque, .image(of: image))
      }
    } else {
      gtk_menu_button_set_label(button.opaque, SafeText.line(menu.title))
    }
    button.setNameOfButton(name)
    button.setTooltip(menu.image == nil ? "" : name)
    showItems()
    return true
  }

  override func sync() { showItems() }

  private func showItems() {
    var items = front.tree.menuItems(of: id)
    if case .menu(let menu)? = front.tree.element(of: id), menu.hasPrimaryAction {
      items.insert(MenuItem(title: menu.title, image: menu.image, deed: .send(.activate(id))), at: 0)
    }
    let actions = MenuActions(items, front)
    self.actions = actions
    gtk_widget_insert_action_group(button, MenuActions.prefix, actions.group)
    gtk_menu_button_set_menu_model(button.opaque, actions.model)
  }

  override func openChoices() -> Bool {
    gtk_menu_button_popup(button.opaque)
    return true
  }
}

/// The lines of a menu as a model of GLib, and an action for each line.
@MainActor final class MenuActions {
  static let prefix = "menu"
  let group: OpaquePointer
  private let menu: OpaquePointer?
  var model: UnsafeMutablePointer<GMenuModel>? { Self.model(of: menu) }
  private unowned let front: DesktopFrontEnd
  private var count = 0

  init(_ items: [MenuItem], _ front: DesktopFrontEnd) {
    self.front = front
    group = OpaquePointer(UnsafeMutableRawPointer(g_simple_action_group_new()))
    menu = g_menu_new()
    add(items, to: menu)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(group))
    if let menu { g_object_unref(UnsafeMutableRawPointer(menu)) }
  }

  private static func model(of menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
    menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) }
  }

  private func add(_ items: [MenuItem], to menu: OpaquePointer?) {
    for lines in items.split(whereSeparator: \.isSeparator) {
      guard let section = g_menu_new() else { continue }
      var title: String?
      for (index, item) in lines.enumerated() {
        // A line without an effect is the heading of its section.
        if index == 0, item.deed == .none {
          title = SafeText.withoutMnemonics(item.title)
        } else {
          add(item, to: section)
        }
      }
      g_menu_append_section(menu, title, Self.model(of: section))
      g_object_unref(UnsafeMutableRawPointer(section))
    }
  }

  private func add(_ item: MenuItem, to section: OpaquePointer?) {
    let label = SafeText.withoutMnemonics(item.title)
    if case .open(let inner) = item.deed, item.isEnabled, let submenu = g_menu_new() {
      add(front.tree.menuItems(of: inner), to: submenu)
      g_menu_append_submenu(section, label, Self.model(of: submenu))
      return g_object_unref(UnsafeMutableRawPointer(submenu))
    }
    count += 1
    let name = "line\(count)"
    let action =
      item.isOn.map { g_simple_action_new_stateful(name, nil, g_variant_new_boolean($0.g)) }
      ?? g_simple_action_new(name, nil)
    guard let action else { return }
    g_simple_action_set_enabled(action, item.canBeChosen.g)
    Signal.on(UnsafeMutableRawPointer(action), "activate") { [weak front] in
      if case .send(let event) = item.deed { front?.send(event) }
    }
    g_action_map_add_action(group, OpaquePointer(UnsafeMutableRawPointer(action)))
    g_object_unref(UnsafeMutableRawPointer(action))
    g_menu_append(section, label, "\(Self.prefix).\(name)")
  }
}

/// The actions of a row or a view, in a menu beside it.
@MainActor enum ActionMenu {
  /// Opens the actions of the nearest node that has some. Returns false if there are none.
  static func open(of id: NodeID, at widget: Widget, _ front: DesktopFrontEnd) -> Bool {
    guard let owner = front.tree.nodeWithActions(from: id) else { return false }
    let actions = MenuActions(front.tree.actionItems(of: owner), front)
    guard let menu: Widget = gtk_popover_menu_new_from_model(actions.model) else { return false }
    gtk_widget_insert_action_group(menu, MenuActions.prefix, actions.group)
    gtk_widget_set_parent(menu, widget)
    let opened = OpenedMenu(menu, at: widget)
    Signal.on(menu.object, "closed") { [weak front] in
      // The action of the chosen line runs after this and may remove the owner of the menu. The owner has the focus by then,
      // so that the focus moves to the next row.
      front?.focus(owner)
      front?.afterLayout { opened.remove() }
    }
    gtk_popover_popup(menu.typed())
    return true
  }
}

/// A menu that was opened at a widget. It is removed after it has closed, or before the widget goes: a row may be deleted
/// while its menu is open, and by a line of that menu.
@MainActor private final class OpenedMenu {
  private var menu: Widget?
  private var end: Signal.Connection?

  init(_ menu: Widget, at widget: Widget) {
    self.menu = menu
    end = Signal.on(widget.object, "destroy") { [weak self] in self?.remove() }
  }

  func remove() {
    guard let menu else { return }
    self.menu = nil
    end?.end()
    gtk_widget_unparent(menu)
  }
}
#endif
