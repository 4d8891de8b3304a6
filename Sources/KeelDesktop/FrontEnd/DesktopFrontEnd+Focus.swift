#if Desktop
import CKeelGtk
import KeelInteraction
package import KeelScene

/// The keyboard's focus: GTK moves it among its widgets, and the rules of `KeelInteraction` do after patches.
extension DesktopFrontEnd {
  /// The uppermost window: a sheet, an alert, or the window of the app.
  var topWindow: Widget? { tree.topModal.flatMap { views[$0]?.widget } ?? window?.widget }

  /// The node of the widget with the keyboard's focus.
  package var focused: NodeID? {
    guard let top = topWindow else { return nil }
    if let alert = tree.topModal.flatMap({ views[$0] }) as? AlertView { return alert.focused }
    return node(at: gtk_window_get_focus(top.typed()))
  }

  /// Returns the node whose view contains a widget.
  func node(at widget: Widget?) -> NodeID? {
    // In a long list, the item around the widgets of a row has the focus.
    if let cell = widget.flatMap(gtk_widget_get_first_child).flatMap(view) as? ListCell { return cell.id }
    var next = widget
    while let here = next {
      if let view = view(of: here) { return view.focusedNode ?? view.id }
      next = gtk_widget_get_parent(here)
    }
    return nil
  }

  /// Returns the view that a widget is; `nil` for the parts of one.
  func view(of widget: Widget) -> NodeView? {
    guard let view = NodeView.node(of: widget).flatMap({ views[$0] }), view.widget == widget else { return nil }
    return view
  }

  /// Reports the focus after the user has moved it.
  func focusMoved() {
    guard isApplying == 0 else { return }
    enterList()
    let now = focused
    showBarsForKeyboard()
    for view in Array(disabledLater.values) where !view.widget.hasFocusWithin { view.showEnabled() }
    // During a swipe, GTK's focus is in the page below, which is not in front yet. Its end is reported.
    if let now, !tree.isInReach(now) { return }
    let isNew = now != target
    target = now
    reportFocus()
    if isNew, let now { views[now]?.focusCame() }
  }

  /// Moves the focus on to a row where an arrow key has led to a long list as a whole: on its region it would be at an end.
  private func enterList() {
    guard !isEnteringList, let top = topWindow, let now = gtk_window_get_focus(top.typed()),
      let list = list(around: now) as? LongListView, now == list.widget || now == list.list
    else { return }
    // A list whose rows cannot have the focus now keeps it.
    isEnteringList = true
    list.enter()
    isEnteringList = false
  }

  /// Reports the control with the focus, unless the program knows it: because it has moved the focus there itself, or
  /// because it was reported last.
  private func reportFocus() {
    let control = reportable
    guard control != reported else { return }
    reported = control
    send(.focus(control))
  }

  /// The node with the focus; `nil` if it is out of reach.
  private var reportable: NodeID? {
    target.flatMap { id in if case .accepted = tree.verdict(on: .focus(id)) { id } else { nil } }
  }

  /// Shows the bars that are there only while the user types.
  func showBarsForKeyboard() {
    let page = tree.typedPage(at: focused)
    guard page != typedPage else { return }
    typedPage = page
    changing { for case let screen as ScreenView in Array(views.values) { screen.typedPageChanged() } }
  }

  /// Moves the focus back into a page from which the user has swiped and to which the undone swipe has returned.
  func focusReturns(to page: NodeView) {
    guard !page.widget.hasFocusWithin else { return }
    changing {
      if let target, tree.isInReach(target) {
        focus(target)
      } else {
        _ = gtk_widget_child_focus(page.widget, GTK_DIR_TAB_FORWARD)
      }
    }
  }

  /// Moves the focus to a node: now, or after the layout if its widget does not exist before.
  func focus(_ id: NodeID) {
    target = id
    if take(id) {
      views[id]?.focusCame()
      return
    }
    afterLayout { [weak self] in
      guard let self, target == id, tree.isInReach(id) else { return }
      changing { _ = self.take(id) }
      views[id]?.focusCame()
    }
  }

  /// Shows the ring around the focus, as GTK does after the keys that it handles itself.
  func showRing() {
    if let top = topWindow { gtk_window_set_focus_visible(top.typed(), 1) }
  }

  private func take(_ id: NodeID) -> Bool {
    if let alert = tree.parent(of: id).flatMap({ views[$0] }) as? AlertView { return alert.focus(id) }
    guard let view = views[id], gtk_widget_get_mapped(view.widget) != 0 else { return false }
    return view.takeFocus()
  }

  /// True if the focus is on a row of a long list that is far from the visible rows, so that the scene does not describe
  /// it. GTK keeps the focus there.
  private var isOnAwaitedRow: Bool {
    guard let inner = topWindow.flatMap({ gtk_window_get_focus($0.typed()) }).flatMap(gtk_widget_get_first_child) else {
      return false
    }
    return views.values.contains { ($0 as? LongListView)?.awaitsRow(in: inner) == true }
  }

  /// Moves the focus after a patch, according to the rules for all front ends, and reports it in a turn of its own.
  func follow(_ move: FocusFollower.Move) {
    defer { if reportable != reported { afterLayout { [weak self] in self?.reportFocus() } } }
    switch move {
    case .stays: break
    case .ends: target = nil
    case .presents(let first): if let first { focus(first) }
    case .goes(let id): if !isOnAwaitedRow { focus(id) }
    case .begins(let page): if let first = tree.stop(in: page) { focus(first) }
    }
  }
}
#endif
