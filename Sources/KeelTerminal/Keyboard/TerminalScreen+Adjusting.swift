internal import KeelInteraction
internal import KeelScene

/// Values with a visible editor: inline pickers, dates, the track of a slider.
extension TerminalScreen {
  /// Moves the cursor of an inline picker. Returns false if there is no option in that direction, or no such picker.
  func moveCursor(_ step: Int) -> Bool {
    guard let id = focus.id, case .picker(let picker)? = tree[id]?.element, picker.style == .inline else {
      return false
    }
    let next = picker.cursor(at: cursors[id]) + step
    guard picker.options.indices.contains(next) else {
      cursors[id] = nil
      return false
    }
    cursors[id] = next
    needsComposing = true
    return true
  }

  /// Opens the choices of a control, or chooses the option under the cursor of an inline picker.
  func open(_ id: NodeID) {
    switch tree[id]?.element {
    case .picker(let picker) where picker.style == .inline: sink(.choose(id, index: picker.cursor(at: cursors[id])))
    case .datePicker(let picker): overlay = .date(id, picker.parts.first { $0 == .day } ?? .hour)
    default: openMenu(at: id)
    }
  }

  // MARK: Dates

  private func change(_ picker: DatePickerElement, _ id: NodeID, _ part: DatePart, _ steps: Int) {
    sinkShowingValue(.setDate(id, picker.date(moving: part, by: steps)))
  }

  /// Handles a key while a date is open: arrows move through the month, Tab moves from part to part.
  func handleDate(_ id: NodeID, _ part: DatePart, _ key: Key) {
    guard case .datePicker(let picker)? = tree[id]?.element, tree.isInReach(id) else {
      overlay = .none
      return
    }
    let parts = picker.parts
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

  // MARK: Mouse

  /// Moves the knob of a slider to the mouse.
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
