internal import KeelInteraction
internal import KeelScene

/// Values with a visible editor: inline pickers, dates, the track of a slider.
extension TerminalScreen {
  /// Moves the cursor of an inline picker. Returns false if there is no option in that direction, or no such picker.
  func moveCursor(_ step: Int) -> Bool {
    guard let id = focus.id, case .picker(let picker)? = tree[id]?.element, picker.style == .inline else {
      return false
    }
    let next = picker.cursor(at: states[id].cursor) + step
    guard picker.options.indices.contains(next) else {
      states[id].cursor = nil
      return false
    }
    states[id].cursor = next
    needsComposing = true
    return true
  }

  /// Opens the choices of a control, or chooses the option under the cursor of an inline picker.
  func open(_ id: NodeID) {
    switch tree[id]?.element {
    case .picker(let picker) where picker.style == .inline:
      sink(.choose(id, index: picker.cursor(at: states[id].cursor)))
    case .datePicker: overlay = tree.openDate(at: id).map { .date($0) } ?? .none
    default: openMenu(at: id)
    }
  }

  // MARK: Dates

  /// Handles a key while a date is open: arrows move through the month, Tab moves from part to part.
  func handleDate(_ date: OpenDate, _ key: Key) {
    let answer =
      switch key.code {
      case .tab: tree.answer(movingBy: 1, in: date)
      case .backTab: tree.answer(movingBy: -1, in: date)
      default: TerminalKeys.commandKey(key).flatMap { tree.answer(to: $0, in: date) }
      }
    switch answer {
    case .shows(let date): overlay = .date(date)
    case .closes: overlay = .none
    case .sends(let event): sinkShowingValue(event)
    case nil: break
    }
  }

  // MARK: Mouse

  /// Moves the knob of a slider to the mouse.
  func slide(_ id: NodeID, to x: Int) {
    guard case .slider(let slider)? = tree[id]?.element,
      let track = hits.last(where: { $0.action == .track(id) })?.rect, track.width > 1
    else { return }
    let column = tree.isRightToLeft(id) ? track.maxX - 1 - x : x - track.x
    let part = Double(min(max(0, column), track.width - 1)) / Double(track.width - 1)
    sinkShowingValue(.adjust(id, value: slider.minimum + part * (slider.maximum - slider.minimum)))
  }

  func chooseDay(_ id: NodeID, _ day: Int) {
    guard case .datePicker(let picker)? = tree[id]?.element else { return }
    var date = picker.date
    date.day = day
    sinkShowingValue(.setDate(id, date))
  }
}
