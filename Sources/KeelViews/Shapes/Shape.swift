import KeelControls
import KeelScene

/// An area of some form. A shape by itself is a view, filled in the colour of its surroundings.
///
/// Front ends know rectangles, round corners, capsules, circles and ellipses. A shape of your own is shown as one of these
/// if its outline is that, else as a rectangle.
nonisolated public protocol Shape: View, Sendable {
  /// `CGRect` where the file knows that type.
  associatedtype _Rect
  /// The outline of the shape in a rectangle.
  nonisolated func path(in rect: _Rect) -> Path
  /// What front ends make of the shape.
  nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .rectangle) }
  public var body: some View { _ShapeView(outline: _outline, fill: ForegroundStyle()) }
}

/// A shape of Keel's own, whose outline no one asks for.
public protocol _KnownShape: Shape where _Rect == Never {}

extension _KnownShape {
  nonisolated public func path(in rect: Never) -> Path {}
}

/// A shape that can be made smaller on all sides.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by so much on each side. Front ends have no room for that: mostly the same shape.
  nonisolated func inset(by amount: _Amount) -> InsetShape
  /// `Double`, or `CGFloat` where the file knows that type.
  associatedtype _Amount: ExpressibleByFloatLiteral & ExpressibleByIntegerLiteral
}

extension InsettableShape where InsetShape == Self, _Amount == Double {
  nonisolated public func inset(by amount: Double) -> Self { self }
}

/// A shape in a fill and a stroke. Stands over `UIShapeView`.
public struct _ShapeView {
  let outline: _ShapeOutline
  var fill: (any ShapeStyle)?
  var stroke: (any ShapeStyle)?
  var lineWidth = 1.0
}

extension _ShapeView: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> { ShapeMount(self, control: UIShapeView(), at: place) }
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
  /// Draws a line round the shape too.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    var view = self
    view.stroke = content
    view.lineWidth = lineWidth
    return view
  }
  /// Draws a line round the shape too.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    stroke(content, lineWidth: lineWidth)
  }
  /// Fills the shape too.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView {
    var view = self
    view.fill = content
    return view
  }
}

extension Shape {
  /// The shape, filled.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView {
    _ShapeView(outline: _outline, fill: content)
  }
  /// The shape, filled in the colour of its surroundings.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView {
    _ShapeView(outline: _outline, fill: ForegroundStyle())
  }
  /// A line along the outline, this many points wide.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    _ShapeView(outline: _outline, stroke: content, lineWidth: lineWidth)
  }
  /// A line along the outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    stroke(content, lineWidth: style.lineWidth)
  }
  /// A line along the outline, in the colour of its surroundings.
  nonisolated public func stroke(lineWidth: Double = 1) -> _ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
  /// A line along the outline, in the colour of its surroundings.
  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView { stroke(lineWidth: style.lineWidth) }

  /// Front ends draw whole outlines: the same shape.
  nonisolated public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> Self { self }
  /// Front ends turn nothing: the same shape.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Front ends choose sizes: the same shape.
  nonisolated public func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }
  /// Front ends choose places: the same shape.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> Self { self }
}

extension InsettableShape {
  /// A line inside of the outline, this many points wide.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView {
    stroke(content, lineWidth: lineWidth)
  }
  /// A line inside of the outline.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    stroke(content, lineWidth: style.lineWidth)
  }
  /// A line inside of the outline, in the colour of its surroundings.
  nonisolated public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> _ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension View {
  /// Cuts the view to the shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(
      BoxModifier { box, _ in
        box.shape = shape._outline.kind
        box.isClipped = true
      })
  }
  /// What is behind the view, in that shape.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      BoxModifier { box, leaf in
        box.background = leaf.paint(of: style)
        box.shape = shape._outline.kind
      })
  }
  /// The ground of a page behind the view, in that shape.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// What counts as the view, front ends know: the same view.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// What counts as the view, front ends know: the same view.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }
}
