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
    title = .label()
    super.init(id, front, .box(GTK_ORIENTATION_VERTICAL, spacing: 6, title, bar))
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .progress(let progress) = element, progress.style == .linear else { return false }
    gtk_progress_bar_set_fraction(bar.opaque, progress.value)
    let shown = SafeText.line([progress.title, progress.currentText], separator: " · ")
    title.show(shown)
    bar.setName(spokenName(attributes.accessibility.label, shown))
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
    super.init(id, front, .box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, spinner, title))
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .activityIndicator(let indicator) = element else { return false }
    gtk_spinner_set_spinning(spinner.opaque, indicator.isAnimating.g)
    title.show(SafeText.line(indicator.title))
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
    gtk_widget_set_hexpand(scale, 1)
    super.init(id, front, .box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, ends.first, scale, ends.last))
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
    ends.first.show(SafeText.line(slider.minimumLabel))
    ends.last.show(SafeText.line(slider.maximumLabel))
    scale.setName(spokenName(attributes.accessibility.label, slider.title))
    return true
  }

  override func takeFocus() -> Bool { gtk_widget_grab_focus(scale) != 0 }
}

/// A value with two buttons that change it.
@MainActor final class StepperView: NodeView {
  private let title: Widget
  private let titleStyle = ControlStyle()
  private let buttons: (less: Widget, more: Widget)

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    title = .label(isGrowing: true)
    buttons = (
      gtk_button_new_from_icon_name("list-remove-symbolic"), gtk_button_new_from_icon_name("list-add-symbolic")
    )
    let pair: Widget = .box(GTK_ORIENTATION_HORIZONTAL, spacing: 0, buttons.less, buttons.more)
    pair.setClass("linked")
    gtk_widget_set_valign(pair, GTK_ALIGN_CENTER)
    super.init(id, front, .box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, title, pair))
    Signal.on(buttons.less.object, "clicked") { [weak front] in front?.send(.decrement(id)) }
    Signal.on(buttons.more.object, "clicked") { [weak front] in front?.send(.increment(id)) }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .stepper(let stepper) = element else { return false }
    let shown = SafeText.line([stepper.title, stepper.valueText], separator: ": ")
    title.show(shown)
    titleStyle.show(stepper.look, onText: title)
    gtk_widget_set_sensitive(buttons.less, stepper.canDecrement.g)
    gtk_widget_set_sensitive(buttons.more, stepper.canIncrement.g)
    let name = spokenName(attributes.accessibility.label, stepper.title, stepper.valueText)
    buttons.less.setName(name.isEmpty ? front.words[.decrease] : front.words[.decreaseOf, name])
    buttons.more.setName(name.isEmpty ? front.words[.increase] : front.words[.increaseOf, name])
    return true
  }

  override func takeFocus() -> Bool {
    gtk_widget_grab_focus(buttons.more) != 0 || gtk_widget_grab_focus(buttons.less) != 0
  }
}
#endif
