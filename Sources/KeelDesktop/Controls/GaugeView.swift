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
    meter = isRing ? keel_picture_new() : gtk_level_bar_new()
    let line: Widget
    if isRing {
      gtk_widget_set_size_request(meter, Self.side, Self.side)
      gtk_widget_set_halign(meter, GTK_ALIGN_CENTER)
      line = .box(GTK_ORIENTATION_VERTICAL, spacing: 6, meter)
    } else {
      gtk_widget_set_hexpand(meter, 1)
      gtk_widget_set_valign(meter, GTK_ALIGN_CENTER)
      // These colour a value as good or bad. A gauge only shows an amount.
      for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(meter.opaque, name) }
      line = .box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, ends.first, meter, ends.last)
    }
    super.init(id, front, .box(GTK_ORIENTATION_VERTICAL, spacing: 6, title, line))
    if isRing { drawRing() }
    _ = refresh()
  }

  /// The parts that gauges and rings of progress have in common.
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
    let shown = SafeText.line(parts.words, separator: " · ")
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

  private func drawRing() {
    gtk_drawing_area_set_draw_func(
      meter.typed(),
      { _, cairo, width, height, owner in
        let (cairo, owner) = (Address(cairo), Address(owner))
        MainActor.assumeIsolated {
          guard let cairo = cairo.opaque else { return }
          owner.object(Ring.self)?.view?.draw(with: cairo, Double(width), Double(height))
        }
      }, Held.retain(Ring(self)), { Held.release($0) })
  }

  /// The view of a ring, as C knows it.
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
