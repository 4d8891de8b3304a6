internal import KeelInteraction
internal import KeelScene

/// Areas whose lines begin on the right. Their content is drawn as if lines began on the left (`Mirror`); its children, and
/// everything that keys and the mouse find, have their places on the screen.
extension Composer {
  /// Draws something whose parts the terminal places along its lines.
  ///
  /// - Parameter body: Receives the visible part of the area, counted as the area is.
  func alongLines(of area: Rect, _ clip: Rect, _ context: DrawContext, _ body: (_ clip: Rect) -> Void) {
    guard context.isRightToLeft else { return body(clip) }
    let mirror = Mirror(area)
    painter.mirrored(by: mirror) { body(mirror.rect(clip)) }
  }

  /// Draws something at its place on the screen, within an area that is drawn along its lines.
  func onScreen(_ rect: Rect, _ clip: Rect, _ body: (_ rect: Rect, _ clip: Rect) -> Void) {
    guard let mirror = painter.mirror else { return body(rect, clip) }
    painter.mirrored(by: nil) { body(mirror.rect(rect), mirror.rect(clip)) }
  }

  /// Registers a target of the mouse.
  func hit(_ rect: Rect, _ action: Hit.Action, frame: SceneRect? = nil) {
    found.hits.append(Hit(rect: painter.cells(of: rect), action: action, frame: frame))
  }

  /// Returns the distance of something from the edge of a region at which lines begin.
  func distance(of area: Rect, into viewport: Rect, _ context: DrawContext) -> Int {
    let area = painter.cells(of: area)
    return context.isRightToLeft ? viewport.maxX - area.maxX : area.x - viewport.x
  }
}

extension Element {
  /// True if the terminal itself places the parts of the element along its lines; false for what the solver places, what
  /// has no direction, and pages, which are drawn along the lines of their content.
  var isDrawnAlongLines: Bool {
    switch self {
    case .stack(let stack): stack.window != nil
    case .bar, .list, .section, .row, .label, .button, .toggle, .activityIndicator, .progress, .slider, .stepper,
      .picker, .datePicker, .menu, .link, .gauge, .disclosure, .group, .tabs, .split:
      true
    case .window, .navigation, .screen, .sheet, .alert, .scroll, .textField, .textEditor, .image, .separator, .spacer,
      .grid, .gridRow, .layers, .firstFit, .arranged, .box, .shape, .drawing, .geometryReader:
      false
    }
  }
}
