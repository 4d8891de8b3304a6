internal import KeelInteraction
internal import KeelScene

/// Date pickers: one line of text, and a month of days when open.
extension TerminalScreen {
  func text(of picker: DatePickerElement) -> String { picker.texts.joined(separator: "  ") }

  /// The columns and lines of a calendar month with its header.
  static let calendarSize = Size(width: 22, height: 8)

  func size(of picker: DatePickerElement) -> Size {
    Size(
      width: Self.calendarSize.width,
      height: (picker.components.contains(.date) ? Self.calendarSize.height : 0)
        + (picker.components.contains(.hourAndMinute) ? 1 : 0))
  }

  func measure(_ picker: DatePickerElement, _ node: Node, _ width: Int) -> Size {
    guard picker.style == .inline, width >= Self.calendarSize.width, picker.components.contains(.date) else {
      return measureWords(node, width)
    }
    var size = size(of: picker)
    if !picker.title.isEmpty { size.height += 1 }
    return size
  }

  func draw(_ picker: DatePickerElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard picker.style == .inline, rect.width >= Self.calendarSize.width, picker.components.contains(.date) else {
      return drawWords(node, .control, rect, clip, context)
    }
    let isFocused = stop(node.id, .control, rect, context) && context.isActive
    var area = rect
    if !picker.title.isEmpty {
      put(
        picker.title, x: rect.x, y: rect.y, width: rect.width, style: style(.label, context),
        clip: clip.intersection(rect))
      area.y += 1
      area.height -= 1
    }
    var part: DatePart?
    if case .date(node.id, let open) = overlay { part = open } else if isFocused { part = .day }
    drawCalendar(picker, node.id, part, area, clip.intersection(rect), context)
  }

  /// Draws a month of days and a line with the time.
  func drawCalendar(
    _ picker: DatePickerElement, _ id: NodeID, _ part: DatePart?, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let date = picker.date
    var y = rect.y
    func look(_ wanted: DatePart, _ color: SceneColor = .label) -> CellStyle {
      part == wanted ? theme.focus : style(color, context)
    }
    if picker.components.contains(.date) {
      var x = rect.x + 1
      for piece in systemWords.parts(of: .monthAndYear) {
        let (text, look) =
          switch piece {
          case .text(let text): (text, style(.label, context))
          case .value(0): (systemWords.month(date.month), look(.month))
          case .value: ("\(date.year)", look(.year))
          }
        x = put(text, x: x, y: y, width: max(0, rect.x + Self.calendarSize.width - x), style: look, clip: clip)
      }
      for (column, name) in systemWords.shortWeekdays(in: capabilities.language).enumerated() {
        put(name, x: rect.x + 1 + column * 3, y: y + 1, width: 2, style: style(.secondaryLabel, context), clip: clip)
      }
      let month = CalendarMonth(of: date, in: capabilities.language)
      for candidate in month.days {
        let day = candidate.day
        let place = month.place(ofDay: day)
        let area = Rect(rect.x + 1 + place.column * 3, y + 2 + place.week, 2, 1)
        let isLawful = picker.allowsDay(candidate)
        var inner = context
        if !isLawful { inner.isEnabled = false }
        var style = style(.label, inner)
        if day == date.day {
          style = part == .day ? theme.focus : self.style(.tint, inner, traits: [.bold, .underline])
        }
        put(day < 10 ? " \(day)" : "\(day)", x: area.x, y: area.y, width: 2, style: style, clip: clip)
        if context.isActive, context.isEnabled, isLawful {
          found.hits.append(Hit(rect: area, action: .day(id, day)))
        }
      }
      y += Self.calendarSize.height
    }
    if picker.components.contains(.hourAndMinute) {
      var x = put(date.hourText, x: rect.x + 1, y: y, width: 2, style: look(.hour), clip: clip)
      x = put(":", x: x, y: y, width: 1, style: style(.secondaryLabel, context), clip: clip)
      put(date.minuteText, x: x, y: y, width: 2, style: look(.minute), clip: clip)
    }
  }
}
