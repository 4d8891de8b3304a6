internal import KeelInteraction
internal import KeelScene

/// The positions of a section's rows that are arranged side by side (`RowFlow`), in columns and lines.
struct FlowGeometry: Equatable {
  let axis: RowFlow.Axis
  /// The width of a row, or of a group of rows.
  private let itemWidth: Int
  /// The height of a line of rows, or of a group.
  let itemHeight: Int
  /// The number of rows in a line. A line that scrolls horizontally contains all rows, of which this many are visible.
  let perLine: Int
  let top: Int
  let bottom: Int
  private let leading: Int
  private let lineSpacing: Int
  private let itemSpacing: Int
  /// The rest of a full line, which is distributed between its rows.
  private let free: Int
  /// The places of the rows of a group; `nil` for equal rows.
  private let places: [Rect]?

  @MainActor init(_ flow: RowFlow, width: Int) {
    if let group = flow.group {
      self.init(flow, group, width: width)
    } else {
      self.init(equal: flow, width: width)
    }
  }

  @MainActor private init(equal flow: RowFlow, width: Int) {
    places = nil
    axis = flow.axis
    top = Measurer.lines(points: flow.insets.top)
    bottom = Measurer.lines(points: flow.insets.bottom)
    leading = Measurer.columns(points: flow.insets.leading)
    let line = max(1, width - leading - Measurer.columns(points: flow.insets.trailing))
    itemWidth = min(line, max(1, Measurer.columns(points: flow.itemWidth)))
    itemHeight = max(1, Measurer.lines(points: flow.itemHeight))
    // Rows side by side are at least one column apart.
    itemSpacing = max(1, Measurer.columns(points: flow.itemSpacing))
    lineSpacing = Measurer.lines(points: flow.lineSpacing)
    perLine = max(1, (line + itemSpacing) / (itemWidth + itemSpacing))
    free = perLine > 1 ? line - perLine * itemWidth : 0
  }

