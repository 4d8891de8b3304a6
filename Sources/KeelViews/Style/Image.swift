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

  package var source: Source
  /// True if assistive technology ignores the picture.
  package var isDecorative = false
  /// The label for assistive technology, as an array of at most one text.
  package var label: [Text] = []
  package var isResizable = false
  package var renderingMode: TemplateRenderingMode?
  package var symbolRenderingMode: SymbolRenderingMode?

  package init(_ source: Source) { self.source = source }

  /// Creates a picture of the symbol with a name. An unknown name is reported once and shown as a dashed square.
  public init(systemName: String) { self.init(.symbol(systemName, variableValue: nil)) }

  /// Creates a picture of a symbol filled to a level from 0 to 1, such as bars of signal strength.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue?.clampedToPart))
  }

  /// Creates a picture of the program's own, by name.
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

  /// The bytes of the picture, if its source is a `UIImage` with bytes.
  package var data: ImageData? {
    if case .uiImage(let image) = source { image.data } else { nil }
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
    case tile, stretch
  }

  /// The colours of a picture: its own, or that of the text around it.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The quality of a picture that is scaled. Front ends choose it.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of a symbol beside text.
  public enum Scale: CaseIterable, Hashable, Sendable {
    case small, medium, large
  }

  /// Returns the picture, resized to fill its space; the insets and the mode are not used.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Returns the picture with its own colours (`original`) or the colour of the text (`template`). Front ends do not
  /// use the mode.
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

  /// Returns the same picture: front ends choose how pictures are scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the same picture: front ends choose how edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
