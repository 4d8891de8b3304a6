import KeelScene
import SwiftUI

extension ChartFigure {
  /// Returns the commands of the views beside a mark, which are moved into the chart where they would be cut.
  func annotationCommands(of planned: PlannedMark, in frame: SceneRect) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    for (index, annotation) in planned.mark.looks.annotations.enumerated() {
      let id = ChartViewID.annotation(mark: planned.index, index)
      guard let drawn = context.views[id] else { continue }
      let size = viewSize(drawn)
      var origin = place(of: annotation, size, beside: frame)
      origin.x = min(max(origin.x, 0), max(0, self.size.width - size.width))
      origin.y = min(max(origin.y, 0), max(0, self.size.height - size.height))
      if context.isInCells {
        // A line of letters is in one cell, whose middle is the middle of the text.
        origin.y = (origin.y / 16).rounded() * 16
      }
      commands += view(id, at: origin, anchor: .topLeading)
    }
    return commands
  }

  private func place(of annotation: MarkAnnotation, _ size: SceneSize, beside frame: SceneRect) -> ScenePoint {
    let (width, height, spacing) = (frame.width - size.width, frame.height - size.height, annotation.spacing)
    var x = frame.x + width * Double(annotation.alignment.halves(.x)) / 2
    var y = frame.y + height * Double(annotation.alignment.halves(.y)) / 2
    let kind = annotation.position.kind
    switch kind {
    case .automatic, .top, .topLeading, .topTrailing: y = frame.y - size.height - spacing
    case .bottom, .bottomLeading, .bottomTrailing: y = frame.y + frame.height + spacing
    case .overlay, .leading, .trailing: break
    }
    switch kind {
    case .leading, .topLeading, .bottomLeading: x = frame.x - size.width - spacing
    case .trailing, .topTrailing, .bottomTrailing: x = frame.x + frame.width + spacing
    case .automatic, .overlay, .top, .bottom: break
    }
    return ScenePoint(x: x, y: y)
  }
}

extension Alignment {
  /// The number of halves of the free room before a view: 0 at the beginning, 2 at the end.
  func halves(_ axis: ChartAxis) -> Int {
    switch axis {
    case .x: horizontal == .leading ? 0 : horizontal == .trailing ? 2 : 1
    case .y: vertical == .top ? 0 : vertical == .bottom ? 2 : 1
    }
  }
}
