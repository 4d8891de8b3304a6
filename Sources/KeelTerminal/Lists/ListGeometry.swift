internal import KeelInteraction
internal import KeelScene

/// The contents of the lines of a list: headers, rows and footers, described or not. Its creation is O(sections).
struct ListGeometry {
  struct Section {
    /// The first line, which is blank for all sections but the first.
    var start: Int
    /// The first line of the header; `nil` if there is none.
    var header: Int?
    /// The header, if it is a view and not a text.
    var headerView: NodeID?
    /// The line of the first row.
    var rowsStart: Int
    /// The cumulative heights of the described rows in lines; `nil` if all rows are one line high.
    var offsets: [Int]?
    /// The arrangement of rows side by side; `nil` if each row has lines of its own.
    var flow: FlowGeometry?
    var footerStart: Int
    var footer: [Line]
    /// The footer, if it is a view and not a text.
    var footerView: NodeID?
    var end: Int
  }
  /// The rows of the list, with a part for each section.
  var map: RowMap
  var sections: [Section] = []
  var width: Int
  var lineCount = 0
  var isStale = false
  var rowCount: Int { map.rowCount }

  enum Content: Equatable {
    case blank
    /// A line of the header of a section.
    case header(Int, Int)
    /// Line `line` of a row, or of the first of several rows side by side; `id` is `nil` while the row is not
    /// described.
    case row(index: Int, id: NodeID?, line: Int)
    /// A line of the footer of a section.
    case footer(Int, Int)
  }

  func section(atLine line: Int) -> Int? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= line { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && line >= sections[low].start ? low : nil
  }

  func content(atLine line: Int) -> Content {
    guard let number = section(atLine: line) else { return .blank }
    let section = sections[number]
    if line < section.rowsStart {
      guard let header = section.header, line >= header else { return .blank }
      return .header(number, line - header)
    }
    if line >= section.footerStart { return .footer(number, line - section.footerStart) }
    if let flow = section.flow {
      let rows = map.numbers.rows(of: number)
      guard let first = flow.position(atLine: line - section.rowsStart, of: rows.count) else { return .blank }
      let row = rows.lowerBound + first.position
      return .row(index: row, id: map.node(ofRow: row), line: first.line)
    }
    let (row, offset) = rowAndOffset(number, line - section.rowsStart)
    return .row(index: row, id: map.node(ofRow: row), line: offset)
  }

  /// Returns the lines that the header of a section occupies.
  func headerLines(of number: Int) -> Range<Int> {
    let section = sections[number]
    return (section.header ?? section.rowsStart)..<section.rowsStart
  }

  /// Returns the lines that the footer of a section occupies.
  func footerLines(of number: Int) -> Range<Int> { sections[number].footerStart..<sections[number].end }

  private func rowAndOffset(_ number: Int, _ line: Int) -> (Int, Int) {
    let described = map.parts[number].described
    let first = map.numbers.rows(of: number).lowerBound
    let before = described.lowerBound - first
    guard let offsets = sections[number].offsets, line >= before else { return (first + line, 0) }
    let inner = line - before
    guard let total = offsets.last, inner < total else {
      return (described.upperBound + inner - (offsets.last ?? 0), 0)
    }
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= inner { low = middle } else { high = middle - 1 }
    }
    return (described.lowerBound + low, inner - offsets[low])
  }

  /// Returns the lines that a row occupies.
  func lines(ofRow row: Int) -> Range<Int>? {
    guard let (number, position) = map.numbers.position(of: row) else { return nil }
    let section = sections[number]
    if let flow = section.flow {
      let lines = flow.lines(of: position)
      return section.rowsStart + lines.lowerBound..<section.rowsStart + lines.upperBound
    }
    let described = map.parts[number].described
    let before = described.lowerBound - (row - position)
    guard let offsets = section.offsets, position >= before else {
      return section.rowsStart + position..<section.rowsStart + position + 1
    }
    let inner = position - before
    if inner < described.count {
      return section.rowsStart + before + offsets[inner]..<section.rowsStart + before + offsets[inner + 1]
    }
    let line = section.rowsStart + before + (offsets.last ?? 0) + inner - described.count
    return line..<line + 1
  }
}

/// The user's position in a list.
struct ListState: Equatable {
  /// The first visible line.
  var top = 0
  /// The first described row in view, and the distance of the first visible line above it. The row stays in place when
  /// others are added or removed.
  var anchor: NodeID?
  var anchorOffset = 0
  /// The serial number of the last scroll request of the program that was fulfilled.
  var serial: Int?
  /// The first visible rows of sections that scroll horizontally.
  var firstAcross: [NodeID: Int] = [:]
  /// The rows requested from the program since the rows last changed.
  var asked: [Range<Int>] = []
  /// The height of the list in lines.
  var height = 0
  /// The number of visible lines, which is smaller if the list is in a scrolling region.
  var linesInSight = 0
}
