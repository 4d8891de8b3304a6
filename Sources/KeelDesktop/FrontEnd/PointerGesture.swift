#if Desktop
import CKeelGtk
import KeelInteraction
import KeelLayout
import KeelScene

/// The presses of the pointer in a window, reported to nodes with gestures (`BoxElement.pointer`).
///
/// A gesture of GTK sees each press before the widgets under it, which receive it too. It takes the press from them once
/// that is a drag or a long press. A widget that takes the press first, as a region that scrolls by touch does, cancels
/// it.
@MainActor final class PointerGesture {
  private weak var front: DesktopFrontEnd?
  private let window: Widget
  private let gesture: OpaquePointer
  /// The press that is being followed, and whether x grows to the left for its node.
  private var press: (press: PointerPress, isMirrored: Bool)?
  /// The place in the window, and the time in milliseconds, at which the press began.
  private var start = (x: 0.0, y: 0.0)
  private var began: UInt32 = 0

  /// Follows the presses in a window, which keeps the gesture.
  static func follow(in window: Widget, _ front: DesktopFrontEnd) {
    guard let gesture = gtk_gesture_drag_new() else { return }
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    let presses = PointerGesture(gesture, window, front)
    let object = UnsafeMutableRawPointer(gesture)
    Signal.on(object, "drag-begin") { presses.begin($0.real(0), $0.real(1)) }
    Signal.on(object, "drag-update") { presses.move($0.real(0), $0.real(1)) }
    Signal.on(object, "drag-end") { presses.end() }
    Signal.on(object, "cancel") { presses.cancel() }
    gtk_widget_add_controller(window, gesture)
  }

  private init(_ gesture: OpaquePointer, _ window: Widget, _ front: DesktopFrontEnd) {
    self.gesture = gesture
    self.window = window
    self.front = front
  }

  private func begin(_ x: Double, _ y: Double) {
    cancel()
    guard let front, let (node, interest, widget) = target(x, y) else { return }
    start = (x, y)
    began = gtk_event_controller_get_current_event_time(gesture)
    let isMirrored = front.tree.isRightToLeft(node)
    // The leading corner is the right one for nodes that are mirrored.
    var corner = graphene_point_t(x: isMirrored ? Float(gtk_widget_get_width(widget)) : 0, y: 0)
    var origin = graphene_point_t()
    guard gtk_widget_compute_point(widget, window, &corner, &origin) != 0 else { return }
    let point = place(x, y, isMirrored)
    var press = PointerPress(
      on: node.id, interest, at: point, origin: place(Double(origin.x), Double(origin.y), isMirrored))
    let events = press.moved(to: point, time: 0)
    self.press = (press, isMirrored)
    send(events)
  }

  private func move(_ byX: Double, _ byY: Double) {
    guard let isMirrored = press?.isMirrored else { return }
    let events = press?.press.moved(to: place(start.x + byX, start.y + byY, isMirrored), time: time) ?? []
    // While the button is held, only distance takes the press.
    if press?.press.takesPress(time: 0) == true { claim() }
    send(events)
  }

  private func end() {
    guard let press = press?.press else { return }
    let sequence = gtk_gesture_single_get_current_sequence(gesture)
    // Another gesture has taken the press.
    if gtk_gesture_get_sequence_state(gesture, sequence) == GTK_EVENT_SEQUENCE_DENIED { return cancel() }
    self.press = nil
    if press.takesPress(time: time) { claim() }
    send(press.ended(time: time))
  }

  private func cancel() {
    guard let press = press?.press else { return }
    self.press = nil
    send(press.cancelled(time: time))
  }

  /// Takes the press from the widgets under the pointer.
  private func claim() { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }

  private func send(_ events: [Event]) { for event in events { front?.send(event) } }

  /// The seconds since the press began. The clock of GTK starts again after 49 days.
  private var time: Double { Double(gtk_event_controller_get_current_event_time(gesture) &- began) / 1000 }

  /// Returns the point with x counted from the leading side of the window.
  private func place(_ x: Double, _ y: Double, _ isMirrored: Bool) -> ScenePoint {
    ScenePoint(x: isMirrored ? Double(gtk_widget_get_width(window)) - x : x, y: y)
  }

  /// Returns the innermost node with gestures at a point, unless a text or a slider there takes presses itself.
  private func target(_ x: Double, _ y: Double) -> (SceneTree.Entry, PointerInterest, Widget)? {
    guard let tree = front?.tree else { return nil }
    var next: Widget? = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT)
    while let widget = next {
      next = gtk_widget_get_parent(widget)
      guard let id = front?.view(of: widget)?.id, let entry = tree.entry(of: id) else { continue }
      switch entry.element {
      case .textField, .textEditor, .slider: return nil
      case .box(let box):
        guard let interest = box.pointer else { continue }
        return tree.isInReach(id) ? (entry, interest, widget) : nil
      default: continue
      }
    }
    return nil
  }
}
#endif
