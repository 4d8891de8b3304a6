package import KeelScene

/// A date picker that is open over the page, with the part of the date that arrows change.
package struct OpenDate: Hashable, Sendable {
  /// The date picker.
  package var owner: NodeID
  package var part: DatePart

  package init(owner: NodeID, part: DatePart) { (self.owner, self.part) = (owner, part) }
}

/// The effect of a key in an open date.
package enum DateAnswer: Hashable, Sendable {
  /// Arrows change this part from now on.
  case shows(OpenDate)
  /// The date closes. Its value remains.
  case closes
  /// The front end sends the event, and the date stays open.
  case sends(Event)
}

/// The effects of keys in open dates.
extension SceneTree {
  /// Returns a date picker as it opens, at the day or the hour; `nil` if the node is no date picker.
  package func openDate(at owner: NodeID) -> OpenDate? {
    guard case .datePicker(let picker)? = element(of: owner) else { return nil }
    return OpenDate(owner: owner, part: picker.parts.first { $0 == .day } ?? .hour)
  }

  /// Returns the effect of a key in an open date; `nil` if it has none.
  ///
  /// In a month, arrows move by days and weeks. In other parts, Up and Down change the value, and Left and Right move to
  /// the parts beside it. Page Up and Page Down change the month.
  package func answer(to key: CommandKey, in open: OpenDate) -> DateAnswer? {
    guard case .datePicker(let picker)? = element(of: open.owner), isInReach(open.owner) else { return .closes }
    let isDay = open.part == .day
    func change(_ part: DatePart, _ steps: Int) -> DateAnswer {
      .sends(.setDate(open.owner, picker.date(moving: part, by: steps)))
    }
    switch alongLines(key, at: open.owner) {
    case .escape, .return, .space: return .closes
    case .left: return isDay ? change(.day, -1) : answer(movingBy: -1, in: open)
    case .right: return isDay ? change(.day, 1) : answer(movingBy: 1, in: open)
    case .up: return change(open.part, isDay ? -7 : 1)
    case .down: return change(open.part, isDay ? 7 : -1)
    case .pageUp: return change(.month, -1)
    case .pageDown: return change(.month, 1)
    case .home, .end, .delete, .plus, .minus, .slash, .raiseRow, .lowerRow, .refresh, .actions, .help, .digit, .letter,
      .back, .search, .close:
      return nil
    }
  }

  /// Returns the effect of Tab (1) or Shift-Tab (-1) in an open date: it leads from part to part, in a circle.
  package func answer(movingBy step: Int, in open: OpenDate) -> DateAnswer? {
    guard case .datePicker(let picker)? = element(of: open.owner) else { return .closes }
    let parts = picker.parts
    let index = parts.firstIndex(of: open.part) ?? 0
    return .shows(OpenDate(owner: open.owner, part: parts[(index + step + parts.count) % parts.count]))
  }
}
