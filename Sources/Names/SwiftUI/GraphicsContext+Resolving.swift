public import Foundation
internal import KeelScene
public import KeelViews

extension GraphicsContext {
  /// Text that is prepared for drawing. Its size is an estimate that does not depend on installed fonts.
  public struct ResolvedText {
    /// The shading of the text.
    public var shading: Shading
    let text: String
    let font: SceneFont

    /// Returns the size of the text in an area, in points. Lines are broken between words.
    public func measure(in size: CGSize) -> CGSize {
      let bounds = drawn(in: size, .color(.label), at: ScenePoint(x: 0, y: 0), .zero).bounds
      return CGSize(width: bounds.width, height: bounds.height)
    }
    /// Returns the distance of the first line's baseline from the top of the text.
    public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(font.pointSize * 0.925) }

    func drawn(in size: CGSize, _ paint: DrawingPaint, at origin: ScenePoint, _ anchor: UnitPoint) -> DrawingText {
      DrawingText(
        SceneFont.lines(of: text, pointSize: font.pointSize, width: Double(size.width)), font: font, paint: paint,
        at: origin, anchor: ScenePoint(x: anchor.x, y: anchor.y))
    }
  }

  /// An image that is prepared for drawing.
  public struct ResolvedImage {
    /// The size of the image: that of its pixels, or 20 by 20 points for a symbol.
    public var size: CGSize
    /// The shading of a symbol; `nil` uses the foreground style.
    public var shading: Shading?
    let symbol: Symbol?
    let data: ImageData?
  }

  /// A view that is prepared for drawing.
  ///
  /// Texts, symbols, shapes and drawings in boxes, stacks and layers are drawn; other controls are not.
  public struct ResolvedSymbol {
    /// The estimated size of the view, in points.
    public var size: CGSize
    let commands: [DrawingCommand]
  }

  /// Returns text that is prepared for drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolved = text.resolve(in: surface.style.text)
    let shading = resolved.color.map { color in Shading { _, _ in .color(color) } }
    return ResolvedText(shading: shading ?? .foreground, text: resolved.text, font: resolved.font)
  }

  /// Returns an image that is prepared for drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    if let picture = image.picture, let data = picture.data {
      return ResolvedImage(
        size: CGSize(width: max(1, picture.size.width), height: max(1, picture.size.height)), shading: nil, symbol: nil,
        data: data)
    }
    return ResolvedImage(
      size: CGSize(width: 20, height: 20), shading: nil, symbol: image.symbol(variants: .none), data: nil)
  }

  /// Returns the symbol of the canvas with this tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    surface.symbols[AnyHashable(id)].map {
      ResolvedSymbol(size: CGSize(width: $0.size.width, height: $0.size.height), commands: $0.commands)
    }
  }

  // MARK: Drawing

  /// Draws text at a point, on which the anchor of the text lies.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let paint = text.shading.paint(surface, Path()) else { return }
    add(.text(text.drawn(in: CGSize(width: CGFloat.infinity, height: 0), paint, at: point.inPath, anchor)))
  }
  /// Draws text in a rectangle, from its top left corner. Lines are broken between words.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard let paint = text.shading.paint(surface, Path(rect)) else { return }
    add(.text(text.drawn(in: rect.size, paint, at: rect.origin.inPath, .topLeading)))
  }
  /// Draws text at a point, on which the anchor of the text lies.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws text in a rectangle, from its top left corner. Lines are broken between words.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws an image in a rectangle. A symbol keeps its proportions.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if let data = image.data { return add(.picture(data, in: rect.inPath)) }
    guard var symbol = image.symbol else { return }
    if symbol.color == nil, case .color(let color, _)? = (image.shading ?? .foreground).paint(surface, Path(rect)) {
      symbol.color = color
    }
    add(.symbol(symbol, in: rect.inPath))
  }
  /// Draws an image in its own size at a point, on which the anchor of the image lies.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: area(of: image.size, at: point, anchor))
  }
  /// Draws an image at a point, on which the anchor of the image lies.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// Draws a view of the canvas in a rectangle, scaled to it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let place = CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    add(symbol.commands, transform: place.concatenating(transform).drawn)
  }
  /// Draws a view of the canvas in its own size at a point, on which the anchor of the view lies.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: area(of: symbol.size, at: point, anchor))
  }

  private func area(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * CGFloat(anchor.x), y: point.y - size.height * CGFloat(anchor.y), width: size.width,
      height: size.height)
  }
}
