import KeelInteraction

/// The windows of sections that scroll independently, by the keys of their sections.
///
/// Only the windows of recently requested sections are kept, so that a long list of shelves does not keep the cells of
/// all visited shelves.
struct ShelfWindows {
  /// The maximal number of windows. It exceeds the number of shelves that fit on a screen.
  static let limit = 64

  private var windows: [AnyHashable: NearWindow] = [:]
  /// The keys of the sections in the order of their last requests.
  private var order: [AnyHashable] = []

  /// Returns the window of a section in the numbers of the list; `nil` if no rows of the section were requested.
  ///
  /// - Parameters:
  ///   - key: The key of the section.
  ///   - start: The number of the section's first row.
  ///   - count: The number of the section's rows.
  mutating func window(of key: AnyHashable, at start: Int, count: Int) -> Range<Int>? {
    guard !windows.isEmpty, let place = windows.index(forKey: key) else { return nil }
    windows.values[place].keepInside(count)
    let range = windows.values[place].range
    return start + range.lowerBound..<start + range.upperBound
  }

  /// Moves the window of a section to requested rows, counted in the section. Returns true if a window has changed.
  mutating func reveal(_ asked: Range<Int>, of key: AnyHashable, count: Int, extending: Bool) -> Bool {
    let isNew = windows[key] == nil
    let hasMoved = windows[key, default: NearWindow()].reveal(asked, of: count, extending: extending)
    order.removeAll { $0 == key }
    order.append(key)
    if order.count > Self.limit { windows[order.removeFirst()] = nil }
    return isNew || hasMoved
  }
}
