internal import KeelInteraction
internal import KeelScene

/// What arrows and clicks do to values.
extension TerminalScreen {
  /// Left and right in a control that has a value. Says whether the key was for it.
  func adjust(_ id: NodeID, _ step: Int) -> Bool {
    guard let node = tree[id] else { return false }
    let isLive = !isGuarded
    switch node.element {
    case .slider(let slider):
      if isLive { sinkShowingValue(.adjust(id, value: slider.value + Double(step) * distance(slider))) }
    case .stepper: if isLive { sink(step > 0 ? .increment(id) : .decrement(id)) }
    case .picker(let picker):
      if isLive { choose(picker, id, step) }
    case .datePicker(let picker):
      if isLive { change(picker, id, picker.components.contains(.date) ? .day : .minute, step) }
    case .tabs(let tabs):
      if isLive { sink(.choose(id, index: tabs.selectedIndex + step)) }
    default:
      guard node.attributes.accessibility.isAdjustable else { return false }
      if isLive { sink(step > 0 ? .increment(id) : .decrement(id)) }
    }
    return true
  }

  /// How far an arrow moves a slider: a step, or a twentieth of the way.
  private func distance(_ slider: SliderElement) -> Double {
    let twentieth = (slider.maximum - slider.minimum) / 20
    guard let step = slider.step else { return twentieth }
    if slider.style == .dots { return step }
    // Fine steps are taken several at a time.
    return max(step, (twentieth / 2 / step).rounded() * step)
  }

  private func choose(_ picker: PickerElement, _ id: NodeID, _ step: Int) {
    var index = picker.selectedIndex ?? (step > 0 ? -1 : picker.options.count)
    repeat { index += step } while picker.options.indices.contains(index) && !tree.accepts(.choose(id, index: index))
    sink(.choose(id, index: index))
  }

  /// Up and down in an inline picker. Says whether there was an option to go to.
  func moveCursor(_ id: NodeID, _ step: Int) -> Bool {
    guard case .picker(let picker)? = tree[id]?.element, picker.style == .inline else { return false }
    let next = cursor(of: id, picker) + step
    guard picker.options.indices.contains(next) else {
      cursors[id] = nil
      return false
    }
    cursors[id] = next
    needsComposing = true
    return true
  }

  /// Shows what there is to choose from, or chooses what is marked in it.
  func open(_ id: NodeID) {
    guard let node = tree[id] else { return }
    switch node.element {
    case .picker(let picker):
      if picker.style == .inline {
        sink(.choose(id, index: cursor(of: id, picker)))
      } else {
        openPopup(id)
      }
    case .datePicker(let picker): overlay = .date(id, parts(of: picker).first { $0 == .day } ?? .hour)
    case .menu: openPopup(id)
    case .label where !isOnlyOfferingActions(node): openPopup(id)
    default: openMenu()
    }
  }

  // MARK: Dates

  func parts(of picker: DatePickerElement) -> [DatePart] {
    (picker.components.contains(.date) ? [.year, .month, .day] : [])
      + (picker.components.contains(.hourAndMinute) ? [.hour, .minute] : [])
  }

  private func change(_ picker: DatePickerElement, _ id: NodeID, _ part: DatePart, _ step: Int) {
    let date = picker.date
    let wanted =
      switch part {
      case .year: date.adding(months: 12 * step)
      case .month: date.adding(months: step)
      case .day: date.adding(days: step)
      case .hour: turned(date, hours: step)
      case .minute: turned(date, minutes: step * picker.minuteInterval, interval: picker.minuteInterval)
      }
    sinkShowingValue(.setDate(id, wanted))
  }

  /// The hour goes round without changing the day.
  private func turned(_ date: SceneDate, hours: Int) -> SceneDate {
    var date = date
    date.hour = (date.hour + hours % 24 + 24) % 24
    return date
  }

  private func turned(_ date: SceneDate, minutes: Int, interval: Int) -> SceneDate {
    var date = date
    let minute = minutes > 0 ? date.minute / interval * interval : (date.minute + interval - 1) / interval * interval
    date.minute = ((minute + minutes) % 60 + 60) % 60
    return date
  }

  /// A key while a date is open: arrows move through the month, Tab from part to part.
  func handleDate(_ id: NodeID, _ part: DatePart, _ key: Key) {
    guard case .datePicker(let picker)? = tree[id]?.element, tree.isInReach(id) else {
      overlay = .none
      return
    }
    let parts = parts(of: picker)
    func go(_ step: Int) {
      let index = parts.firstIndex(of: part) ?? 0
      overlay = .date(id, parts[(index + step + parts.count) % parts.count])
    }
    switch key.code {
    case .escape, .enter, .character(" "): overlay = .none
    case .tab: go(1)
    case .backTab: go(-1)
    case .left where part == .day: change(picker, id, .day, -1)
    case .right where part == .day: change(picker, id, .day, 1)
    case .left: go(-1)
    case .right: go(1)
    case .up: change(picker, id, part, part == .day ? -7 : 1)
    case .down: change(picker, id, part, part == .day ? 7 : -1)
    case .pageUp: change(picker, id, .month, -1)
    case .pageDown: change(picker, id, .month, 1)
    default: break
    }
  }

  func drawDate(_ id: NodeID, _ part: DatePart) {
    guard case .datePicker(let picker)? = tree[id]?.element else {
      overlay = .none
      return
    }
    // An inline picker shows its month in its own place.
    if picker.style == .inline, picker.components.contains(.date),
      stops.contains(where: { $0.id == id && $0.rect.height > 2 })
    {
      return
    }
    let size = size(of: picker)
    let frame = popupFrame(id, width: min(columns, size.width + 2), height: min(rows, size.height + 2))
    let page = Rect(0, 0, columns, rows)
    // A line round it would take the room of a day.
    let isBare = columns < size.width + 2
    if isBare { fill(frame, style: .plain, clip: page) } else { box(frame, style: theme.secondary, clip: page) }
    hits.append(Hit(rect: frame, action: .nothing))
    let area = isBare ? frame : frame.inset(1, 1)
    var inner = area
    if isBare { inner.x -= max(0, min(1, size.width - frame.width)) }
    // On a low terminal the part that is being changed stays in sight.
    if inner.height < size.height {
      let line = line(of: part, picker)
      inner.y -= min(max(0, line - inner.height / 2), size.height - inner.height)
    }
    drawCalendar(picker, id, part, inner, area, DrawContext())
    cursor = nil
  }

  private func line(of part: DatePart, _ picker: DatePickerElement) -> Int {
    switch part {
    case .year, .month: return 0
    case .day:
      let month = CalendarMonth(of: picker.date, in: capabilities.language)
      return 2 + month.place(ofDay: picker.date.day).week
    case .hour, .minute: return size(of: picker).height - 1
    }
  }

  // MARK: Mouse

  /// Moves the knob of a slider under the mouse.
  func slide(_ id: NodeID, to x: Int) {
    guard case .slider(let slider)? = tree[id]?.element,
      let track = hits.last(where: { $0.action == .track(id) })?.rect, track.width > 1
    else { return }
    let part = Double(min(max(0, x - track.x), track.width - 1)) / Double(track.width - 1)
    sinkShowingValue(.adjust(id, value: slider.minimum + part * (slider.maximum - slider.minimum)))
  }

  func chooseDay(_ id: NodeID, _ day: Int) {
    guard case .datePicker(let picker)? = tree[id]?.element else { return }
    var date = picker.date
    date.day = day
    sinkShowingValue(.setDate(id, date))
  }
}
