internal import KeelInteraction
internal import KeelScene

/// Which line of a list holds what: headers, rows and footers, described or not. O(sections) to make.
struct ListGeometry {
  struct Section {
    /// The first line, which is blank for all sections but the first.
    var start: Int
    /// Where the header stands; `nil` for none.
    var header: Int?
    /// The line of the first row.
    var rowsStart: Int
    /// Lines of the described rows up to each of them, where some are higher than one line.
    var offsets: [Int]?
    /// How rows stand side by side; `nil` where each has lines of its own.
    var flow: FlowGeometry?
    var footerStart: Int
    var footer: [Line]
    var end: Int
  }
  /// Which rows there are: a part for each of the sections.
  var map: RowMap
  var sections: [Section] = []
  var width: Int
  var lineCount = 0
  var isStale = false
  var rowCount: Int { map.rowCount }

  enum Content: Equatable {
    case blank
    case header(Int)
    /// Line `line` of a row, of several side by side the first one; `id` is `nil` while it is not described.
    case row(index: Int, id: NodeID?, line: Int)
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
    if line == section.header { return .header(number) }
    if line < section.rowsStart { return .blank }
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

  /// The lines that a row takes.
  func lines(ofRow row: Int) -> Range<Int>? {
    guard let (number, position) = map.numbers.position(of: row) else { return nil }
    let section = sections[number]
    if let flow = section.flow {
      let first = section.rowsStart + flow.line(of: position)
      return first..<first + flow.itemHeight
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

/// Where a person is in a list.
struct ListState {
  /// The first line in sight.
  var top = 0
  /// The row that stands there, and how far above it the first line is: what stays put when rows come and go.
  var anchor: NodeID?
  var anchorOffset = 0
  /// The last wish of the program that was followed.
  var serial: Int?
  /// The first rows in sight of sections that scroll across.
  var firstAcross: [NodeID: Int] = [:]
  /// The rows that the program was asked to describe since the rows last changed.
  var asked: [Range<Int>] = []
  /// How many lines it takes.
  var height = 0
  /// How many lines of it are in sight: fewer where it stands in a region that scrolls.
  var linesInSight = 0
}
