internal import KeelInteraction
internal import KeelScene

/// The texts of rows that do not fit in one line.
extension Measurer {
  /// The largest number of lines of a row's text.
  private static let mostLines = 20

  /// Returns the lines of a row's text if there are several; `nil` for rows of one line, and for rows with other content
  /// besides a picture, marks and a badge.
  func wrappedText(of id: NodeID, _ width: Int) -> [Line]? {
    guard let node = tree[id], case .row(let row) = node.element, row.mayWrap(in: width),
      let parts = RowParts(of: node, in: tree), parts.accessories.isEmpty
    else { return nil }
    let room = width - columnsBefore(row, width) - columnsAfter(parts)
    guard room >= 8 else { return nil }
    // Line ends are shown by name, so that no text looks like several rows.
    let line = sanitizer.line(row.text, limit: room * Self.mostLines)
    guard line.columns > room else { return nil }
    var lines: [Line] = []
    sanitizer.wrap(line.clusters, width: room, into: &lines)
    if lines.count > Self.mostLines || line.isCut { sanitizer.cut(&lines, to: Self.mostLines, width: room) }
    return lines
  }

  /// Returns the columns before the text: the margin, the place of a check mark, and the picture.
  private func columnsBefore(_ row: RowElement, _ width: Int) -> Int {
    var columns = 3
    let indentation = min(row.indentation, 12) * 2
    if columns + indentation < width - 8 { columns += indentation }
    if row.expansion != .none { columns += 2 }
    if let image = row.image { columns += symbolWidth(image) + 1 }
    return columns
  }

  /// Returns the columns after the text: marks, the badge and the margin.
  private func columnsAfter(_ parts: RowParts) -> Int {
    var columns = 1 + (parts.showsHandle ? 2 : 0) + (parts.showsDeletion ? 2 : 0)
    for part in parts.trailing {
      switch part {
      case .disclosure: columns += 2
      case .badge(let badge): columns += self.columns(of: badge, limit: 8) + 1
      case .mark(let mark): columns += symbolWidth(mark.symbol) + 1
      case .accessory: break
      }
    }
    return columns
  }
}

extension RowElement {
  /// True if the row shows one text, which may be too long for a line.
  fileprivate func mayWrap(in width: Int) -> Bool {
    contentChildCount == 0 && secondaryText.isEmpty && text.utf8.count > width / 2
  }

  /// Returns true if a list of rows is as high with the other row as with this one.
  func isAsHigh(as other: RowElement) -> Bool {
    guard contentChildCount == 0, other.contentChildCount == 0 else { return false }
    // A text of so few bytes fits in the narrowest list.
    if max(text.utf8.count, other.text.utf8.count) <= 8 { return true }
    return text == other.text && secondaryText.isEmpty == other.secondaryText.isEmpty && badge == other.badge
      && image == other.image && marks == other.marks && hasDisclosure == other.hasDisclosure
      && indentation == other.indentation && expansion == other.expansion && canDelete == other.canDelete
      && canMove == other.canMove
  }
}
