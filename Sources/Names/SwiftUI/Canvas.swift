public import Foundation
internal import KeelScene
public import KeelViews

/// A view for custom drawing.
///
/// The renderer is called for the size that the front end reports, and again when that size, the environment or a value
/// that it has read changes. `rendersAsynchronously` and `opaque` are not used. Nothing is drawn outside of the view.
public struct Canvas<Symbols: View> {
  /// The views that the renderer can draw with `resolveSymbol(id:)`, by their tags.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a drawing with views that the renderer can draw, which are identified by their tags.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    self.renderer = renderer
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
