/// One cell of the grid, packed: 32 bits of glyph, 16 of style, 8 of width.
///
/// The glyph is a scalar, or the number of a cluster in the pool; the style is a number in the pool. A cell that is
/// covered by the wide character before it has width 0.
package struct Cell: Equatable, Sendable {
  package var bits: UInt64

  package init(glyph: UInt32, style: UInt16, columns: UInt8) {
    bits = UInt64(glyph) | UInt64(style) << 32 | UInt64(columns) << 48
  }

  package var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }
  package var style: UInt16 {
    get { UInt16(truncatingIfNeeded: bits >> 32) }
    set { bits = bits & ~(0xFFFF << 32) | UInt64(newValue) << 32 }
  }
  package var columns: UInt8 { UInt8(truncatingIfNeeded: bits >> 48) }

  package static let blank = Cell(glyph: 32, style: 0, columns: 1)
}

/// A pool that assigns the numbers in cells to styles and to clusters of several scalars.
package final class CellPool {
  private var clusterNumbers: [String: UInt32] = [:]
  private var clusters: [String] = []
  private var styleNumbers: [CellStyle: UInt16] = [.plain: 0]
  private(set) var styles: [CellStyle] = [.plain]
  private var lastStyle: (CellStyle, UInt16) = (.plain, 0)
  /// The number of resets. The numbers in cells of earlier generations are no longer valid.
  package private(set) var generation = 0

  package init() {}

  static let clusterFlag: UInt32 = 0x8000_0000

  package func glyph(_ text: String) -> UInt32 {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else { return 32 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first.value }
    if let known = clusterNumbers[text] { return known }
    let number = Self.clusterFlag | UInt32(clusters.count)
    clusters.append(text)
    clusterNumbers[text] = number
    return number
  }

  package func text(_ glyph: UInt32) -> String {
    if glyph & Self.clusterFlag != 0 {
      let index = Int(glyph & ~Self.clusterFlag)
      return clusters.indices.contains(index) ? clusters[index] : "?"
    }
    // A part of a picture: what is drawn over it is not text.
    if glyph & Cell.tileFlag != 0 { return " " }
    return Unicode.Scalar(glyph).map { String(Character($0)) } ?? "?"
  }

  package func number(_ style: CellStyle) -> UInt16 {
    if lastStyle.0 == style { return lastStyle.1 }
    if let known = styleNumbers[style] {
      lastStyle = (style, known)
      return known
    }
    let number = UInt16(clamping: styles.count)
    guard number < .max else { return 0 }
    styles.append(style)
    styleNumbers[style] = number
    lastStyle = (style, number)
    return number
  }

  package func style(_ number: UInt16) -> CellStyle {
    styles.indices.contains(Int(number)) ? styles[Int(number)] : .plain
  }

  /// True if the pool contains so many clusters or styles that it should be reset.
  package var isFull: Bool { clusters.count > 8192 || styles.count > 16384 }

  package func reset() {
    clusterNumbers.removeAll()
    clusters.removeAll()
    styleNumbers = [.plain: 0]
    styles = [.plain]
    lastStyle = (.plain, 0)
    generation += 1
  }
}

/// The contents of a screen: columns times rows of cells.
package struct Grid: Equatable, Sendable {
  package private(set) var width: Int
  package private(set) var height: Int
  package var cells: [Cell]

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  package subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }

  package mutating func clear() {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
  }
}
