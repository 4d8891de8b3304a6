#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A widget that shows a node of the scene, and the views of the nodes inside it that have widgets.
@MainActor class NodeView {
  /// The number of views that exist, for tests of leaks.
  private(set) static var count = 0

  var id: NodeID
  unowned let front: DesktopFrontEnd
  let widget: Widget
  var children: [NodeView] = []
  /// The box that places this view; `nil` if GTK's own containers do.
  weak var host: BoxView?
  /// True if the view has shown the node once.
  private(set) var isRefreshed = false
  /// True if the node needs another kind of view, which its container makes in the next `sync`.
  var isOutdated = false

  /// Takes ownership of the widget.
  init(_ id: NodeID, _ front: DesktopFrontEnd, _ widget: Widget) {
    self.id = id
    self.front = front
    self.widget = widget
    g_object_ref_sink(widget.object)
    Self.count += 1
    register()
  }

  isolated deinit {
    Self.count -= 1
    g_object_unref(widget.object)
  }

  /// Makes this the view of its node.
  func register() {
    front.views[id] = self
    g_object_set_data(widget.typed(GObject.self), Self.key, UnsafeMutableRawPointer(bitPattern: UInt(id.rawValue)))
  }
  private static let key = "keel-node"

  /// Returns the node of a widget of a view; `nil` for other widgets.
  static func node(of widget: Widget) -> NodeID? {
    guard let value = g_object_get_data(widget.typed(GObject.self), key) else { return nil }
    return NodeID(rawValue: UInt64(UInt(bitPattern: value)))
  }

  /// Shows the element and the attributes, which have changed. Returns false if the node needs another kind of view.
  func update(_ element: Element, _ attributes: Attributes) -> Bool { true }

  /// Shows the children of the node, some of which were inserted, removed or moved.
  func sync() {}

  /// Makes views the children, and their widgets those of this widget, in order. Those of former children must have been
  /// removed.
  final func insert(_ views: [NodeView]) {
    var following: Widget?
    for view in views.reversed() {
      if gtk_widget_get_parent(view.widget) != widget || gtk_widget_get_next_sibling(view.widget) != following {
        gtk_widget_insert_before(view.widget, widget, following)
      }
      following = view.widget
    }
    children = views
  }

  /// Called after the view has received its frame from the layout of its page.
  func wasPlaced() {}

  /// Moves the keyboard's focus to the view. Returns false if it cannot have it now.
  @discardableResult func takeFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Called after the node has received the keyboard focus.
  func focusCame() {}

  /// The node that has the focus if a widget of this view has it; `nil` for containers.
  var focusedNode: NodeID? { id }

  /// Opens the choices of the node: a menu, or the options of a picker. Returns false if it has none.
  func openChoices() -> Bool { gtk_widget_activate(widget) != 0 }

  /// Opens the actions of the node. Returns false if it has none.
  func openActions() -> Bool { ActionMenu.open(of: id, at: widget, front) }

  /// Shows by its looks whether the node, and everything around it, is enabled.
  func showEnabled() { setEnabled(front.tree.isEnabled(id)) }

  /// Enables or disables the widget.
  ///
  /// GTK takes the focus away from a disabled widget, so a widget with the focus is disabled only when the focus leaves
  /// it. Until then, it looks disabled and assistive technology reads it as such; the scene refuses its events.
  final func setEnabled(_ isEnabled: Bool) {
    let keepsFocus = !isEnabled && gtk_widget_get_sensitive(widget) != 0 && widget.hasFocusWithin
    if keepsFocus != (front.disabledLater[id] === self) {
      front.disabledLater[id] = keepsFocus ? self : nil
      widget.setClass(Style.disabled, keepsFocus)
      widget.setDisabled(keepsFocus)
    }
    if !keepsFocus { gtk_widget_set_sensitive(widget, isEnabled.g) }
  }

  /// Returns the name that is read: the first text that is not empty, otherwise Keel's word for such a control.
  func spokenName(_ texts: String...) -> String {
    let word = front.tree.element(of: id)?.nameWord.map { front.words[$0] }
    return SafeText.line(texts.first { !$0.isEmpty } ?? word ?? "")
  }

  /// Ends the view and those in it. The widget is removed by its container.
  func discard() {
    children.forEach { $0.discard() }
    if front.views[id] === self { front.views[id] = nil }
    if front.disabledLater[id] === self { front.disabledLater[id] = nil }
  }

  /// Shows the node as it is now. What the view reads of other nodes decides which patches refresh it again.
  final func refresh() -> Bool {
    guard let entry = front.tree.entry(of: id) else { return true }
    isRefreshed = true
    return front.tree.drawing(entry) {
      showEnabled()
      return update(entry.element, entry.attributes)
    }
  }
}
#endif
