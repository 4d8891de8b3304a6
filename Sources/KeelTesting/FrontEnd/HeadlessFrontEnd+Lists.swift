import KeelInteraction
public import KeelScene

extension HeadlessFrontEnd {
  /// Rows that were requested from a list without success. They are not requested again until the list has changed.
  struct Reveal: Equatable {
    var rows: Range<Int>
    var rowCount: Int
  }

  /// Requests the visible rows of each list and lazy stack that are not described yet.
  ///
  /// Each answer may make further rows visible: the request is repeated until nothing is left, at most 16 times.
  public func revealVisibleRows() {
    guard !isSending, !isRevealing else { return }
    isRevealing = true
    defer { isRevealing = false }
    for _ in 0..<16 {
      let asked = surveyLists().filter(askForRows(of:))
      if asked.isEmpty { break }
    }
    followRegions()
    reportGeometry()
    reportSelection()
    if let id = unreportedModalFocus {
      unreportedModalFocus = nil
      if id == focused { send(.focus(id)) }
    }
    for list in listsToFocus {
      guard let row = states[list].rowToFocus.flatMap({ row($0, of: list) }) else { continue }
      states[list].rowToFocus = nil
      moveFocus(to: row)
    }
  }

  /// The lists in which a row receives the focus as soon as it is described.
  private var listsToFocus: [NodeID] { states.ids { $0.rowToFocus != nil } }

  /// Returns the number of rows of a list in all sections, or of views of a lazy stack; `nil` for other nodes.
  public func rowCount(of list: NodeID) -> Int? {
    switch tree.element(of: list) {
    case .list(let list): list.rowCount
    case .stack(let stack): stack.window?.count
    default: nil
    }
  }

  /// Returns the visible rows of a list, or views of a lazy stack.
  public func rowsInSight(of list: NodeID) -> Range<Int> {
    guard let count = rowCount(of: list) else { return 0..<0 }
    let top = min(max(states[list].topRow, 0), max(count - visibleRows, 0))
    return top..<min(top + visibleRows, count)
  }

  /// Scrolls so that this row is the first visible one, as far as the end of the list allows.
  public func scroll(_ list: NodeID, toRow row: Int) {
    states[list].topRow = max(row, 0)
    let first = rowsInSight(of: list).lowerBound
    scrollRegion(around: list, toRow: first)
    // The region is higher than `visibleRows` rows, so it reaches its end before the last rows are first.
    states[list].topRow = first
    noteMovement(of: list)
    revealVisibleRows()
  }

  func scheduleReveals() {
    guard !hasRevealJob, events != nil else { return }
    guard
      surveyLists().contains(where: needsRows(_:)) || !listsToFocus.isEmpty || unreportedModalFocus != nil
        || hasGeometryToReport || hasRegionsToFollow || hasSelectionToReport
    else {
      return
    }
    hasRevealJob = true
    Task { @MainActor [weak self] in
      self?.hasRevealJob = false
      self?.revealVisibleRows()
    }
  }

  /// Follows the program's scroll requests, and returns the visible lists and lazy stacks.
  private func surveyLists() -> [NodeID] {
    let elements = SceneSurvey(self).elements
    for candidate in elements { followScrollTarget(of: candidate) }
    return elements.filter { $0.isInSight && rowCount(of: $0.id) != nil }.map(\.id)
  }

  /// Returns true if visible rows are not described, and have not been requested in vain.
  private func needsRows(_ list: NodeID) -> Bool {
    followScrollTarget(of: list)
    return wantedRows(of: list) != nil
  }

  /// Returns the visible rows that are not described, and have not been requested in vain; `nil` for none.
  private func wantedRows(of list: NodeID) -> Range<Int>? {
    guard let count = rowCount(of: list), let map = RowMap(of: list, in: tree) else { return nil }
    let sight = rowsInSight(of: list)
    if map.describes(sight) { states[list].unansweredReveal = nil }
    let asked = states[list].unansweredReveal.flatMap { $0.rowCount == count ? $0.rows : nil }
    return RowDemand.wanted(inSight: sight, reach: 0, in: 0..<count, asked: asked, describes: map.describes)
  }

  private func askForRows(of list: NodeID) -> Bool {
    followScrollTarget(of: list)
    guard let rows = wantedRows(of: list), let count = rowCount(of: list) else { return false }
    states[list].unansweredReveal = Reveal(rows: rows, rowCount: count)
    return send(.reveal(list, rows: rows))
  }

  /// Scrolls the requested row into view, once for each request of the program.
  private func followScrollTarget(of list: NodeID) {
    guard case .list(let element)? = tree[list]?.element, let target = element.scrollTarget else { return }
    if states[list].scrollSerial != target.serial {
      states[list].scrollSerial = target.serial
      states[list].rowToFocus = target.takesFocus ? target.row : nil
      if target.isFirst { states[list].topRow = target.row }
      bringInSight(target.row, of: list)
    }
  }

  /// Notes that the position of a list is new, if the program asks about it.
  private func noteMovement(of list: NodeID) {
    if tree.attributes(of: list)?.geometry == .scroll { hasGeometryToReport = true }
  }

  /// Scrolls to a row, no further than necessary.
  private func bringInSight(_ row: Int, of list: NodeID) {
    let rows = rowsInSight(of: list)
    if row < rows.lowerBound { states[list].topRow = row }
    if row >= rows.upperBound { states[list].topRow = row - visibleRows + 1 }
    noteMovement(of: list)
  }

  /// Moves the keyboard focus to a row, as soon as the program has described it.
  func moveKeyboard(toRow row: Int, of list: NodeID) {
    states[list].rowToFocus = row
    bringInSight(row, of: list)
    revealVisibleRows()
  }

  /// Returns the node of a row, counted through all sections, or of a view of a lazy stack; `nil` if it is not
  /// described.
  public func row(_ index: Int, of list: NodeID) -> NodeID? {
    RowMap(of: list, in: tree)?.node(ofRow: index)
  }
}
