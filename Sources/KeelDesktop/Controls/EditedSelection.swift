#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The selection of a widget that edits a text, for programs that ask about it (`SelectionInterest`).
///
/// Requests are followed and selections reported in a turn of their own: GTK moves the caret after it has announced a
/// change of the text, and during a patch nothing is sent.
@MainActor final class EditedSelection {
  private unowned let view: NodeView
  private let text: any SelectedWidget
  /// The number of the last request that was followed.
  private var serial = 0
  private var told: SelectedText?
  private var isDue = false

  /// Follows the selection in a text of a view.
  init(of view: NodeView, in text: any SelectedWidget) {
    self.view = view
    self.text = text
    for name in text.signals { Signal.on(text.object, name) { [weak self] in self?.mayHaveMoved() } }
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
    view.front.tree.element(of: view.id)?.editedText?.selection
  }

  private func settle() {
    let front = view.front
    guard let interest, front.views[view.id] === view, front.focused == view.id else { return }
    let shown = text.shown
    if interest.serial != serial {
      serial = interest.serial
      if let request = interest.request {
        let scalars = SelectionRule.scalars(of: SelectionRule.lawful(request, in: shown), in: shown)
        front.changing { text.selected = scalars }
      }
    }
    let range = SelectionRule.units(ofScalars: text.selected, in: shown)
    let now = SelectedText(field: view.id, range: range, text: shown)
    guard now != told else { return }
    told = now
    front.send(now.event)
  }
}

/// A text of GTK with a selection, which is counted in Unicode scalars.
@MainActor protocol SelectedWidget: AnyObject {
  /// The object that reports changes of the selection, and the signals that do so.
  var object: UnsafeMutableRawPointer { get }
  var signals: [String] { get }
  var shown: String { get }
  var selected: Range<Int> { get set }
}

/// A widget that edits a line.
@MainActor final class SelectedLine: SelectedWidget {
  private let widget: Widget
  init(_ widget: Widget) { self.widget = widget }

  var object: UnsafeMutableRawPointer { widget.object }
  let signals = ["notify::cursor-position", "notify::selection-bound", "changed"]
  var shown: String { widget.editedText }
  var selected: Range<Int> {
    get {
      var start: Int32 = 0
      var end: Int32 = 0
      gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
      return Int(min(start, end))..<Int(max(start, end))
    }
    set { gtk_editable_select_region(widget.opaque, Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }
}

/// The buffer of a text view.
@MainActor final class SelectedBuffer: SelectedWidget {
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>) { self.buffer = buffer }

  var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(buffer) }
  let signals = ["notify::cursor-position", "notify::has-selection", "mark-set", "changed"]
  var shown: String { buffer.contents }
  var selected: Range<Int> {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
    set {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: newValue.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: newValue.upperBound))
      gtk_text_buffer_select_range(buffer, &end, &start)
    }
  }
}
#endif
