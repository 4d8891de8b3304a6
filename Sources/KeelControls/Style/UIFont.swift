package import KeelScene

/// A font: a text style, optionally with a fixed point size. Point sizes scale with the user's text size.
public struct UIFont: Hashable, Sendable {
  package var sceneFont: SceneFont
  package init(sceneFont: SceneFont) { self.sceneFont = sceneFont }

  /// The role of a text on its page.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// A title, from the largest to the smallest.
    case largeTitle, title1, title2, title3
    /// The heading of a part of the page, in bold, and the line below it.
    case headline, subheadline
    /// The text of the page.
    case body
    /// A remark beside the text, slightly smaller.
    case callout
    /// Small text: a note below the content, and the labels of pictures.
    case footnote, caption1, caption2

    fileprivate var sceneStyle: KeelScene.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The weight of a font.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// A weight, from the thinnest to the thickest strokes.
    case light, regular, medium, semibold, bold
    /// Equal to `light`, because front ends have five weights.
    public static let ultraLight = Weight.light
    /// Equal to `light`, because front ends have five weights.
    public static let thin = Weight.light
    /// Equal to `bold`, because front ends have five weights.
    public static let heavy = Weight.bold
    /// Equal to `bold`, because front ends have five weights.
    public static let black = Weight.bold
  }

  /// Creates a font of a size in points, with the text style whose usual size is nearest.
  package init(
    size: Double, weight: Weight?, isMonospaced: Bool = false, isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.init(
      sceneFont: SceneFont(
        pointSize: size, weight: weight.flatMap { FontWeight(rawValue: $0.rawValue) }, isMonospaced: isMonospaced,
        isItalic: isItalic))
    sceneFont.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(sceneFont: SceneFont(style: style.sceneStyle))
  }

  /// Returns the font of body text in a weight.
  public static func systemFont(weight: Weight = .regular) -> UIFont {
    UIFont(sceneFont: SceneFont(style: .body, weight: FontWeight(rawValue: weight.rawValue)))
  }

  /// Returns the monospaced font of body text in a weight.
  public static func monospacedSystemFont(weight: Weight = .regular) -> UIFont {
    UIFont(sceneFont: SceneFont(style: .body, weight: FontWeight(rawValue: weight.rawValue), isMonospaced: true))
  }

  /// Returns the font in another weight.
  public func withWeight(_ weight: Weight) -> UIFont {
    var font = self
    font.sceneFont.weight = FontWeight(rawValue: weight.rawValue)
    return font
  }
}

extension SceneFont {
  private static let usualSizes: [(style: KeelScene.TextStyle, size: Double)] = [
    (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.body, 17), (.callout, 16),
    (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ]

  /// The size in points that the font has on Apple's systems at the usual text size.
  package var usualPointSize: Double {
    size ?? Self.usualSizes.first { $0.style == style }?.size ?? 17
  }

  /// Creates a font of a size in points.
  ///
  /// The text style is that of the nearest usual size, the larger of two that are equally near. A size that is exactly
  /// the usual size of a style on Apple's systems selects the style without a point size.
  package init(pointSize: Double, weight: FontWeight? = nil, isMonospaced: Bool = false, isItalic: Bool = false) {
    let nearest = Self.usualSizes.min { abs($0.size - pointSize) < abs($1.size - pointSize) }
    self.init(
      style: nearest?.style ?? .body, size: nearest?.size == pointSize ? nil : pointSize, weight: weight,
      isMonospaced: isMonospaced, isItalic: isItalic)
  }
}
