package import KeelScene

/// What a cell can show.
///
/// A configuration of your own makes a view, which is then handed those that follow.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a cell in that state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A state that the look of a cell depends on.
public protocol UIConfigurationState {}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show that one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// The ordinary content of a row, a header or a footer: a picture and two texts.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// The colour of the text.
    public var color: UIColor = .label
    /// The font of the text; that of the second text is the front end's own.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var numberOfLines = 0
  }
  /// How a picture looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a picture that has none of its own.
    public var tintColor: UIColor?
  }

  /// The first text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The picture before the texts.
  public var image: UIImage?
  /// How the first text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the second text stands beside the first one, at the trailing edge, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false

  private init() {
    secondaryTextProperties.color = .secondaryLabel
  }

  /// A row: the second text below the first.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The second text is a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// The header of a section.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The footer of a section.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The header of a section in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The header of a section in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// Whether cells are likely to share it, and it is small.
  var isCommon: Bool { isShort(text ?? "") && isShort(secondaryText ?? "") && image?.data == nil }

  package var symbol: Symbol? {
    guard var symbol = image?.symbol else { return nil }
    if symbol.color == nil { symbol.color = imageProperties.tintColor?.sceneColor }
    return symbol
  }
}
