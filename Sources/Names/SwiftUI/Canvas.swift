public import Foundation
public import KeelViews

/// The drawing context of a canvas. Front ends draw no graphics, so every call compiles and has no effect.
public struct GraphicsContext {
  /// A colour or pattern to draw with; has no effect.
  public struct Shading {
    /// Returns a shading that fills with a colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// Returns a shading that fills with a shape style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Returns a shading that fills with a linear gradient.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading()
    }
    /// Returns a shading that fills with a radial gradient.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    /// Returns a shading that fills with a conic gradient.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading()
    }
    /// The shading of the foreground style.
    public static var foreground: Shading { Shading() }
  }
  /// A view that is prepared for drawing several times.
  public struct ResolvedSymbol {
    /// The size of the symbol; always zero.
    public var size: CGSize { .zero }
  }
  /// Text that is prepared for drawing.
  public struct ResolvedText {
    /// Returns the size of the text in an area; always zero.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
  /// An image that is prepared for drawing.
  public struct ResolvedImage {
    /// The size of the image; always zero.
    public var size: CGSize { .zero }
  }
  /// An effect on everything that is drawn afterwards; has no effect.
  public struct Filter {
    /// Returns a filter that blurs.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Returns a filter that adds a shadow.
    public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
      Filter()
    }
    /// Returns a filter that replaces pixels in a range of opacities by a colour.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    /// Returns a filter that multiplies colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
  }
  /// The opacity of what is drawn afterwards; stored only.
  public var opacity = 1.0
  /// The blend mode of what is drawn afterwards; stored only.
  public var blendMode = BlendMode.normal
  /// The transform of what is drawn afterwards; stored only, and not changed by methods such as `translateBy(x:y:)`.
  public var transform = CGAffineTransform.identity
  /// Fills a path; draws nothing.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Strokes a path; draws nothing.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Strokes a path with a line width in points; draws nothing.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws text at a point; draws nothing.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws text in a rectangle; draws nothing.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws an image at a point; draws nothing.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image in a rectangle; draws nothing.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws a resolved symbol at a point; draws nothing.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a resolved symbol in a rectangle; draws nothing.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Draws resolved text at a point; draws nothing.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws resolved text in a rectangle; draws nothing.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a resolved image at a point; draws nothing.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a resolved image in a rectangle; draws nothing.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  /// Returns text that is prepared for drawing; its size is zero.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Returns an image that is prepared for drawing; its size is zero.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Returns the symbol with this identifier; always `nil`, because the `symbols` of a canvas are not created.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  /// Adds an effect; has no effect.
  public mutating func addFilter(_ filter: Filter) {}
  /// Runs the closure with a copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Concatenates a transform; has no effect.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  /// Moves the origin; has no effect.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales the coordinates; has no effect.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Rotates the coordinates; has no effect.
  public mutating func rotate(by angle: Angle) {}
  /// Clips what is drawn afterwards; has no effect.
  public mutating func clip(to path: Path) {}
}

/// A view for custom drawing. Front ends draw no graphics: it is an empty area, and the renderer never runs.
public struct Canvas<Symbols: View> {
  /// Creates an empty area. Neither the renderer nor the symbols are ever evaluated.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {}
}

extension Canvas where Symbols == EmptyView {
  /// Creates an empty area. The renderer is never called.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

extension Canvas: View {
  /// The content and behaviour of the view.
  public var body: some View { Color.clear }
}
