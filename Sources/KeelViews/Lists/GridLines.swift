import KeelControls
import KeelScene

/// The properties of each line of a lazy grid.
struct GridLine {
  let axis: NSLayoutConstraint.Axis
  let spacing: Double
  /// The anchors of the views of a line within their cells, one for each view.
  let anchors: [SceneAnchor]

  /// The number of views in a line.
  var count: Int { anchors.count }

  init(of items: [GridItem], axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    spacing = items.first?.spacing ?? 8
    let anchors = items.flatMap { item in
      Array(repeating: item.alignment?.sceneAnchor ?? .center, count: item.count)
    }
    self.anchors = anchors.isEmpty ? [.center] : anchors
  }
}

/// The lines of a lazy grid.
///
/// Each line is a stack with equally sized cells, independent of the other lines, so that a line that scrolls into view
/// does not move the others. Stacks are kept by the number of their line, boxes by their view.
@MainActor final class GridLines {
  private var stacks: [Int: UIStackView] = [:]
  private var boxes: [ObjectIdentifier: UIBoxView] = [:]

  /// Returns the lines of the views, beginning with line number `first`.
  func lines(of views: [UIView], from first: Int, as line: GridLine) -> [UIView] {
    var stacks: [Int: UIStackView] = [:]
    var boxes: [ObjectIdentifier: UIBoxView] = [:]
    let lines = stride(from: 0, to: views.count, by: line.count).map { start in
      let number = first + start / line.count
      let stack = self.stacks[number] ?? UIStackView()
      stack.axis = line.axis
      stack.spacing = line.spacing
      stack.distribution = .fillEqually
      stacks[number] = stack
      let cells = views[start..<min(start + line.count, views.count)].enumerated().map { place, view in
        let box = self.boxes[ObjectIdentifier(view)] ?? UIBoxView()
        box.style = GridLines.style(line.anchors[place], line.axis)
        box.setSubviews([view])
        boxes[ObjectIdentifier(view)] = box
        return box
      }
      // The last line is filled up to the same number of cells.
      let blanks = stack.subviews.filter { !($0 is UIBoxView) }
      let missing = line.count - cells.count
      let more = (0..<max(0, missing - blanks.count)).map { _ in UIView() }
      stack.setSubviews(cells + blanks.prefix(missing) + more)
      return stack
    }
    self.stacks = stacks
    self.boxes = boxes
    return lines
  }

  private static func style(_ anchor: SceneAnchor, _ axis: NSLayoutConstraint.Axis) -> BoxElement {
    let frame = axis == .horizontal ? SceneFrame(maxWidth: .infinity) : SceneFrame(maxHeight: .infinity)
    return BoxElement(frame: frame, alignment: anchor)
  }
}
