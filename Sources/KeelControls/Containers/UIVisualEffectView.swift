/// An effect on the content behind a view.
public class UIVisualEffect {
  /// Creates an effect without properties.
  public init() {}
}

/// A blur of the content behind a view. Front ends decide backgrounds: it has no effect.
public final class UIBlurEffect: UIVisualEffect {
  /// The strength of the blur.
  public enum Style: Int, Sendable {
    /// A blur that is always light or dark, or follows the appearance.
    case extraLight, light, dark, regular, prominent
    /// A material that follows the appearance. Thicker ones hide more of the background.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// A material for the light appearance.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The material of bars for the light appearance.
    case systemChromeMaterialLight
    /// A material for the dark appearance.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The material of bars for the dark appearance.
    case systemChromeMaterialDark
  }
  /// Creates a blur, which has no effect.
  public init(style: Style) {}
}

/// Content that adopts the colours behind it. Front ends decide colours: it has no effect.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect, which has no effect.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that applies an effect to the content behind it. Front ends show its `contentView` without the effect.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// The effect; stored only.
  open var effect: UIVisualEffect?
  /// The view that holds the content.
  public let contentView = UIView()

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }
  /// Creates a view with an effect, which is stored only.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: noFrame)
    addSubview(contentView)
  }
  /// Always fails: there is no archive to decode a view from.
  public required init?(coder: NSCoder) { nil }
}
