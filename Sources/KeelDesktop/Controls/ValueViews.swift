#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The progress of something, as a bar.
@MainActor final class ProgressView: NodeView {
  private let bar: Widget
  private let title: Widget

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    bar = gtk_progress_bar_new()
    title = gtk_label_new(nil)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    gtk_label_set_xalign(title.opaque, 0)
    gtk_box_append(box.typed(), title)
    gtk_box_append(box.typed(), bar)
    super.init(id, front, box)
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    let words: [String]
    switch element {
    case .progress(let progress):
      gtk_progress_bar_set_fraction(bar.opaque, progress.value)
      words = [progress.title, progress.currentText]
    case .gauge(let gauge):
      gtk_progress_bar_set_fraction(bar.opaque, gauge.value)
      words = [gauge.title, gauge.currentText]
    default: return false
    }
    let shown = words.filter { !$0.isEmpty }.map(SafeText.line).joined(separator: " · ")
    gtk_label_set_text(title.opaque, shown)
    gtk_widget_set_visible(title, (!shown.isEmpty).g)
    let name = attributes.accessibility.label
    bar.setName(spokenName(name, shown))
    return true
  }
}

/// A sign that something goes on, with its title beside it.
@MainActor final class SpinnerView: NodeView {
  private let spinner: Widget
  private let title: Widget

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    spinner = gtk_spinner_new()
    title = gtk_label_new(nil)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_append(box.typed(), spinner)
    gtk_box_append(box.typed(), title)
    super.init(id, front, box)
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .activityIndicator(let indicator) = element else { return false }
    gtk_spinner_set_spinning(spinner.opaque, indicator.isAnimating.g)
    gtk_label_set_text(title.opaque, SafeText.line(indicator.title))
    gtk_widget_set_visible(title, (!indicator.title.isEmpty).g)
    spinner.setName(spokenName(attributes.accessibility.label, indicator.title))
    return true
  }
}

/// A value between two others.
@MainActor final class SliderView: NodeView {
  private let scale: Widget
  private let ends: (first: Widget, last: Widget)

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1)
    ends = (gtk_label_new(nil), gtk_label_new(nil))
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_widget_set_hexpand(scale, 1)
    for part in [ends.first, scale, ends.last] { gtk_box_append(box.typed(), part) }
    super.init(id, front, box)
    Signal.on(scale.object, "value-changed") { [weak self] in
      guard let self else { return }
      self.front.send(.adjust(self.id, value: gtk_range_get_value(scale.typed())))
    }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .slider(let slider) = element else { return false }
    gtk_range_set_range(scale.typed(), slider.minimum, max(slider.maximum, slider.minimum + 1e-9))
    let step = slider.step ?? (slider.maximum - slider.minimum) / 20
    gtk_range_set_increments(scale.typed(), step, max(step, (slider.maximum - slider.minimum) / 10))
    if gtk_range_get_value(scale.typed()) != slider.value { gtk_range_set_value(scale.typed(), slider.value) }
    for (label, words) in [(ends.first, slider.minimumLabel), (ends.last, slider.maximumLabel)] {
      gtk_label_set_text(label.opaque, SafeText.line(words))
      gtk_widget_set_visible(label, (!words.isEmpty).g)
    }
    let name = attributes.accessibility.label
    scale.setName(spokenName(name, slider.title))
    return true
  }

  override func takeFocus() -> Bool { gtk_widget_grab_focus(scale) != 0 }
}

/// A value with two buttons that change it.
@MainActor final class StepperView: NodeView {
  private let title: Widget
  private let buttons: (less: Widget, more: Widget)

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    title = gtk_label_new(nil)
    buttons = (
      gtk_button_new_from_icon_name("list-remove-symbolic"), gtk_button_new_from_icon_name("list-add-symbolic")
    )
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    let pair: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    pair.setClass("linked")
    gtk_widget_set_valign(pair, GTK_ALIGN_CENTER)
    gtk_label_set_xalign(title.opaque, 0)
    gtk_widget_set_hexpand(title, 1)
    gtk_box_append(box.typed(), title)
    gtk_box_append(box.typed(), pair)
    gtk_box_append(pair.typed(), buttons.less)
    gtk_box_append(pair.typed(), buttons.more)
    super.init(id, front, box)
    Signal.on(buttons.less.object, "clicked") { [weak front] in front?.send(.decrement(id)) }
    Signal.on(buttons.more.object, "clicked") { [weak front] in front?.send(.increment(id)) }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .stepper(let stepper) = element else { return false }
    let shown = [stepper.title, stepper.valueText].filter { !$0.isEmpty }.map(SafeText.line).joined(separator: ": ")
    gtk_label_set_text(title.opaque, shown)
    gtk_widget_set_visible(title, (!shown.isEmpty).g)
    gtk_widget_set_sensitive(buttons.less, stepper.canDecrement.g)
    gtk_widget_set_sensitive(buttons.more, stepper.canIncrement.g)
    let name = attributes.accessibility.label.isEmpty ? shown : attributes.accessibility.label
    buttons.less.setName(name.isEmpty ? "−" : "\(name) −")
    buttons.more.setName(name.isEmpty ? "+" : "\(name) +")
    return true
  }

  override func takeFocus() -> Bool {
    gtk_widget_grab_focus(buttons.more) != 0 || gtk_widget_grab_focus(buttons.less) != 0
  }
}
#endif
