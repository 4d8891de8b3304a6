import KeelScene

/// Changes of values by keys.
extension SceneTree {
  /// Returns the event that changes the value of a node; `nil` if the node has no value, or has that value already.
  func value(_ change: KeyMeaning, of node: Node) -> Event? {
    switch node.element {
    case .slider(let slider):
      let value = slider.stepped(slider.value(after: change))
      return value == slider.value ? nil : .adjust(node.id, value: value)
    case .datePicker(let picker):
      guard let date = picker.date(after: change), picker.lawful(date) != picker.date else { return nil }
      return .setDate(node.id, date)
    case .picker(let picker):
      let chosen = picker.selectedIndex ?? (change == .less ? picker.options.count : -1)
      return choice(change, from: chosen, of: picker.options.indices, in: node.id)
    case .tabs(let tabs): return choice(change, from: tabs.selectedIndex, of: tabs.tabs.indices, in: node.id)
    case .stepper(let stepper):
      switch change {
      case .least: return stepper.minimum.map { .adjust(node.id, value: $0) }
      case .greatest: return stepper.maximum.map { .adjust(node.id, value: $0) }
      default: return step(change, of: node.id)
      }
    default: return step(change, of: node.id)
    }
  }

  private func step(_ change: KeyMeaning, of id: NodeID) -> Event? {
    switch change {
    case .less: .decrement(id)
    case .more: .increment(id)
    default: nil
    }
  }

  /// Returns the event that chooses the nearest possible option in that direction; `nil` if there is none.
  private func choice(_ change: KeyMeaning, from chosen: Int, of all: Range<Int>, in id: NodeID) -> Event? {
    let order: [Int] =
      switch change {
      case .less: all.reversed().filter { $0 < chosen }
      case .more: all.filter { $0 > chosen }
      case .least: Array(all)
      case .greatest: all.reversed()
      default: []
      }
    guard let index = order.first(where: { accepts(.choose(id, index: $0)) }), index != chosen else { return nil }
    return .choose(id, index: index)
  }

  /// Returns the event that selects the tab with that number; `nil` if there is only one tab.
  func tab(_ typed: String, of id: NodeID) -> Event? {
    guard let number = Int(typed), case .tabs(let tabs)? = element(of: id), tabs.tabs.count > 1 else { return nil }
    return .choose(id, index: number - 1)
  }

  /// Returns the event of a digit, which sets the value or chooses the option with that number.
  func number(_ typed: String, of node: Node) -> Event? {
    guard let number = Int(typed) else { return nil }
    if case .picker = node.element { return .choose(node.id, index: number - 1) }
    return .adjust(node.id, value: Double(number))
  }
}

extension SliderElement {
  fileprivate func value(after change: KeyMeaning) -> Double {
    switch change {
    case .less: value - stride
    case .more: value + stride
    case .muchLess: value - 10 * (step ?? stride)
    case .muchMore: value + 10 * (step ?? stride)
    case .least: minimum
    case .greatest: maximum
    default: value
    }
  }

  /// The distance of one arrow press: a step, or a twentieth of the range. Several small steps are combined.
  private var stride: Double {
    let twentieth = (maximum - minimum) / 20
    guard let step else { return twentieth }
    return style == .dots ? step : max(step, (twentieth / 2 / step).rounded() * step)
  }
}
