public import Foundation
internal import KeelScene
public import KeelViews

/// A view for custom drawing.
///
/// The renderer is called for the size that the front end reports, and again when that size, the environment or a value
/// that it has read changes. Nothing is drawn outside of the view.
public struct Canvas<Symbols: View> {
  /// The views that the renderer can draw with `resolveSymbol(id:)`, by their tags.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the drawing is opaque; not used: drawings may be transparent.
  public var isOpaque: Bool
  /// The colour space in which colours are mixed; not used: front ends choose it.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the drawing may be shown later than its page; not used.
  public var rendersAsynchronously: Bool

  /// Creates a drawing with views that the renderer can draw, which are identified by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: View {
  /// The content and behaviour of the view.
  public var body: some View {
    DrawnView(symbols: symbols) { drawn in
      let surface = DrawingSurface(
        style: drawn.style, environment: drawn.environment, size: drawn.size, symbols: drawn.drawnSymbols)
      var context = GraphicsContext(surface)
      renderer(&context, CGSize(width: drawn.size.width, height: drawn.size.height))
      return surface.commands
    }
  }
}
