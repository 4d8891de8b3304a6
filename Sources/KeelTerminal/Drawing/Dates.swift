internal import KeelInteraction
internal import KeelScene

/// Date pickers: one line of text, and a month of days when open.
extension Measurer {
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
}

extension Composer {
  func draw(_ picker: DatePickerElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard picker.style == .inline, rect.width >= Measurer.calendarSize.width, picker.components.contains(.date) else {
      return drawWords(node, .date, rect, clip, context)
    }
    let isFocused = stop(node.id, .date, rect, context) && context.isActive
    var area = rect
    if !picker.title.isEmpty {
      painter.put(
        picker.title, x: rect.x, y: rect.y, width: rect.width, style: style(.label, context),
        clip: clip.intersection(rect))
      area.y += 1
      area.height -= 1
    }
    var part: DatePart?
    if case .date(let open) = overlay, open.owner == node.id { part = open.part } else if isFocused { part = .day }
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
        x = painter.put(
          text, x: x, y: y, width: max(0, rect.x + Measurer.calendarSize.width - x), style: look, clip: clip)
      }
      for (column, name) in systemWords.shortWeekdays(in: capabilities.language).enumerated() {
        painter.put(
          name, x: rect.x + 1 + column * 3, y: y + 1, width: 2, style: style(.secondaryLabel, context), clip: clip)
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
        painter.put(day < 10 ? " \(day)" : "\(day)", x: area.x, y: area.y, width: 2, style: style, clip: clip)
        if context.isActive, context.isEnabled, isLawful {
          hit(area, .day(id, day))
        }
      }
      y += Measurer.calendarSize.height
    }
    if picker.components.contains(.hourAndMinute) {
      // The hour precedes the minute everywhere.
      onScreen(Rect(rect.x + 1, y, 5, 1), clip) { area, clip in
        var x = painter.put(date.hourText, x: area.x, y: y, width: 2, style: look(.hour), clip: clip)
        x = painter.put(":", x: x, y: y, width: 1, style: style(.secondaryLabel, context), clip: clip)
        painter.put(date.minuteText, x: x, y: y, width: 2, style: look(.minute), clip: clip)
      }
    }
  }

  // MARK: Open dates

  /// Draws an open date over the page. An inline picker displays its month in place.
  func draw(_ open: OpenDate) {
    let (id, part) = (open.owner, open.part)
    guard case .datePicker(let picker)? = tree[id]?.element else { return }
    if picker.style == .inline, picker.components.contains(.date),
      found.stops.contains(where: { $0.id == id && $0.rect.height > 2 })
    {
      return
    }
    let size = measurer.size(of: picker)
    let frame = popupFrame(id, width: min(columns, size.width + 2), height: min(rows, size.height + 2))
    let page = Rect(0, 0, columns, rows)
    // A border would take the space of a day.
    let isBare = columns < size.width + 2
    if isBare {
      painter.fill(frame, style: .plain, clip: page)
    } else {
      painter.box(frame, style: theme.secondary, clip: page)
    }
    hit(frame, .nothing)
    let area = isBare ? frame : frame.inset(1, 1)
    var inner = area
    if isBare { inner.x -= max(0, min(1, size.width - frame.width)) }
    // On a low terminal the edited part stays visible.
    if inner.height < size.height {
      let line = line(of: part, picker)
      inner.y -= min(max(0, line - inner.height / 2), size.height - inner.height)
    }
    let context = DrawContext(isRightToLeft: tree.isRightToLeft(id))
    alongLines(of: inner, area, context) { drawCalendar(picker, id, part, inner, $0, context) }
    found.cursor = nil
  }

  private func line(of part: DatePart, _ picker: DatePickerElement) -> Int {
    switch part {
    case .year, .month: return 0
    case .day:
      let month = CalendarMonth(of: picker.date, in: capabilities.language)
      return 2 + month.place(ofDay: picker.date.day).week
    case .hour, .minute: return measurer.size(of: picker).height - 1
    }
  }
}
