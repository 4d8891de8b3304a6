import KeelControls
import KeelScene

/// A two-dimensional shape. As a view, it is filled with the text colour of the environment.
///
/// Front ends support rectangles, rounded rectangles, capsules, circles and ellipses. A custom shape is shown as one of
/// these if its path draws it, otherwise as a rectangle.
nonisolated public protocol Shape: View, Sendable {
  /// The type of a rectangle: `CGRect` in files that import that type.
  associatedtype _Rect
  /// Returns the outline of the shape in a rectangle.
  nonisolated func path(in rect: _Rect) -> Path
  /// The outline that front ends receive.
  nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
  /// A rectangle, the outline of shapes that front ends do not support.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .rectangle) }
  /// The content and behaviour of the view: the shape filled in the text colour of the environment.
  public var body: some View { _ShapeView(outline: _outline, fill: ForegroundStyle()) }
}

/// A built-in shape, whose path is never computed.
public protocol _KnownShape: Shape where _Rect == Never {}

extension _KnownShape {
  /// Never called: there is no rectangle to draw in.
  nonisolated public func path(in rect: Never) -> Path {}
}

/// A shape that can be inset on all sides.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by a distance on each side. Front ends do not show the inset, so most shapes return
  /// themselves.
  nonisolated func inset(by amount: _Amount) -> InsetShape
  /// The type of a distance: `Double`, or `CGFloat` in files that import that type.
  associatedtype _Amount: ExpressibleByFloatLiteral & ExpressibleByIntegerLiteral
}

extension InsettableShape where InsetShape == Self, _Amount == Double {
  /// Returns the same shape: front ends do not inset shapes.
  nonisolated public func inset(by amount: Double) -> Self { self }
}

/// A shape with a fill and a stroke. It is backed by `UIShapeView`.
public struct _ShapeView {
  let outline: _ShapeOutline
  var fill: (any ShapeStyle)?
  var stroke: (any ShapeStyle)?
  var lineWidth = 1.0
}

extension _ShapeView: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { ShapeMount(self, control: UIShapeView(), at: place) }
}

final class ShapeMount: ControlMount<_ShapeView, UIShapeView> {
  override func configure() {
    let style = surroundings.environment.style
    var element = ShapeElement(kind: view.outline.kind, fill: nil, lineWidth: view.lineWidth)
    element.fill = view.fill.flatMap { style.paint(of: $0) }
    element.stroke = view.stroke.flatMap { style.color(of: $0) }
    control.shape = element
  }
}

extension _ShapeView {
  /// Returns the shape with a stroke added, with a width in points.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    var view = self
    view.stroke = content
    view.lineWidth = lineWidth
    return view
  }
  /// Returns the shape with a stroke added. Equivalent to `stroke(_:lineWidth:)`.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    stroke(content, lineWidth: lineWidth)
  }
  /// Returns the shape with a fill added.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView {
    var view = self
    view.fill = content
    return view
  }
}

extension Shape {
  /// Returns the shape filled with a style; `FillStyle` is not used.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView {
    _ShapeView(outline: _outline, fill: content)
  }
  /// Returns the shape filled in the text colour of the environment.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView {
    _ShapeView(outline: _outline, fill: ForegroundStyle())
  }
  /// Returns the outline drawn with a style and a width in points.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    _ShapeView(outline: _outline, stroke: content, lineWidth: lineWidth)
  }
  /// Returns the outline drawn with a style. Only the width of the line is used.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    stroke(content, lineWidth: style.lineWidth)
  }
  /// Returns the outline drawn in the text colour of the environment.
  nonisolated public func stroke(lineWidth: Double = 1) -> _ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
  /// Returns the outline drawn in the text colour of the environment. Only the width of the line is used.
  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView { stroke(lineWidth: style.lineWidth) }

  /// Returns the same shape: front ends draw whole outlines.
  nonisolated public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> Self { self }
  /// Returns the same shape: front ends do not rotate shapes.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Returns the same shape: front ends choose sizes.
  nonisolated public func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }
  /// Returns the same shape: front ends choose positions.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> Self { self }
}

extension InsettableShape {
  /// Returns the outline drawn with a style. Equivalent to `stroke(_:lineWidth:)`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView {
    stroke(content, lineWidth: lineWidth)
  }
  /// Returns the outline drawn with a style. Only the width of the line is used.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    stroke(content, lineWidth: style.lineWidth)
  }
  /// Returns the outline drawn in the text colour of the environment.
  nonisolated public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> _ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension View {
  /// Clips the view to the shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(
      BoxModifier { box, _ in
        box.shape = shape._outline.kind
        box.isClipped = true
      })
  }
  /// Draws a style in a shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      BoxModifier { box, leaf in
        box.background = leaf.paint(of: style)
        box.shape = shape._outline.kind
      })
  }
  /// Draws the background of a page in a shape behind the view.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Returns the same view: front ends decide which area of a view responds to touches.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Returns the same view: front ends decide which area of a view responds to touches.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }
}
