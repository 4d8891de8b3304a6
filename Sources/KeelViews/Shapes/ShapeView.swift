import KeelControls
package import KeelScene

/// A shape that is filled and stroked, backed by `UIShapeView`.
public struct _ShapeView {
  /// One fill or stroke. Later ones are drawn over earlier ones.
  struct Ink {
    enum Kind: Hashable, Sendable {
      case fill(isEvenOdd: Bool)
      case stroke(StrokeStyle, isInside: Bool)
    }
    var style: any ShapeStyle
    var kind: Kind
  }
  let shape: AnyShape
  var inks: [Ink]

  nonisolated func adding(_ style: any ShapeStyle, _ kind: Ink.Kind) -> _ShapeView {
    var view = self
    view.inks.append(Ink(style: style, kind: kind))
    return view
  }
}

extension _ShapeView {
  /// Returns the shape with a stroke added over it. The middle of the line is on the edge.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the shape with a stroke added over it. The middle of the line is on the edge.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    adding(content, .stroke(style, isInside: false))
  }
  /// Returns the shape with a stroke added over it, inside of the edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the shape with a stroke added over it, inside of the edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    adding(content, .stroke(style, isInside: true))
  }
  /// Returns the shape with a fill added over it.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView {
    adding(content, .fill(isEvenOdd: style.isEOFilled))
  }
}

extension _ShapeView: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { ShapeMount(self, control: UIShapeView(), at: place) }
}

/// The mount of a shape, which is an element of its own where that says it exactly, otherwise a drawing.
final class ShapeMount: ControlMount<_ShapeView, UIShapeView> {
  override func configure() {
    let style = surroundings.environment.style
    control.redraw = nil
    if let element = view.element(style) {
      control.content = .shape(element)
      control.observeGeometry(self, .none) { _ in }
    } else if view.shape._ignoresArea {
      control.draw(view.commands(in: _ShapeArea(SceneRect(x: 0, y: 0, width: 0, height: 0)), style), size: nil)
      control.observeGeometry(self, .none) { _ in }
    } else {
      let size = control.drawnSize(in: surroundings.environment.values)
      let area = _ShapeArea(SceneRect(x: 0, y: 0, width: size.width, height: size.height))
      control.draw(view.commands(in: area, style), size: size)
      control.redraw = { [view] size in
        view.commands(in: _ShapeArea(SceneRect(x: 0, y: 0, width: size.width, height: size.height)), style)
      }
      control.observeGeometry(self, .size) { [weak self] frame in
        if frame.size != size { self?.configure() }
      }
    }
  }
}

extension UIShapeView {
  /// The size to draw for: the reported one, or that of a typical window.
  func drawnSize(in environment: EnvironmentValues) -> SceneSize {
    reportedFrame?.size ?? environment.typicalWindowSize
  }
}

extension EnvironmentValues {
  /// The size of a typical window with the size classes of the environment.
  package var typicalWindowSize: SceneSize {
    SceneEnvironment(
      horizontalSizeClass: horizontalSizeClass == .compact ? .compact : .regular,
      verticalSizeClass: verticalSizeClass == .compact ? .compact : .regular
    ).typicalWindowSize
  }
}

extension _ShapeView {
  /// Returns the element that shows the shape exactly; `nil` if it has to be drawn.
  func element(_ style: LeafStyle) -> ShapeElement? {
    guard let kind = shape._exactOutline?.kind else { return nil }
    var element = ShapeElement(kind: kind, fill: nil)
    for (index, ink) in inks.enumerated() {
      let paint = style.text.paint(of: ink.style)
      if case .tiles? = paint { return nil }
      switch ink.kind {
      case .fill:
        guard index == 0 else { return nil }
        if case .gradient(let gradient)? = paint {
          guard gradient.isExactInAnyArea else { return nil }
          element.fill = .gradient(gradient.inAnyArea)
        } else {
          element.fill = style.paint(of: ink.style)
        }
      case .stroke(let stroke, let isInside):
        if case .gradient? = paint { return nil }
        if case .color(_, let opacity)? = paint, opacity < 1 { return nil }
        guard index == inks.count - 1, stroke.dash.isEmpty else { return nil }
        element.stroke = style.color(of: ink.style)
        element.lineWidth = stroke.lineWidth
        element.isStrokeCentered = !isInside
      }
    }
    return element
  }

  /// Returns the commands that draw the shape in an area.
  func commands(in area: _ShapeArea, _ style: LeafStyle) -> [DrawingCommand] {
    inks.compactMap { ink in
      switch ink.kind {
      case .fill(let isEvenOdd):
        let path = shape._path(in: area)
        guard let bounds = path.bounds, let paint = style.paint(of: ink.style, in: bounds) else { return nil }
        return .fill(path.drawn, paint, isEvenOdd: isEvenOdd)
      case .stroke(let stroke, let isInside):
        let path = isInside ? shape.insetPath(in: area, by: stroke.lineWidth / 2) : shape._path(in: area)
        guard let bounds = path.bounds, let paint = style.paint(of: ink.style, in: bounds) else { return nil }
        return .stroke(path.drawn, paint, stroke.drawn)
      }
    }
  }
}

extension Shape {
  /// Returns the outline of the shape in an area without a margin; the corners of a rounded rectangle stay parallel.
  nonisolated func insetPath(in area: _ShapeArea, by amount: Double) -> Path {
    guard case .rounded(let radius)? = _exactOutline?.kind else { return _path(in: area.inset(by: amount)) }
    return Path(_ShapeOutline(kind: .rounded(radius: max(0, radius - amount))), in: area.inset(by: amount).rect)
  }
}

extension StrokeStyle {
  /// The line of a drawing.
  package var drawn: DrawingStroke {
    let cap: DrawingStroke.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: DrawingStroke.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return DrawingStroke(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}

extension Path {
  /// The path of a drawing.
  package var drawn: DrawingPath { DrawingPath(steps) }
}
