import KeelControls
package import KeelScene

extension Font {
  /// The role of a text in its page.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

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

  /// How heavy the strokes are. Front ends tell five weights apart.
  public struct Weight: Hashable, Sendable {
    package let sceneWeight: FontWeight
    private let value: Double

    public static let ultraLight = Weight(sceneWeight: .light, value: -0.8)
    public static let thin = Weight(sceneWeight: .light, value: -0.6)
    public static let light = Weight(sceneWeight: .light, value: -0.4)
    public static let regular = Weight(sceneWeight: .regular, value: 0)
    public static let medium = Weight(sceneWeight: .medium, value: 0.23)
    public static let semibold = Weight(sceneWeight: .semibold, value: 0.3)
    public static let bold = Weight(sceneWeight: .bold, value: 0.4)
    public static let heavy = Weight(sceneWeight: .bold, value: 0.56)
    public static let black = Weight(sceneWeight: .bold, value: 0.62)
  }

  /// The look of a face. Front ends tell only `monospaced` from the others.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The room between lines. Front ends have one.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// How wide characters are. Front ends have one width.
  public struct Width: Hashable, Sendable {
    public var value: Double
    public init(_ value: Double) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
