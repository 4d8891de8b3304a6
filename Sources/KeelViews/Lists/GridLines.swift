import KeelControls
import KeelScene

/// The properties of each line of a lazy grid.
struct GridLine: Equatable {
  let axis: NSLayoutConstraint.Axis
  /// The distance between all views of a line; 0 if the distances differ.
  let spacing: Double
  /// The distances after the views of a line if they differ; `nil` if all are equal.
  let gaps: [Double]?
  /// The anchors of the views of a line within their cells, one for each view.
  let anchors: [SceneAnchor]
  /// The lengths of the cells in points; `nil` if they share the length of the line equally.
  let lengths: [Double]?

  /// The number of views in a line.
  var count: Int { anchors.count }

  /// Arranges items in an available length in points.
  init(of items: [GridItem], axis: NSLayoutConstraint.Axis, in length: Double) {
    self.axis = axis
    let tracks = GridTracks.lengths(of: items, in: length)
    let gaps = zip(items, tracks).flatMap { item, tracks in tracks.map { _ in item.distance } }.dropLast()
    let isEven = Set(gaps).count <= 1
    spacing = isEven ? gaps.first ?? 8 : 0
    self.gaps = isEven ? nil : Array(gaps) + [0]
    let anchors = zip(items, tracks).flatMap { item, tracks in
      tracks.map { _ in item.alignment?.sceneAnchor ?? .center }
    }
    self.anchors = anchors.isEmpty ? [.center] : anchors
    let isEqual = isEven && items.allSatisfy(\.isShare) || items.count == 1 && items[0].isSharedByMany
    lengths = isEqual ? nil : tracks.flatMap { $0 }
  }

  /// Returns true if the arrangement of the items depends on the available length.
  static func dependsOnLength(_ items: [GridItem]) -> Bool {
    !items.allSatisfy(\.isShare) || Set(items.dropLast().map(\.distance)).count > 1
  }
}

/// The lines of a lazy grid.
///
/// Each line is a stack that is independent of the other lines, so that a line that scrolls into view does not move the
/// others. Stacks are kept by the number of their line, boxes by their view.
@MainActor final class GridLines {
  private var stacks: [Int: UIStackView] = [:]
  private var boxes: [ObjectIdentifier: UIBoxView] = [:]
  private var blanks: [UIBoxView] = []

  /// Returns the lines of the views, beginning with line number `first`.
  func lines(of views: [UIView], from first: Int, as line: GridLine) -> [UIView] {
    var stacks: [Int: UIStackView] = [:]
    var boxes: [ObjectIdentifier: UIBoxView] = [:]
    let lines = stride(from: 0, to: views.count, by: line.count).map { start in
      let number = first + start / line.count
      let stack = self.stacks[number] ?? UIStackView()
      stack.axis = line.axis
      stack.spacing = line.spacing
      stack.distribution = line.lengths == nil ? .fillEqually : .fill
      stacks[number] = stack
      let cells = views[start..<min(start + line.count, views.count)].enumerated().map { place, view in
        let box = self.boxes[ObjectIdentifier(view)] ?? UIBoxView()
        box.style = GridLines.style(line, place)
        box.setSubviews([view])
        boxes[ObjectIdentifier(view)] = box
        return box
      }
      stack.setSubviews(cells + blanks(in: line, after: cells.count))
      return stack
    }
    self.stacks = stacks
    self.boxes = boxes
    return lines
  }

  /// Returns empty cells, with which the last line has as many as the others.
  private func blanks(in line: GridLine, after count: Int) -> [UIView] {
    while blanks.count < line.count { blanks.append(UIBoxView()) }
    return (count..<max(count, line.count)).map { place in
      let blank = blanks[place]
      blank.style = GridLines.style(line, place)
      return blank
    }
  }

  private static func style(_ line: GridLine, _ place: Int) -> BoxElement {
    // A distance that only some views have is space within their cells.
    let gap = line.gaps?[place] ?? 0
    let length = line.lengths.map { $0[place] + gap }
    let isRow = line.axis == .horizontal
    let frame =
      isRow
      ? SceneFrame(minWidth: length, maxWidth: length ?? .infinity)
      : SceneFrame(minHeight: length, maxHeight: length ?? .infinity)
    return BoxElement(
      insets: isRow ? SceneInsets(trailing: gap) : SceneInsets(bottom: gap), frame: frame,
      alignment: line.anchors[place])
  }
}
