import KeelInteraction
import KeelScene

extension Driver {
  /// Refreshes the reachable list, as pulling it down does.
  public func refresh() throws(DriverError) {
    let lists = listsInReach
    let available = lists.first { frontEnd.tree.accepts(.refresh($0.id)) }
    guard let available else {
      let isActive = lists.contains { $0.list.refresh == .active }
      throw DriverError(
        .notPossible,
        isActive
          ? "The rows are being fetched already." : "There is no list in reach that can fetch its rows again.",
        rule: "A list can be refreshed while it offers that.",
        remedy: isActive ? "Wait until that is done." : "Go to a page with such a list.")
    }
    frontEnd.send(.refresh(available.id))
  }

  /// Scrolls the reachable list or lazy stack by a number of rows; backwards if it is negative.
  public func scroll(rows: Int) throws(DriverError) {
    guard let list = longInReach.first else { throw noList }
    let (row, overflow) = frontEnd.rowsInSight(of: list).lowerBound.addingReportingOverflow(rows)
    frontEnd.scroll(list, toRow: overflow ? (rows < 0 ? 0 : .max - frontEnd.visibleRows) : row)
  }

  /// Scrolls the reachable region by distances in points; to the left or upwards if they are negative.
  ///
  /// The first region that scrolls in these directions moves, as far as its content goes, and to the next place where its
  /// scrolling stops.
  public func scroll(right: Double = 0, down: Double = 0) throws(DriverError) {
    let regions = SceneSurvey(frontEnd).elements.filter { found in
      guard found.isInReach, case .scroll(let scroll) = found.element else { return false }
      return (right == 0 || scroll.isHorizontal) && (down == 0 || scroll.isVertical)
    }
    guard !regions.isEmpty else {
      throw DriverError(
        .notPossible, "There is no region in reach that scrolls in this direction.",
        rule: "A region scrolls along its axes.",
        remedy: "Go to a page with such a region, or dismiss what is over it.")
    }
    for region in regions where frontEnd.scroll(region.id, right: right, down: down) { return }
  }

  /// Scrolls through the reachable lists and lazy stacks from their tops, a page at a time, until an element with
  /// this name is visible. A list that grows while it is scrolled is followed for a thousand pages.
  public func scroll(to name: String) throws(DriverError) {
    guard !longInReach.isEmpty else { throw noList }
    if isRowInReach(name) { return }
    for list in longInReach {
      frontEnd.scroll(list, toRow: 0)
      let pages = (frontEnd.rowCount(of: list) ?? 0) / frontEnd.visibleRows + 1_000
      for _ in 0..<pages {
        if isRowInReach(name) { return }
        let rows = frontEnd.rowsInSight(of: list)
        guard let count = frontEnd.rowCount(of: list), rows.upperBound < count else { break }
        frontEnd.scroll(list, toRow: rows.upperBound)
      }
    }
    _ = try resolve(name, for: .look)
  }

  /// Searches for the next row that contains this text, as `/` does in a terminal. The list scrolls to the row. Returns
  /// true if there is one.
  @discardableResult
  public func search(_ text: String, backwards: Bool = false) throws(DriverError) -> Bool {
    guard let (list, before) = listsInReach.first else { throw noList }
    let rows = frontEnd.rowsInSight(of: list)
    let isFocused = rows.first { frontEnd.row($0, of: list) == frontEnd.focused && frontEnd.focused != nil }
    let from = isFocused.map { backwards ? $0 - 1 : $0 + 1 } ?? rows.lowerBound
    frontEnd.send(.find(list, text: text, from: from, backwards: backwards))
    let after = listsInReach.first { $0.id == list }?.list
    return after?.scrollTarget?.serial != before.scrollTarget?.serial
  }

  private var listsInReach: [(id: NodeID, list: ListElement)] {
    SceneSurvey(frontEnd).elements.compactMap { candidate in
      guard candidate.isInReach, case .list(let list) = candidate.element else { return nil }
      return (candidate.id, list)
    }
  }

  /// The reachable lists and lazy stacks, whose rows are described only near the visible region.
  private var longInReach: [NodeID] {
    SceneSurvey(frontEnd).elements.filter { $0.isInReach && frontEnd.rowCount(of: $0.id) != nil }.map(\.id)
  }

  private func isRowInReach(_ name: String) -> Bool {
    // The error says why the row cannot be used; the search goes on for any reason.
    (try? resolve(name, for: .look)) != nil
  }

  private var noList: DriverError {
    DriverError(
      .notPossible, "There is no list in reach.",
      rule: "Lists and lazy stacks have rows to scroll, and only lists to search.",
      remedy: "Go to a page with a list, or dismiss what is over it.")
  }
}
