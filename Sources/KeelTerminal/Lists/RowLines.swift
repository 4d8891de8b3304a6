internal import KeelInteraction
internal import KeelScene

/// The lines of a row's texts: of its text, and of a secondary text below it.
struct RowLines {
  var text: [Line] = []
  var below: [Line] = []
  var count: Int { text.count + below.count }
}

/// The texts of rows that need more than one line.
extension Measurer {
  /// The largest number of lines of a row's text.
  private static let mostLines = 20

  /// Returns the lines of a row's texts if there are several; `nil` for rows of one line, and for rows with content of
  /// their own. A text with controls beside it has one line.
  func rowLines(of id: NodeID, _ width: Int) -> RowLines? {
    guard let node = tree[id], case .row(let row) = node.element, row.mayHaveLines(in: width),
      let parts = RowParts(of: node, in: tree), parts.field == nil
    else { return nil }
    let room = width - columnsBefore(row, width) - columnsAfter(parts)
    guard room >= 8 else { return nil }
    var lines = RowLines()
    if row.hasTextBelow { lines.below = broken(row.secondaryText, room) }
    if parts.accessories.isEmpty { lines.text = broken(row.text, room) }
    if lines.text.isEmpty, !row.text.isEmpty { lines.text = [fitted(row.text, room)] }
    return lines.count > 1 ? lines : nil
  }

  private func broken(_ text: String, _ room: Int) -> [Line] {
    guard !text.isEmpty else { return [] }
    // Line ends are shown by name, so that no text looks like several rows.
    let line = sanitizer.line(text, limit: room * Self.mostLines)
    guard line.columns > room else { return [line] }
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
    if let image = row.image?.beside(row.text) { columns += symbolWidth(image) + 1 }
    return columns
  }

  /// Returns the columns after the text: marks, the badge and the margin.
  private func columnsAfter(_ parts: RowParts) -> Int {
    var columns = 1 + (parts.showsHandle ? 2 : 0) + (parts.showsDeletion ? 2 : 0)
    for part in parts.trailing {
      switch part {
      case .check, .disclosure: columns += 2
      case .badge(let badge): columns += self.columns(of: badge, limit: 8) + 1
      case .mark(let mark): columns += symbolWidth(mark.symbol) + 1
      case .accessory: break
      }
    }
    return columns
  }
}

extension RowElement {
  /// True if the secondary text stands below the text.
  var hasTextBelow: Bool { secondaryPlacement == .below && !secondaryText.isEmpty }

  /// True if the row has a text below another one, or one text that may be too long for a line.
  fileprivate func mayHaveLines(in width: Int) -> Bool {
    guard contentChildCount == 0 else { return false }
    return hasTextBelow || secondaryText.isEmpty && text.utf8.count > width / 2
  }

  /// Returns true if a list of rows is as high with the other row as with this one.
  func isAsHigh(as other: RowElement) -> Bool {
    guard contentChildCount == 0, other.contentChildCount == 0, hasTextBelow == other.hasTextBelow,
      secondaryText.isEmpty == other.secondaryText.isEmpty
    else { return false }
    if !hasTextBelow || secondaryText == other.secondaryText, text.isAsShort(as: other.text) { return true }
    return text == other.text && (!hasTextBelow || secondaryText == other.secondaryText) && badge == other.badge
      && image == other.image && marks == other.marks && hasDisclosure == other.hasDisclosure
      && hasCheckmark == other.hasCheckmark && checkmarkPlacement == other.checkmarkPlacement
      && indentation == other.indentation && expansion == other.expansion && canDelete == other.canDelete
      && canMove == other.canMove
  }
}

extension String {
  /// Returns true if both texts have one line in the narrowest list.
  fileprivate func isAsShort(as other: String) -> Bool {
    isEmpty == other.isEmpty && max(utf8.count, other.utf8.count) <= 8
  }
}
