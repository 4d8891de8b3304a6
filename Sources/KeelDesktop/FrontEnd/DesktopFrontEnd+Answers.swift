#if Desktop
import KeelInteraction
import KeelScene

/// What a press means, and what controls show between an action of the user and the answer of the program.
extension DesktopFrontEnd {
  /// Chooses a row, or folds one that cannot be chosen.
  func pressRow(_ id: NodeID) {
    guard case .row(let row)? = tree.element(of: id) else { return }
    if row.isSelectable {
      send(.activate(id))
    } else if row.expansion != .none {
      send(.toggle(id, isOn: row.expansion == .collapsed))
    }
  }

  /// Keeps typed text in the scene, so that the field shows it until the program sets another one. The solver need not
  /// know, because the size of a field does not depend on its text.
  func keepTypedText(of event: Event) {
    guard let id = event.node, let old = tree.element(of: id) else { return }
    switch (event, old) {
    case (.edit, _):
      if let new = old.drawn(after: event) { tree.apply(Patch(operations: [.update(id, new)])) }
    case (.search(_, let text), .screen(var screen)):
      screen.search?.text = text
      tree.apply(Patch(operations: [.update(id, .screen(screen))]))
    default: break
    }
  }

  /// Shows the program's answer on a control that has changed by itself. If the scene has refused the event, or the
  /// program has not followed it, the control returns to its former state.
  func showAnswer(to event: Event, _ verdict: Verdict) {
    guard let id = event.node else { return }
    switch (event, verdict) {
    case (.edit, .accepted), (.search, .accepted): return
    case (.edit(_, let text), _), (.search(_, let text), _):
      if !TextLimit.allows(text), let view = views[id] {
        say(TextLimit.refusal(ofBytes: text.utf8.count, in: words), at: view.widget)
      }
      return showAgain(id)
    case (.toggle, _), (.choose, _), (.adjust, _), (.setDate, _): break
    case (_, .accepted): return
    default: break
    }
    // GTK is still changing the widget, and would not notice that it changes back.
    afterLayout { [weak self] in self?.showAgain(id) }
  }

  private func showAgain(_ id: NodeID) {
    guard let view = views[id] else { return }
    changing { _ = view.refresh() }
  }
}
#endif
