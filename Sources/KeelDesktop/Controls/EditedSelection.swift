#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The selection of a widget that edits a line, for programs that ask about it (`TextFieldElement.selection`).
///
/// Requests are followed and selections reported in a turn of their own: GTK moves the caret after it has announced a
/// change of the text, and during a patch nothing is sent.
@MainActor final class EditedSelection {
  private unowned let view: NodeView
  /// The number of the last request that was followed.
  private var serial = 0
  private var told: SelectedText?
  private var isDue = false

  init(of view: NodeView) {
    self.view = view
    for name in ["notify::cursor-position", "notify::selection-bound", "changed"] {
      Signal.on(view.widget.object, name) { [weak self] in self?.mayHaveMoved() }
    }
  }

  /// Call this after the widget has received the keyboard focus.
  func begins() {
    told = nil
    mayHaveMoved()
  }

  /// Schedules a turn that follows the request and reports the selection, if the program asks for it.
  func mayHaveMoved() {
    guard !isDue, interest != nil else { return }
    isDue = true
    view.front.afterLayout { [weak self] in
      self?.isDue = false
      self?.settle()
    }
  }

  private var interest: SelectionInterest? {
    guard case .textField(let field)? = view.front.tree.element(of: view.id) else { return nil }
    return field.selection
  }

  private func settle() {
    let front = view.front
    guard let interest, front.views[view.id] === view, front.focused == view.id else { return }
    let text = view.widget.editedText
    if interest.serial != serial {
      serial = interest.serial
      if let request = interest.request {
        let scalars = SelectionRule.scalars(of: SelectionRule.lawful(request, in: text), in: text)
        front.changing {
          gtk_editable_select_region(view.widget.opaque, Int32(scalars.lowerBound), Int32(scalars.upperBound))
        }
      }
    }
    var start: Int32 = 0
    var end: Int32 = 0
    gtk_editable_get_selection_bounds(view.widget.opaque, &start, &end)
    let scalars = Int(min(start, end))..<Int(max(start, end))
    let now = SelectedText(field: view.id, range: SelectionRule.units(ofScalars: scalars, in: text), text: text)
    guard now != told else { return }
    told = now
    front.send(now.event)
  }
}
#endif
