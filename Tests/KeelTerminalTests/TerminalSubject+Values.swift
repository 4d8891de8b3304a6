import Conformance
import KeelInteraction
import KeelScene

@testable import KeelTerminal

/// The input for setting values in a terminal.
extension TerminalSubject {
  func adjust(_ name: String, to value: Double) throws {
    try act {
      let stop = try stop(name, Self.valueControls)
      switch means {
      case .mouse: click((stop.rect.maxX - 1, stop.rect.y))
      case .keyboard:
        try reach(stop)
        for _ in 0..<100 {
          guard case .slider(let slider)? = screen.tree[stop.id]?.element, slider.value < value else { break }
          press(.right)
        }
      }
    }
  }

  func increment(_ name: String) throws { try step(name, isUp: true) }
  func decrement(_ name: String) throws { try step(name, isUp: false) }

  private func step(_ name: String, isUp: Bool) throws {
    try act {
      let stop = try stop(name, Self.valueControls)
      switch means {
      case .mouse: click((stop.rect.maxX - (isUp ? 3 : 7), stop.rect.y))
      case .keyboard:
        try reach(stop)
        press(isUp ? .right : .left)
      }
    }
  }

  func choose(_ option: String, in name: String) throws {
    try act {
      let stop = try stop(name, Self.valueControls)
      guard case .picker(let picker)? = screen.tree[stop.id]?.element,
        let index = picker.options.firstIndex(where: { $0.title == option })
      else { throw NotOffered("\(name) has no \(option).") }
      let isOpen = stop.rect.height > 1 || picker.style == .segmented
      switch means {
      case .mouse where isOpen:
        guard let hit = screen.hits.last(where: { $0.action == .choose(stop.id, index) }) else { return }
        click((hit.rect.x + 1, hit.rect.y))
      case .mouse:
        click((stop.rect.maxX - 1, stop.rect.y))
        clickInPopup(option)
        if openMenu != nil { press(.escape) }
      case .keyboard where picker.style == .segmented:
        guard picker.options[index].isEnabled else { throw NotOffered("\(option) is disabled.") }
        try reach(stop)
        for _ in (picker.selectedIndex ?? 0)..<index { press(.right) }
      case .keyboard where isOpen:
        try reach(stop)
        for _ in (picker.selectedIndex ?? 0)..<index { press(.down) }
        press(.enter)
      case .keyboard:
        try reach(stop)
        press(.enter)
        try chooseInPopup(option)
      }
    }
  }

  private func clickInPopup(_ title: String) {
    screen.composeIfNeeded()
    guard let openMenu, let index = screen.tree.items(of: openMenu).firstIndex(where: { $0.title == title }),
      let hit = screen.hits.last(where: { $0.action == .menu(index) })
    else { return }
    click((hit.rect.x + 1, hit.rect.y))
  }

  /// The open menu.
  var openMenu: OpenMenu? { if case .popup(let menu) = screen.overlay { menu } else { nil } }

  /// Moves down an open menu to the item with that title, and chooses it.
  private func chooseInPopup(_ title: String) throws {
    for _ in 0..<50 {
      guard let openMenu else { return }
      if screen.tree.items(of: openMenu)[openMenu.marked].title == title { return press(.enter) }
      press(.down)
    }
    press(.escape)
    throw NotOffered("\(title) cannot be chosen.")
  }

  func chooseInMenu(_ item: String, of name: String) throws {
    try act {
      let stop = try stop(name, [.link, .menu])
      switch means {
      case .mouse:
        click((stop.rect.x, stop.rect.y))
        clickInPopup(item)
        if openMenu != nil { press(.escape) }
      case .keyboard:
        try reach(stop)
        press(.enter)
        try chooseInPopup(item)
      }
    }
  }

  func nextDay(_ name: String) throws {
    try act {
      let stop = try stop(name, Self.valueControls)
      guard case .datePicker(let picker)? = screen.tree[stop.id]?.element else { return }
      switch means {
      case .mouse:
        click((stop.rect.maxX - 1, stop.rect.y))
        let day = screen.hits.last { $0.action == .day(stop.id, picker.date.adding(days: 1).day) }
        if let day { click((day.rect.x, day.rect.y)) }
        press(.escape)
      case .keyboard:
        try reach(stop)
        press(.right)
      }
    }
  }

  func follow(_ words: String) throws {
    try act {
      switch means {
      case .mouse: click(try point(of: words))
      case .keyboard:
        screen.composeIfNeeded()
        let label = screen.stops.first { stop in
          if case .label(let label)? = screen.tree[stop.id]?.element {
            return label.runs.contains { $0.link != nil && $0.text == words }
          }
          return false
        }
        guard let label else { throw Fault(description: "No link \(words).") }
        try reach(label)
        press(.enter)
      }
    }
  }

  func chooseTab(_ title: String) throws {
    try act {
      switch means {
      case .mouse: click(try point(of: title))
      case .keyboard:
        guard let id = screen.scope.tabs, case .tabs(let tabs)? = screen.tree[id]?.element,
          let index = tabs.tabs.firstIndex(where: { $0.title == title })
        else { throw Fault(description: "No tab \(title).") }
        press(.character(Character("\(index + 1)")))
      }
    }
  }

  func look(_ text: String) throws {
    try act {
      press(.character("/"))
      for letter in text { press(.character(letter)) }
    }
  }

  func endLook() throws { try act { press(.escape) } }

  func delete(_ name: String) throws {
    try act {
      let row = try stop(name, [.row])
      switch means {
      case .mouse:
        guard let mark = screen.hits.last(where: { $0.action == .delete(row.id) }) else {
          throw NotOffered("\(name) cannot be deleted.")
        }
        click((mark.rect.x + 1, mark.rect.y))
      case .keyboard:
        try reach(row)
        press(.delete)
      }
    }
  }

  func moveDown(_ name: String) throws {
    try act {
      try reach(try stop(name, [.row]))
      press(.down, .alt)
    }
  }
}
