import KeelControls
package import KeelScene

extension Font {
  /// The role of a text on its page.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A title, from the largest to the smallest.
    case largeTitle, title, title2, title3
    /// The heading of a part of the page, in bold, and the line below it.
    case headline, subheadline
    /// The text of the page.
    case body
    /// A remark beside the text, slightly smaller.
    case callout
    /// Small text: a note below the content, and the labels of pictures.
    case footnote, caption, caption2

    package var sceneStyle: KeelScene.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The thickness of a font's strokes. Front ends distinguish five weights; the others map to the nearest.
  public struct Weight: Hashable, Sendable {
    package let sceneWeight: FontWeight
    private let value: Double

    /// The thinnest weight; front ends show `light`.
    public static let ultraLight = Weight(sceneWeight: .light, value: -0.8)
    /// A thin weight; front ends show `light`.
    public static let thin = Weight(sceneWeight: .light, value: -0.6)
    /// A weight lighter than regular.
    public static let light = Weight(sceneWeight: .light, value: -0.4)
    /// The regular weight of body text.
    public static let regular = Weight(sceneWeight: .regular, value: 0)
    /// A weight slightly heavier than regular.
    public static let medium = Weight(sceneWeight: .medium, value: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(sceneWeight: .semibold, value: 0.3)
    /// A heavy weight for emphasis.
    public static let bold = Weight(sceneWeight: .bold, value: 0.4)
    /// A weight heavier than bold; front ends show `bold`.
    public static let heavy = Weight(sceneWeight: .bold, value: 0.56)
    /// The heaviest weight; front ends show `bold`.
    public static let black = Weight(sceneWeight: .bold, value: 0.62)
  }

  /// The design of a font's face. Front ends distinguish only `monospaced` from the others.
  public enum Design: Hashable, Sendable {
    /// The front end's font.
    case `default`
    /// A font with serifs or with round ends; front ends show the default one.
    case serif, rounded
    /// A font whose letters all have the same width.
    case monospaced
  }

  /// The spacing between lines. Front ends have only one.
  public enum Leading: Hashable, Sendable {
    /// The usual spacing.
    case standard
    /// Less or more than the usual spacing; front ends show the usual one.
    case tight, loose
  }

  /// The width of a font's characters. Front ends have only one.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard one: negative is narrower, positive wider.
    public var value: Double
    /// Creates a width from its value.
    public init(_ value: Double) { self.value = value }

    /// A width much narrower than the standard one; front ends show the standard width.
    public static let compressed = Width(-0.3)
    /// A width narrower than the standard one; front ends show the standard width.
    public static let condensed = Width(-0.2)
    /// The usual width of characters.
    public static let standard = Width(0)
    /// A width wider than the standard one; front ends show the standard width.
    public static let expanded = Width(0.2)
  }
}
