import KeelModel
package import KeelScene

/// A view that shows a shape or a drawing.
@MainActor package final class UIShapeView: UIView {
  /// What the view shows.
  package enum Content: Equatable {
    case shape(ShapeElement)
    case drawing(DrawingElement)
  }
  package var content = Content.shape(ShapeElement()) {
    didSet { if content != oldValue { setNeedsDescription() } }
  }

  override package var element: Element {
    switch content {
    case .shape(let shape): .shape(shape)
    case .drawing(let drawing): .drawing(drawing)
    }
  }

  /// The shape; setting it replaces a drawing.
  package var shape: ShapeElement {
    get { if case .shape(let shape) = content { shape } else { ShapeElement() } }
    set { content = .shape(newValue) }
  }

  /// Returns the commands of a drawing for another size; `nil` if the drawing is stretched to it.
  package var redraw: (@MainActor (SceneSize) -> [DrawingCommand])?

  private var hasReportedLimit = false

  /// Shows a drawing.
  ///
  /// - Parameters:
  ///   - size: The size in points that the commands were made for; `nil` if they do not depend on it.
  ///   - table: The data that the drawing shows, for assistive technology.
  package func draw(
    _ commands: [DrawingCommand], size: SceneSize?, isClipped: Bool = false, table: DrawingTable? = nil
  ) {
    let drawing = DrawingElement(commands: commands, size: size, isClipped: isClipped, table: table)
    content = .drawing(drawing)
    guard drawing.isTruncated, !hasReportedLimit else { return }
    hasReportedLimit = true
    RuntimeWarning.report(
      "A drawing is shown in part: it has more than \(DrawingElement.maximumSegments) lines and curves, or groups "
        + "within more than \(DrawingElement.maximumDepth) others.",
      rule: "A drawing has limits, because front ends draw all of it for each frame.",
      remedy: "Draw only what can be told apart at the size of the view.")
  }
}
