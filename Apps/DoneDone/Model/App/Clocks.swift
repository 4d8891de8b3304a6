internal import Foundation

/// The current day in each time zone in which a window is. Windows in the same zone share it.
@MainActor final class Clocks {
  private struct Entry {
    weak var today: Today?
  }

  private let main: Today
  private var others: [TimeZone: Entry] = [:]

  /// - Parameter main: The current day in the time zone of the process.
  init(_ main: Today) { self.main = main }

  func today(in zone: TimeZone) -> Today {
    if zone == main.calendar.timeZone { return main }
    if let today = others[zone]?.today { return today }
    others = others.filter { $0.value.today != nil }
    let today = main.moved(to: zone)
    others[zone] = Entry(today: today)
    return today
  }
}
