import KeelControls
package import KeelScene

/// A two-dimensional shape. As a view, it is filled with the text colour of the environment.
///
/// Rectangles, rounded rectangles, capsules, circles and ellipses are shapes of their own in every front end. The path
/// of any other shape is drawn: it is made for the size that the front end reports.
nonisolated public protocol Shape: View, Sendable {
  /// The type of a rectangle: `CGRect` in files that import that type.
  associatedtype _Rect
  /// Returns the outline of the shape in a rectangle.
  nonisolated func path(in rect: _Rect) -> Path
  /// The known outline that the shape resembles most, until its path has been made.
  nonisolated var _outline: _ShapeOutline { get }
  /// The known outline that the shape has in every rectangle; `nil` if its path has to be drawn.
  nonisolated var _exactOutline: _ShapeOutline? { get }
  /// Returns the outline of the shape in an area.
  nonisolated func _path(in area: _ShapeArea) -> Path
  /// A Boolean value that indicates whether the path is the same in every area.
  nonisolated var _ignoresArea: Bool { get }
}

/// The area in points that a shape is made for.
public struct _ShapeArea: Hashable, Sendable {
  /// The distance from the left edge.
  public let x: Double
  /// The distance from the top edge.
  public let y: Double
  /// The width of the area.
  public let width: Double
  /// The height of the area.
  public let height: Double

  package init(_ rect: SceneRect) {
    x = rect.x
    y = rect.y
    width = rect.width
    height = rect.height
  }

  package var rect: SceneRect { SceneRect(x: x, y: y, width: width, height: height) }

  /// The area without a margin on each side; empty if the margin is too large.
  package func inset(by amount: Double) -> _ShapeArea {
    let (across, down) = (min(amount, width / 2), min(amount, height / 2))
    return _ShapeArea(
      SceneRect(x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down))
  }
}

extension Shape {
  /// A rectangle.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .rectangle) }
  /// None: the path is drawn.
  nonisolated public var _exactOutline: _ShapeOutline? { nil }
  /// The path of the outline that the shape resembles.
  nonisolated public func _path(in area: _ShapeArea) -> Path { Path(_outline, in: area.rect) }
  /// False: most paths depend on the area.
  nonisolated public var _ignoresArea: Bool { false }
  /// The content and behaviour of the view: the shape filled in the text colour of the environment.
  public var body: some View { fill() }
}

/// A built-in shape with a known outline.
public protocol _KnownShape: Shape where _Rect == Never {}

extension _KnownShape {
  /// Never called: there is no rectangle to draw in.
  nonisolated public func path(in rect: Never) -> Path {}
  /// The known outline of the shape.
  nonisolated public var _exactOutline: _ShapeOutline? { _outline }
}

/// A shape that can be inset on all sides.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by a distance in points on each side.
  nonisolated func inset(by amount: _Amount) -> InsetShape
  /// The type of a distance: `Double`, or `CGFloat` in files that import that type.
  associatedtype _Amount: ExpressibleByFloatLiteral & ExpressibleByIntegerLiteral
}

extension InsettableShape where InsetShape == _InsetShape<Self>, _Amount == Double {
  /// Returns the shape inset by a distance in points on each side.
  nonisolated public func inset(by amount: Double) -> _InsetShape<Self> { _InsetShape(base: self, amount: amount) }
}

extension Shape {
  /// Returns the shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView {
    _ShapeView(shape: AnyShape(self), inks: [.init(style: content, kind: .fill(isEvenOdd: style.isEOFilled))])
  }
  /// Returns the shape filled in the text colour of the environment.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView { fill(ForegroundStyle(), style: style) }
  /// Returns the outline drawn with a style and a width in points. The middle of the line is on the edge.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> _ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the outline drawn with a style. The middle of the line is on the edge.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    _ShapeView(shape: AnyShape(self), inks: [.init(style: content, kind: .stroke(style, isInside: false))])
  }
  /// Returns the outline drawn in the text colour of the environment.
  nonisolated public func stroke(lineWidth: Double = 1) -> _ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
  /// Returns the outline drawn in the text colour of the environment.
  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView { stroke(ForegroundStyle(), style: style) }
}

extension InsettableShape {
  /// Returns the outline drawn inside of the edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the outline drawn inside of the edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    _ShapeView(shape: AnyShape(self), inks: [.init(style: content, kind: .stroke(style, isInside: true))])
  }
  /// Returns the outline drawn inside of the edge in the text colour of the environment.
  nonisolated public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> _ShapeView {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
  /// Returns the outline drawn inside of the edge in the text colour of the environment.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

extension View {
  /// Clips the view to the outline of a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    outlined(by: shape, style) { box, _ in box.isClipped = true }
  }
  /// Draws a style inside the outline of a shape, behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    outlined(by: shape, fillStyle) { box, leaf in box.background = leaf.paint(of: style) }
  }
  /// Draws the background of a page inside the outline of a shape, behind the view.
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
