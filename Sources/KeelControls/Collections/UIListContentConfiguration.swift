package import KeelScene

/// What a cell can show.
public protocol UIContentConfiguration {}

/// The ordinary content of a row, a header or a footer: a picture and two texts.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  public struct TextProperties: Hashable, Sendable {
    public var color: UIColor = .label
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var numberOfLines = 0
  }
  public struct ImageProperties: Hashable, Sendable {
    public var tintColor: UIColor?
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  /// Whether the second text stands beside the first one, at the trailing edge, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false

  private init() {
    secondaryTextProperties.color = .secondaryLabel
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The second text is a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

  package var symbol: Symbol? {
    guard var symbol = image?.symbol else { return nil }
    if symbol.color == nil { symbol.color = imageProperties.tintColor?.sceneColor }
    return symbol
  }
}
