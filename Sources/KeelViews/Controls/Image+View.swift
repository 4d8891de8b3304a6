import KeelControls
import KeelModel
import KeelScene

/// A view of a picture, backed by `UIImageView`.
extension Image: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    let control = UIImageView()
    control.followsText = true
    return ImageMount(self, control: control, at: place)
  }
}

final class ImageMount: ControlMount<Image, UIImageView> {
  override func needsUpdate(to new: Image) -> Bool { view != new }

  override func configure() {
    let environment = surroundings.environment
    let style = environment.style
    let foreground = style.text.foreground.flatMap { style.color(of: $0) }
    let picture = view.picture
    if let picture {
      control.image = picture.changingLook { look in
        if let mode = view.renderingMode { look.isTemplate = mode == .template }
        view.apply(to: &look)
        if look.isTemplate, look.color == nil { look.color = foreground }
      }
    } else {
      var symbol = view.symbol(variants: environment.controls.symbolVariants) ?? Symbol("")
      if symbol.color == nil { symbol.color = foreground }
      control.image = UIImage(symbol)
      control.look = symbolLook(style)
    }
    control.isResizable = view.isResizable
    control.imageContentMode = .stretch
    control.label = view.label.first?.string(in: style.text) ?? ""
    control.accessibilityElementsHidden = view.isDecorative
  }

  /// The size of a symbol, if it is not that of body text.
  private func symbolLook(_ style: LeafStyle) -> PictureLook? {
    var look = PictureLook()
    look.font = style.text.font?.sceneFont
    switch surroundings.environment.controls.imageScale {
    case .small: look.symbolScale = .small
    case .medium: break
    case .large: look.symbolScale = .large
    }
    return look == PictureLook() ? nil : look
  }
}

extension EnvironmentValues {
  /// The variants of symbols, such as filled ones.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// The size of symbols beside text.
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
  /// Sets the size of the symbols in this view, relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Returns the same view: front ends choose the colours of the parts of symbols.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