  /// The edges of rows are rounded, not their sizes, so that rows without space between them touch.
  @MainActor private init(_ flow: RowFlow, _ group: RowGroup, width: Int) {
    axis = flow.axis
    top = Measurer.lines(points: flow.insets.top)
    bottom = Measurer.lines(points: flow.insets.bottom)
    leading = Measurer.columns(points: flow.insets.leading)
    let line = max(1, width - leading - Measurer.columns(points: flow.insets.trailing))
    let points = (width: Double(line) * Cells.width, height: FlowGeometry.typicalHeight)
    func edges(_ lengths: [RowLength], _ cell: Double) -> [Int] {
      lengths.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1.points(width: points.width, height: points.height)) }
        .map { Int(($0 / cell).rounded()) }
    }
    let columns = edges(group.columns, Cells.width)
    let lines = edges(group.lines, Cells.height)
    let places = group.places.map { place in
      let x = columns[min(place.columns.lowerBound, columns.count - 1)]
      let y = lines[min(place.lines.lowerBound, lines.count - 1)]
      return Rect(
        x, y, max(1, columns[min(place.columns.upperBound, columns.count - 1)] - x),
        max(1, lines[min(place.lines.upperBound, lines.count - 1)] - y))
    }
    self.places = places
    itemWidth = min(max(1, columns.last ?? 1), axis == .vertical ? line : .max)
    itemHeight = max(1, lines.last ?? 1, places.map(\.maxY).max() ?? 1)
    let space = group.spacing
    itemSpacing = axis == .horizontal ? max(1, Measurer.columns(points: space)) : 0
    lineSpacing = axis == .horizontal ? 0 : Measurer.lines(points: space)
    let groups = axis == .horizontal ? max(1, (line + itemSpacing) / (itemWidth + itemSpacing)) : 1
    perLine = groups * places.count
    free = 0
  }

  /// The height of the visible part of a list, in points, by which shares of it are computed.
  private static let typicalHeight = 24 * 16.0

  /// The number of rows of a group.
  var groupCount: Int { places?.count ?? 1 }

  /// Returns the area of the n-th row of a line, relative to the beginning of the line.
  func area(of place: Int) -> Rect {
    guard let places else { return Rect(x(of: place), 0, itemWidth, itemHeight) }
    let (group, number) = place.quotientAndRemainder(dividingBy: places.count)
    var area = places[number]
    area.x += leading + group * (itemWidth + itemSpacing)
    return area
  }

  /// Returns the lines of a row of the section, counted from the beginning of the section's rows.
  func lines(of position: Int) -> Range<Int> {
    let first = line(of: position)
    guard let places else { return first..<first + itemHeight }
    let area = places[position % places.count]
    return first + area.y..<first + area.y + area.height
  }

  /// Returns the number of lines that so many rows occupy, including the space around them.
  func lineCount(of count: Int) -> Int {
    guard count > 0 else { return 0 }
    let lines = axis == .horizontal ? 1 : (count + perLine - 1) / perLine
    return top + lines * itemHeight + (lines - 1) * lineSpacing + bottom
  }

  /// Returns the first line of a row of the section, counted from the beginning of the section's rows.
  func line(of position: Int) -> Int {
    top + (axis == .horizontal ? 0 : position / perLine * (itemHeight + lineSpacing))
  }

  /// Returns the first row at a line and the offset of the line in that row; `nil` between rows.
  func position(atLine line: Int, of count: Int) -> (position: Int, line: Int)? {
    guard line >= top else { return nil }
    let (number, offset) = (line - top).quotientAndRemainder(dividingBy: itemHeight + lineSpacing)
    guard offset < itemHeight else { return nil }
    if axis == .horizontal { return number == 0 ? (0, offset) : nil }
    return number * perLine < count ? (number * perLine, offset) : nil
  }

  /// Returns the column at which the n-th row of a line begins.
  func x(of place: Int) -> Int {
    if axis == .horizontal || perLine == 1 { return leading + place * (itemWidth + itemSpacing) }
    return leading + place * itemWidth + free * place / (perLine - 1)
  }

  /// Returns the row above or below a row; `nil` if it is outside of the section.
  func neighbour(of position: Int, down step: Int, of count: Int) -> Int? {
    guard axis == .vertical else { return nil }
    let next = position + step * perLine
    if next >= 0, next < count { return next }
    // From a row above a gap in the last line, Down leads to the last row.
    return next >= count && position / perLine < (count - 1) / perLine ? count - 1 : nil
  }

  /// Returns the row that is nearest to a column, in the first line or the last.
  func entry(atColumn place: Int, fromBelow: Bool, of count: Int) -> Int {
    guard axis == .vertical, fromBelow else { return min(place, perLine - 1, count - 1) }
    return min((count - 1) / perLine * perLine + min(place, perLine - 1), count - 1)
  }
}

extension ListGeometry {
  /// Returns the number of the row above or below a row; `nil` if it is outside of the list.
  func row(from row: Int, down step: Int) -> Int? {
    guard let (number, position) = map.numbers.position(of: row) else { return nil }
    let rows = map.numbers.rows(of: number)
    let flow = sections[number].flow
    if let flow {
      if let next = flow.neighbour(of: position, down: step, of: rows.count) { return rows.lowerBound + next }
    } else if rows.contains(row + step) {
      return row + step
    }
    let outside = step > 0 ? rows.upperBound : rows.lowerBound - 1
    guard let entered = map.numbers.section(of: outside) else { return nil }
    guard let entry = sections[entered].flow else { return outside }
    let column = flow.map { $0.axis == .vertical ? position % $0.perLine : 0 } ?? 0
    let next = map.numbers.rows(of: entered)
    return next.lowerBound + entry.entry(atColumn: column, fromBelow: step < 0, of: next.count)
  }

  /// Returns the number of the row beside another one of its section; `nil` if there is none, or if rows are not side
  /// by side.
  func row(beside row: Int, _ step: Int) -> Int? {
    guard let number = map.numbers.section(of: row), sections[number].flow != nil,
      map.numbers.rows(of: number).contains(row + step)
    else { return nil }
    return row + step
  }
}
