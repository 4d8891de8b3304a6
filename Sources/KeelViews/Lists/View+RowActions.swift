import KeelControls
import KeelModel
import KeelScene

/// A container of views that are not shown but offered as actions of a view: buttons, and menus of them.
@MainActor final class ActionSlot<Actions: View>: ItemContainer {
  let depth: Int
  private var mount: Mount<Actions>?
  private let didChange: () -> Void
  private(set) var buttons: [UIView] = []

  init(depth: Int, didChange: @escaping () -> Void) {
    self.depth = depth
    self.didChange = didChange
  }

  func show(_ actions: Actions, at place: MountPoint) {
    if let mount {
      mount.update(to: actions)
    } else {
      mount = KeelViews.mount(actions, at: place.with { $0.container = self })
      arrange()
    }
  }

  func arrange() {
    buttons = (mount?.items ?? []).flatMap(ActionSlot.buttons)
    didChange()
  }

  /// Returns the buttons of a view in a menu.
  private static func buttons(in view: UIView) -> [UIView] {
    if case .button = view.element { return [view] }
    return view.subviews.flatMap(buttons)
  }

  var parts: [AnyMount] { if let mount { [mount] } else { [] } }
}

/// A modifier that offers buttons as actions of a row.
package struct SwipeActionsModifier<Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
}

extension SwipeActionsModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    SwipeActionsMount(view, at: place)
  }
}

final class SwipeActionsMount<Content: View, Actions: View>: ModifierMount<Content, SwipeActionsModifier<Actions>>,
  RowModifying, RowActionSource
{
  private var slot: ActionSlot<Actions>?

  override func didMountContent() {
    let slot = ActionSlot<Actions>(depth: depth + 1) { [weak self] in self?.notifyRow() }
    self.slot = slot
    slot.show(modifier.actions, at: inner)
  }

  override func didUpdate() {
    slot?.show(modifier.actions, at: inner)
    notifyRow()
  }

  var isLeading: Bool { modifier.edge == .leading }
  var allowsFullSwipe: Bool { modifier.allowsFullSwipe }
  var buttons: [UIView] { slot?.buttons ?? [] }
  func apply(to settings: inout RowSettings) { settings.actions.append(self) }

  override var parts: [AnyMount] { super.parts + (slot?.parts ?? []) }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }
}

/// A modifier that offers buttons as additional actions of a view.
package struct ContextMenuModifier<Actions: View> {
  let actions: Actions
}

extension ContextMenuModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ContextMenuMount(view, at: place)
  }
}

final class ContextMenuMount<Content: View, Actions: View>: TransformingMount<Content, ContextMenuModifier<Actions>> {
  private var slot: ActionSlot<Actions>?
  private let listener = UIListenerView()
  private var actions: [OfferedAction] = []

  override func didMountContent() {
    listener.onChange = { [weak self] in self?.offer() }
    let slot = ActionSlot<Actions>(depth: depth + 1) { [weak self] in self?.offer() }
    self.slot = slot
    slot.show(modifier.actions, at: inner)
  }

  override func didUpdate() {
    slot?.show(modifier.actions, at: inner)
    offer()
  }

  /// Creates the actions again and sets them on the content's current controls.
  private func offer() {
    guard let slot else { return }
    slot.buttons.forEach { $0.embedder = listener }
    actions = slot.buttons.compactMap { button in
      RowAction(button, id: 0).map { action in
        OfferedAction(key: button.nodeID, action: action) { [weak button] in button?.press() }
      }
    }
    // The rows of a lazy collection have to request the actions again.
    if items.isEmpty { notifyRow() }
  }

  /// Sets the actions on a control. Controls are replaced over time, such as the boxes around a view, so each current
  /// one receives them.
  override func transform(_ item: UIView) -> UIView {
    item.offer(actions, by: self)
    return item
  }

  override var parts: [AnyMount] { super.parts + (slot?.parts ?? []) }
}

extension View {
  /// Adds the buttons in the closure as actions of the row: a swipe on a phone, a menu elsewhere.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }

  /// Adds the buttons in the closure to the menu of the view.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(actions: menuItems()))
  }

  /// Adds the buttons in the closure to the menu of the view; the preview is not shown.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(actions: menuItems()))
  }
}
