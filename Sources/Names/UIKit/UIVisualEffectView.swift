public import KeelControls

/// A way to see what is behind a view.
public class UIVisualEffect {
  public init() {}
}

/// What is behind a view, blurred. Front ends choose grounds: nothing is.
public final class UIBlurEffect: UIVisualEffect {
  /// How much is to be seen.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  public init(style: Style) {}
}

/// Content that takes the colours of what is behind it. Front ends choose colours: none are taken.
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// A view over what is behind it: shows what is in its `contentView`.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// Kept for sources that set it: front ends choose grounds.
  open var effect: UIVisualEffect?
  /// For what is shown.
  public let contentView = UIView()

  public convenience init() { self.init(effect: nil) }
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
}
