#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A date and a time: a button with a calendar, and two numbers for the time.
@MainActor final class DateView: NodeView {
  private let title: Widget
  private let button: Widget
  private let calendar: Widget
  private let hour: Widget
  private let minute: Widget
  private let time: Widget

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    title = .label(isGrowing: true)
    button = gtk_menu_button_new()
    calendar = gtk_calendar_new()
    hour = gtk_spin_button_new_with_range(0, 23, 1)
    minute = gtk_spin_button_new_with_range(0, 59, 1)
    time = .box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, hour, gtk_label_new(":"), minute)
    for number in [hour, minute] { gtk_spin_button_set_wrap(number.opaque, 1) }
    let popover: Widget = gtk_popover_new()
    gtk_popover_set_child(popover.typed(), calendar)
    gtk_menu_button_set_popover(button.opaque, popover)
    super.init(id, front, .box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, title, button, time))
    Signal.on(calendar.object, "day-selected") { [weak self] in self?.changed() }
    for number in [hour, minute] {
      Signal.on(number.object, "value-changed") { [weak self] in self?.changed() }
    }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .datePicker(let picker) = element else { return false }
    let name = [attributes.accessibility.label, picker.title].first { !$0.isEmpty }.map(SafeText.line) ?? ""
    title.show(SafeText.line(picker.title))
    let date = picker.date
    gtk_menu_button_set_label(button.opaque, date.dayText)
    button.setNameOfButton(name.isEmpty ? date.dayText : "\(name), \(date.dayText)")
    gtk_widget_set_visible(button, picker.components.contains(.date).g)
    gtk_widget_set_visible(time, picker.components.contains(.hourAndMinute).g)
    if shownDay != (date.year, date.month, date.day),
      let day = g_date_time_new_local(Int32(date.year), Int32(date.month), Int32(date.day), 0, 0, 0)
    {
      gtk_calendar_select_day(calendar.opaque, day)
      g_date_time_unref(day)
    }
    gtk_spin_button_set_increments(minute.opaque, Double(picker.minuteInterval), 10)
    for (number, value, word) in [(hour, date.hour, "h"), (minute, date.minute, "min")] {
      if gtk_spin_button_get_value_as_int(number.opaque) != Int32(value) {
        gtk_spin_button_set_value(number.opaque, Double(value))
      }
      number.setName(name.isEmpty ? word : "\(name), \(word)")
    }
    return true
  }

  private var shownDay: (Int, Int, Int) {
    guard let day = gtk_calendar_get_date(calendar.opaque) else { return (0, 0, 0) }
    defer { g_date_time_unref(day) }
    return (
      Int(g_date_time_get_year(day)), Int(g_date_time_get_month(day)), Int(g_date_time_get_day_of_month(day))
    )
  }

  private func changed() {
    guard front.isApplying == 0, case .datePicker(let picker)? = front.tree.element(of: id) else { return }
    var date = picker.date
    (date.year, date.month, date.day) = shownDay
    date.hour = Int(gtk_spin_button_get_value_as_int(hour.opaque))
    date.minute = Int(gtk_spin_button_get_value_as_int(minute.opaque))
    guard date != picker.date else { return }
    front.send(.setDate(id, date))
  }

  override func openChoices() -> Bool {
    gtk_menu_button_popup(button.opaque)
    return true
  }

  override func takeFocus() -> Bool { gtk_widget_grab_focus(button) != 0 || gtk_widget_grab_focus(hour) != 0 }
}
#endif
