import KeelControls
import KeelModel
import KeelScene

/// A view of a picture, backed by `UIImageView`.
extension Image: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { ImageMount(self, control: UIImageView(), at: place) }
}

final class ImageMount: ControlMount<Image, UIImageView> {
  override func needsUpdate(to new: Image) -> Bool { view != new }

  override func configure() {
    let style = surroundings.environment.style
    let variants = surroundings.environment.controls.symbolVariants
    var symbol = view.symbol(variants: variants) ?? Symbol("")
    if case .named(let name, let value, _) = view.source { symbol = Symbol(name, variableValue: value) }
    if symbol.color == nil, let foreground = style.text.foreground { symbol.color = style.color(of: foreground) }
    control.image = UIImage(symbol: symbol)
    control.data = view.data
    control.isResizable = view.isResizable
    control.label = view.label.first?.string(in: style.text) ?? ""
    control.accessibilityElementsHidden = view.isDecorative
  }
}

extension UIImage {
  init(symbol: Symbol) {
    self.init(systemName: "")
    self.symbol = symbol
  }
}

extension EnvironmentValues {
  /// The variants of symbols, such as filled ones.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// The size of symbols beside text. Front ends choose it.
  @Entry public var imageScale: Image.Scale = .medium
}

extension View {
  /// Adds variants to the symbols in this view, such as `fill`.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { current in
      current = SymbolVariants(
        shape: variant.shape ?? current.shape, isFilled: current.isFilled || variant.isFilled,
        isSlashed: current.isSlashed || variant.isSlashed)
    }
  }
  /// Sets the size of symbols in the environment. Front ends choose the size on screen.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Returns the same view: front ends choose the colours of the parts of symbols.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
