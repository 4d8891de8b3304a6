#if Desktop
import CKeelGtk
import KeelLayout
import KeelScene

/// The position of a `GtkScrolledWindow` in its content, in pixels.
@MainActor final class ScrolledWindow {
  private let widget: Widget
  /// The controllers that the user scrolls with, while they are turned off, with the phases in which they receive events.
  private var stopped: [OpaquePointer: GtkPropagationPhase] = [:]

  init(_ widget: Widget) { self.widget = widget }

  private func adjustment(_ axis: StackElement.Axis) -> UnsafeMutablePointer<GtkAdjustment>? {
    switch axis {
    case .horizontal: gtk_scrolled_window_get_hadjustment(widget.opaque)
    case .vertical: gtk_scrolled_window_get_vadjustment(widget.opaque)
    }
  }

  /// Calls the closures when the position, or the length of the content or of the visible part, has changed.
  func observe(moved: @escaping () -> Void, resized: @escaping () -> Void) {
    for axis in StackElement.Axis.allCases {
      guard let adjustment = adjustment(axis) else { continue }
      let object = UnsafeMutableRawPointer(adjustment)
      Signal.on(object, "value-changed") { moved() }
      Signal.on(object, "changed") { resized() }
    }
  }

  private func point(_ value: (UnsafeMutablePointer<GtkAdjustment>) -> Double) -> ScenePoint {
    ScenePoint(x: adjustment(.horizontal).map(value) ?? 0, y: adjustment(.vertical).map(value) ?? 0)
  }

  /// The distances of the visible part from the left and the upper edge of the content.
  var offset: ScenePoint { point { gtk_adjustment_get_value($0) } }
  /// The greatest distances.
  var farthest: ScenePoint { point { max(0, gtk_adjustment_get_upper($0) - gtk_adjustment_get_page_size($0)) } }
  /// The size of the visible part.
  var visibleSize: SceneSize { size { gtk_adjustment_get_page_size($0) } }
  /// The size of the content.
  var contentSize: SceneSize { size { gtk_adjustment_get_upper($0) } }

  private func size(_ value: (UnsafeMutablePointer<GtkAdjustment>) -> Double) -> SceneSize {
    let point = point(value)
    return SceneSize(width: point.x, height: point.y)
  }

  /// Returns true for a region that shows all of its content, so that no key scrolls it.
  static func isWhole(_ widget: Widget) -> Bool {
    widget.isOf(gtk_scrolled_window_get_type()) && ScrolledWindow(widget).farthest == ScenePoint(x: 0, y: 0)
  }

  /// Moves to a position, as far as the content goes.
  func move(to place: ScenePoint) {
    let most = farthest
    if let adjustment = adjustment(.horizontal) { gtk_adjustment_set_value(adjustment, min(max(0, place.x), most.x)) }
    if let adjustment = adjustment(.vertical) { gtk_adjustment_set_value(adjustment, min(max(0, place.y), most.y)) }
  }

  /// Moves with content that a change before the visible part has moved, ahead of the layout.
  ///
  /// - Parameters:
  ///   - distance: How far the content has moved away from its beginning.
  ///   - growth: How much longer the content has become.
  ///   - isMirrored: True if the content begins at the right.
  func follow(
    _ axis: StackElement.Axis, movedBy distance: Double, grownBy growth: Double, isMirrored: Bool
  ) {
    guard let adjustment = adjustment(axis) else { return }
    let value = gtk_adjustment_get_value(adjustment) + (isMirrored ? growth - distance : distance)
    gtk_adjustment_configure(
      adjustment, value, gtk_adjustment_get_lower(adjustment), gtk_adjustment_get_upper(adjustment) + growth,
      gtk_adjustment_get_step_increment(adjustment), gtk_adjustment_get_page_increment(adjustment),
      gtk_adjustment_get_page_size(adjustment))
  }

  /// Moves the innermost region around a widget that can scroll until the widget is visible: as little as possible, or
  /// until it is at an anchor. A list in a page that scrolls is as high as its rows.
  static func reveal(_ inner: Widget, at anchor: SceneAnchor? = nil) {
    var next = gtk_widget_get_parent(inner)
    while let here = next {
      next = gtk_widget_get_parent(here)
      guard here.isOf(gtk_scrolled_window_get_type()), var area = inner.frame(in: here) else { continue }
      let window = ScrolledWindow(here)
      let (now, most) = (window.offset, window.farthest)
      guard most.x > 0 || most.y > 0 else { continue }
      (area.x, area.y) = (area.x + now.x, area.y + now.y)
      return window.move(to: window.place(revealing: area, at: anchor))
    }
  }

  /// Returns the position at which an area of the content is visible.
  func place(revealing area: SceneRect, at anchor: SceneAnchor?) -> ScenePoint {
    let (now, length) = (offset, visibleSize)
    func start(_ axis: StackElement.Axis, _ first: Double, _ start: Double, _ own: Double) -> Double {
      let room = length[axis] - own
      if let anchor, room > 0 { return start - room * anchor.part(along: axis) }
      if start < first || room < 0 { return start }
      return max(first, start - room)
    }
    return ScenePoint(
      x: start(.horizontal, now.x, area.x, area.width), y: start(.vertical, now.y, area.y, area.height))
  }

  var isScrolledByUser: Bool { stopped.isEmpty }

  /// Turns the user's scrolling off or on again: the wheel, gestures and keys of the widget. The program and the focus
  /// scroll in any case.
  func setScrolledByUser(_ isScrolled: Bool) {
    guard isScrolled != isScrolledByUser else { return }
    for (controller, phase) in stopped { gtk_event_controller_set_propagation_phase(controller, phase) }
    stopped = [:]
    guard !isScrolled, let controllers = gtk_widget_observe_controllers(widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      let controller = OpaquePointer(item)
      stopped[controller] = gtk_event_controller_get_propagation_phase(controller)
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
      // The widget keeps it.
      g_object_unref(item)
    }
  }
}
#endif
