#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A measured value, or a progress that is shown as a ring: a level bar of GTK with the texts at its ends, or a ring.
@MainActor final class GaugeView: NodeView {
  private let isRing: Bool
  private let title: Widget = .label()
  private let meter: Widget
  private let ends: (first: Widget, last: Widget) = (gtk_label_new(nil), gtk_label_new(nil))

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    isRing = Parts(front.tree.element(of: id))?.style == .circular
    meter = isRing ? Self.makeRing() : gtk_level_bar_new()
    let line: Widget
    if isRing {
      line = .box(GTK_ORIENTATION_VERTICAL, spacing: 6, meter)
    } else {
      gtk_widget_set_hexpand(meter, 1)
      gtk_widget_set_valign(meter, GTK_ALIGN_CENTER)
      // A gauge says how much there is, and not whether that is good.
      for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(meter.opaque, name) }
      line = .box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, ends.first, meter, ends.last)
    }
    super.init(id, front, .box(GTK_ORIENTATION_VERTICAL, spacing: 6, title, line))
    if isRing { drawRing() }
    _ = refresh()
  }

  /// What gauges and rings of progress have in common.
  private struct Parts {
    var value = 0.0
    var words: [String] = []
    var ends = ("", "")
    var style = GaugeElement.Style.linear

    init?(_ element: Element?) {
      switch element {
      case .gauge(let gauge):
        (value, words, style) = (gauge.value, [gauge.title, gauge.currentText], gauge.style)
        ends = (gauge.minimumText, gauge.maximumText)
      case .progress(let progress):
        (value, words, style) = (progress.value, [progress.title, progress.currentText], progress.style)
      default: return nil
      }
    }
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard let parts = Parts(element), (parts.style == .circular) == isRing else { return false }
    let shown = parts.words.filter { !$0.isEmpty }.map(SafeText.line).joined(separator: " · ")
    title.show(shown)
    ends.first.show(SafeText.line(parts.ends.0))
    ends.last.show(SafeText.line(parts.ends.1))
    let name = spokenName(attributes.accessibility.label, shown)
    if isRing {
      // A ring is a picture to assistive technology, so its name tells the value.
      meter.setName("\(name), \(Int((parts.value * 100).rounded())) %")
      gtk_widget_queue_draw(meter)
    } else {
      gtk_level_bar_set_value(meter.opaque, parts.value)
      meter.setName(name)
    }
    return true
  }

  // MARK: The ring

  private static let side: Int32 = 48

  /// Makes the widget to draw on. Its role cannot be set later.
  private static func makeRing() -> Widget {
    var role = GValue()
    g_value_init(&role, gtk_accessible_role_get_type())
    g_value_set_enum(&role, Int32(GTK_ACCESSIBLE_ROLE_IMG.rawValue))
    defer { g_value_unset(&role) }
    let made = "accessible-role".withCString { name in
      var names: UnsafePointer<CChar>? = name
      return g_object_new_with_properties(gtk_drawing_area_get_type(), 1, &names, &role)
    }
    guard let made else { return gtk_drawing_area_new() }
    let ring = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_size_request(ring, side, side)
    gtk_widget_set_halign(ring, GTK_ALIGN_CENTER)
    return ring
  }

  private func drawRing() {
    let owner = Ring(self)
    gtk_drawing_area_set_draw_func(
      meter.typed(),
      { _, cairo, width, height, owner in
        let (cairo, owner) = (Address(cairo), Address(owner))
        MainActor.assumeIsolated {
          guard let cairo = cairo.opaque else { return }
          owner.object(Ring.self)?.view?.draw(with: cairo, Double(width), Double(height))
        }
      }, Held.retain(owner), { Held.release($0) })
  }

  /// The view, as the widget knows it.
  @MainActor private final class Ring {
    weak var view: GaugeView?
    init(_ view: GaugeView) { self.view = view }
  }

  private func draw(with cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let value = Parts(front.tree.element(of: id))?.value else { return }
    let line = 6.0
    let radius = (min(width, height) - line) / 2
    guard radius > 0 else { return }
    let painter = Painter(cairo: cairo, widget: meter)
    cairo_set_line_width(cairo, line)
    painter.setSource(.label, 0.15)
    cairo_arc(cairo, width / 2, height / 2, radius, 0, 2 * .pi)
    cairo_stroke(cairo)
    painter.setSource(.tint, 1)
    cairo_arc(cairo, width / 2, height / 2, radius, -.pi / 2, -.pi / 2 + 2 * .pi * value)
    cairo_stroke(cairo)
  }
}
#endif
