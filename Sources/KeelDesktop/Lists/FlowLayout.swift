#if Desktop
import CKeelGtk
import KeelLayout
import KeelScene

/// Places the rows of a list box side by side, in place of the list box itself.
///
/// A layout manager of a widget takes precedence over the methods of its class. The list box still owns the rows, their
/// selection and their keys.
@MainActor final class FlowLayout {
  private static var layouts: [OpaquePointer: FlowLayout] = [:]

  private let list: Widget
  var flow: RowFlow { didSet { if flow != oldValue { gtk_widget_queue_resize(list) } } }

  init(_ flow: RowFlow, on list: Widget) {
    self.flow = flow
    self.list = list
    FlowLayout.layouts[list.opaque] = self
    gtk_widget_set_layout_manager(
      list,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, _, _ in
          MainActor.assumeIsolated {
            let length: (minimum: Int, natural: Int) =
              widget.flatMap { FlowLayout.layouts[OpaquePointer($0)] }?.measure(orientation, Int(size)) ?? (0, 0)
            minimum?.pointee = Int32(length.minimum)
            natural?.pointee = Int32(length.natural)
          }
        },
        { widget, width, height, _ in
          MainActor.assumeIsolated {
            widget.flatMap { FlowLayout.layouts[OpaquePointer($0)] }?.allocate(Int(width), Int(height))
          }
        }))
  }

  /// Forgets the list, which is about to go.
  func discard() { FlowLayout.layouts[list.opaque] = nil }

  private var rows: [Widget] {
    var rows: [Widget] = []
    var next = gtk_widget_get_first_child(list)
    while let row = next {
      if gtk_widget_get_visible(row) != 0 { rows.append(row) }
      next = gtk_widget_get_next_sibling(row)
    }
    return rows
  }

  /// The height of the visible part of a list, of which some lengths are a share.
  private var visibleHeight: Double {
    let window = gtk_widget_get_ancestor(list, gtk_scrolled_window_get_type())
    return window.map { Double(gtk_widget_get_height($0)) }.flatMap { $0 > 0 ? $0 : nil } ?? 600
  }

  /// The width by which a list that scrolls sideways is laid out: that of the region around it.
  private func width(_ given: Int) -> Double {
    guard flow.axis == .horizontal else { return Double(given) }
    let region = gtk_widget_get_ancestor(list, gtk_viewport_get_type())
    return region.map { Double(gtk_widget_get_width($0)) }.flatMap { $0 > 0 ? $0 : nil } ?? 390
  }

  private func places(_ width: Int) -> (rows: [Widget], frames: [SceneRect], size: SceneSize) {
    let rows = rows
    let found = flow.frames(of: rows.count, in: SceneSize(width: self.width(width), height: visibleHeight)) {
      row, width in
      var least: Int32 = 0
      gtk_widget_measure(
        rows[row], GTK_ORIENTATION_VERTICAL, max(Int32(width.rounded()), leastWidth(rows[row])), &least, nil, nil, nil)
      return Double(least)
    }
    return (rows, found.frames, found.size)
  }

  private func leastWidth(_ row: Widget) -> Int32 {
    var least: Int32 = 0
    gtk_widget_measure(row, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    return least
  }

  private func measure(_ orientation: GtkOrientation, _ size: Int) -> (minimum: Int, natural: Int) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      guard flow.axis == .horizontal else { return (1, 1) }
      let width = Int(places(0).size.width.rounded(.up))
      return (width, width)
    }
    let height = Int(places(size > 0 ? size : 390).size.height.rounded(.up))
    return (height, height)
  }

  private func allocate(_ width: Int, _ height: Int) {
    let isMirrored = gtk_widget_get_direction(list) == GTK_TEXT_DIR_RTL
    let places = places(width)
    for (row, frame) in zip(places.rows, places.frames) {
      var least: Int32 = 0
      let wide = max(Int32(frame.width.rounded()), leastWidth(row))
      gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, wide, &least, nil, nil, nil)
      let x = isMirrored ? Double(width) - frame.x - frame.width : frame.x
      var area = GtkAllocation(
        x: Int32(x.rounded()), y: Int32(frame.y.rounded()), width: wide,
        height: max(Int32(frame.height.rounded()), least))
      gtk_widget_size_allocate(row, &area, -1)
    }
  }
}
#endif
