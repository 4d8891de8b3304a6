public import KeelControls
package import KeelScene

/// A picture: a symbol by its name in SF Symbols, a picture of the program's own, or a `UIImage`.
public struct Image: Hashable, Sendable {
  /// The source of a picture. All cases but symbols are boxed, because lists contain several symbols per row.
  package enum Source: Hashable, Sendable {
    case symbol(String, variableValue: Double?)
    /// A picture of the program's own, by name.
    indirect case named(String, variableValue: Double?, bundlePath: String?)
    indirect case uiImage(UIImage)
  }

  /// The way in which a picture is resized, boxed because few images have one of their own.
  private indirect enum Drawing: Hashable, Sendable {
    case usual
    case own(capInsets: SceneInsets, isTiled: Bool, isPixelated: Bool)
  }

  package var source: Source
  /// True if assistive technology ignores the picture.
  package var isDecorative = false
  /// The label for assistive technology, as an array of at most one text.
  package var label: [Text] = []
  package var isResizable = false
  package var renderingMode: TemplateRenderingMode?
  private var drawing = Drawing.usual
  package var symbolRenderingMode: SymbolRenderingMode?

  package init(_ source: Source) { self.source = source }

  /// Creates a picture of the symbol with a name. An unknown name is reported once and shown as a dashed square.
  public init(systemName: String) { self.init(.symbol(systemName, variableValue: nil)) }

  /// Creates a picture of a symbol filled to a level from 0 to 1, such as bars of signal strength.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue?.clampedToPart))
  }

  /// Creates a picture of the program's own, by name: a file or a set of an asset catalogue among its resources.
  ///
  /// A name without a picture is reported once, and nothing is drawn.
  public init(_ name: String) { self.init(.named(name, variableValue: nil, bundlePath: nil)) }

  /// Creates a picture of the program's own, filled to a level from 0 to 1.
  public init(_ name: String, variableValue: Double?) {
    self.init(.named(name, variableValue: variableValue?.clampedToPart, bundlePath: nil))
  }

  /// Creates a picture of the program's own with a label for assistive technology.
  public init(_ name: String, label: Text) {
    self.init(name)
    self.label = [label]
  }

  /// Creates a picture of the program's own that assistive technology ignores.
  public init(decorative name: String) {
    self.init(name)
    self.isDecorative = true
  }

  /// Creates a picture from a `UIImage`, a symbol or the bytes of a picture.
  public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

  /// The picture, if it is none of the symbols that Keel draws. A name without one is reported once, and nothing is
  /// drawn.
  package var picture: UIImage? {
    switch source {
    case .symbol: nil
    case .named(let name, _, let bundlePath):
      NamedAssets.of(bundlePath: bundlePath).reportedPicture(named: name) ?? .nothing
    case .uiImage(let image): image.data == nil ? nil : image
    }
  }

  /// The symbol, or the picture in the place of one, for elements that show no other images: tabs, menus, alerts.
  package var sign: Symbol? {
    guard let picture else { return symbol() }
    return picture.changingLook { look in
      guard let renderingMode else { return }
      look.isTemplate = renderingMode == .template
      look.keepsColors = renderingMode == .original
    }.templateSymbol
  }

  /// Changes the look of a picture to the one that the modifiers of this image ask for.
  package func apply(to look: inout PictureLook) {
    guard case .own(let capInsets, let isTiled, let isPixelated) = drawing else { return }
    if capInsets != SceneInsets() { look.capInsets = capInsets }
    if isTiled { look.isTiled = true }
    look.isPixelated = isPixelated
  }

  private mutating func draw(
    _ change: (_ capInsets: inout SceneInsets, _ isTiled: inout Bool, _ isPixelated: inout Bool) -> Void
  ) {
    var (capInsets, isTiled, isPixelated) = (SceneInsets(), false, false)
    if case .own(let insets, let tiles, let pixelates) = drawing {
      (capInsets, isTiled, isPixelated) = (insets, tiles, pixelates)
    }
    change(&capInsets, &isTiled, &isPixelated)
    drawing =
      capInsets == SceneInsets() && !isTiled && !isPixelated
      ? .usual : .own(capInsets: capInsets, isTiled: isTiled, isPixelated: isPixelated)
  }

  /// Returns the symbol to show, with its name changed by `variants`, or `nil` for a picture of the program's own.
  package func symbol(variants: SymbolVariants = .none) -> Symbol? {
    switch source {
    case .symbol(let name, let value):
      let whole = variants.name(of: name)
      UnknownSymbols.look(at: whole)
      return Symbol(whole, variableValue: value)
    case .uiImage(let image): return image.symbol
    case .named: return nil
    }
  }
}

extension Image {
  /// The way in which a picture fills a space larger than its own size.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated.
    case tile
    /// The picture is scaled.
    case stretch
  }

  /// The colours of a picture: its own, or that of the text around it.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture has the colour of the text around it, where it is not transparent.
    case template
    /// The picture has its own colours.
    case original
  }

  /// The quality of a picture that is scaled. Front ends choose it.
  public enum Interpolation: Hashable, Sendable {
    /// Pixels stay squares.
    case none
    /// Pixels are blended, from the fastest to the best way.
    case low, medium, high
  }

  /// The size of a symbol beside text.
  public enum Scale: CaseIterable, Hashable, Sendable {
    /// Smaller than, as large as, or larger than the text; `medium` is the default.
    case small, medium, large
  }

  /// Returns the picture, resized to fill its space.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: Whether the rest is stretched or repeated. Terminals stretch it.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    func length(_ inset: Double) -> Double { inset >= 0 ? min(inset, 10_000) : 0 }
    image.draw { insets, isTiled, _ in
      insets = SceneInsets(
        top: length(capInsets.top), leading: length(capInsets.leading), bottom: length(capInsets.bottom),
        trailing: length(capInsets.trailing))
      isTiled = resizingMode == .tile
    }
    return image
  }

  /// Returns the picture with its own colours (`original`) or the colour of the text (`template`). Symbols always have
  /// the colour of the text.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Returns the picture with a colouring mode for its parts. Front ends do not use the mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRenderingMode = mode
    return image
  }

  /// Returns the picture with a quality of scaling. With `none`, pixels stay squares; front ends choose the others.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.draw { _, _, isPixelated in isPixelated = interpolation == .none }
    return image
  }
  /// Returns the same picture: front ends smooth the edges of pictures that are turned.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
