package import KeelScene

/// Items of different sizes in lines, as UIKit's flow layout places them: as many in a line as fit, the rest of each line
/// but the last one between its items, all of them in the middle of their line.
package struct FlowedItems {
  private let sizes: [SceneSize]
  private let itemSpacing: Double
  private let lineSpacing: Double

  /// The greatest number of items that have sizes of their own.
  package static let most = 256

  package init(_ sizes: [SceneSize], itemSpacing: Double, lineSpacing: Double) {
    self.sizes = sizes
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
  }

  /// Returns all items as one group in a list of a size.
  @MainActor package func flow(axis: RowFlow.Axis, insets: SceneInsets, in list: SceneSize) -> RowFlow {
    let width = max(list.width - insets.leading - insets.trailing, 1)
    let frames = axis == .horizontal ? inOneLine : inLines(width)
    let total = frames.reduce(SceneSize()) {
      SceneSize(width: max($0.width, $1.x + $1.width), height: max($0.height, $1.y + $1.height))
    }
    let area = LayoutArea(
      width: axis == .horizontal ? RowLength(points: total.width) : RowLength(ofWidth: 1),
      height: RowLength(points: total.height), listWidth: width, listHeight: max(list.height, 1))
    let items = frames.map { frame in
      ItemFrame(
        x: RowLength(points: frame.x), y: RowLength(points: frame.y), width: RowLength(points: frame.width),
        height: RowLength(points: frame.height))
    }
    let first = frames.first ?? SceneRect()
    return RowFlow(
      axis: axis, itemWidth: first.width, itemHeight: first.height, insets: insets,
      group: GroupTracks(items, in: area, isShelf: axis == .horizontal).group(spacing: 0))
  }

  private var inOneLine: [SceneRect] {
    let height = sizes.map(\.height).max() ?? 0
    var x = 0.0
    return sizes.map { size in
      defer { x += size.width + lineSpacing }
      return SceneRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  private func inLines(_ width: Double) -> [SceneRect] {
    var frames: [SceneRect] = []
    var y = 0.0
    var rest = sizes[...]
    while !rest.isEmpty {
      var used = min(rest[rest.startIndex].width, width)
      var end = rest.startIndex + 1
      while end < rest.endIndex, used + itemSpacing + rest[end].width <= width + 0.5 {
        used += itemSpacing + rest[end].width
        end += 1
      }
      let line = rest[rest.startIndex..<end]
      let free = end < sizes.endIndex && line.count > 1 ? (width - used) / Double(line.count - 1) : 0
      let height = line.map(\.height).max() ?? 0
      var x = 0.0
      for size in line {
        let own = min(size.width, width)
        frames.append(SceneRect(x: x, y: y + (height - size.height) / 2, width: own, height: size.height))
        x += own + itemSpacing + max(0, free)
      }
      y += height + lineSpacing
      rest = rest[end...]
    }
    return frames
  }
}
