internal import CQRencode

/// A QR code of a text.
package struct QRCode {
  /// The modules, row by row; true for dark ones.
  package let modules: [[Bool]]
  /// The width of the light margin that readers require on each side, in modules.
  private static let margin = 4

  /// Returns `nil` if the text does not fit into a QR code.
  package init?(_ text: String) {
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard width > 0, let data = code.pointee.data else { return nil }
    // The lowest bit of each byte is the colour. The other bits describe the role of the module.
    let bytes = UnsafeBufferPointer(start: data, count: width * width)
    modules = (0..<width).map { row in (0..<width).map { bytes[row * width + $0] & 1 == 1 } }
  }

  /// The code as lines for a terminal, two rows of modules each: black on white, independent of the terminal's colours.
  package var lines: [String] {
    let margin = QRCode.margin
    func isDark(_ row: Int, _ column: Int) -> Bool {
      modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column]
    }
    let range = -margin..<modules.count + margin
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let cells = range.map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return "\u{1b}[30;107m" + cells.joined() + "\u{1b}[0m"
    }
  }
}
