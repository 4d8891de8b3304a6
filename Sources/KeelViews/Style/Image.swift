public import KeelControls
package import KeelScene

/// A picture: a symbol by its name in SF Symbols, a picture of the program's own, or one that UIKit's names made.
public struct Image: Hashable, Sendable {
  /// All but symbols are in a box: lists have several of those a row.
  package enum Source: Hashable, Sendable {
    case symbol(String, variableValue: Double?)
    /// A picture of the program's own, by name.
    indirect case named(String, variableValue: Double?, bundlePath: String?)
    indirect case uiImage(UIImage)
  }

  package var source: Source
  /// Whether it says nothing to a person who does not see it.
  package var isDecorative = false
  /// What it says to a person who does not see it: none, or one.
  package var label: [Text] = []
  package var isResizable = false
  package var renderingMode: TemplateRenderingMode?
  package var symbolRenderingMode: SymbolRenderingMode?

  package init(_ source: Source) { self.source = source }

  /// The symbol with this name. One that is not known is reported once, and a dashed square stands for it.
  public init(systemName: String) { self.init(.symbol(systemName, variableValue: nil)) }

  /// The symbol, filled in by so much, from 0 to 1 (bars of signal strength).
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue?.clampedToPart))
  }

  /// A picture of the program's own.
  public init(_ name: String) { self.init(.named(name, variableValue: nil, bundlePath: nil)) }

  /// A picture of the program's own, filled in by so much, from 0 to 1.
  public init(_ name: String, variableValue: Double?) {
    self.init(.named(name, variableValue: variableValue?.clampedToPart, bundlePath: nil))
  }

  /// A picture of the program's own, with what it says to a person who does not see it.
  public init(_ name: String, label: Text) {
    self.init(name)
    self.label = [label]
  }

  /// A picture that says nothing to a person who does not see it.
  public init(decorative name: String) {
    self.init(name)
    self.isDecorative = true
  }

  public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

  /// The bytes of the picture, where it is made of these.
  package var data: ImageData? {
    if case .uiImage(let image) = source { image.data } else { nil }
  }

  /// The symbol to show, with the name that `variants` make of it. `nil` for a picture of the program's own.
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
  /// How a picture fills more room than it has by itself.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture has its own colours or that of the text around it.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How carefully a picture is made larger or smaller.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How large a symbol is beside text.
  public enum Scale: CaseIterable, Hashable, Sendable {
    case small, medium, large
  }

  /// Lets the picture take the room that it is given.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRenderingMode = mode
    return image
  }

  /// Front ends choose this: the same picture.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Front ends choose this: the same picture.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
