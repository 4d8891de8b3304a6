package import KeelScene

/// The content of a cell.
///
/// A custom configuration creates a view, which then receives the subsequent configurations.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a cell in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A state that the look of a cell depends on.
public protocol UIConfigurationState {}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// The content of the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns true if the view can show a configuration, and so be reused.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns true: the view can show any configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// The standard content of a row, header or footer: an image and two texts.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The colour of the text.
    public var color: UIColor = .label
    /// The font; ignored for the second text, whose font the front end chooses.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The maximum number of lines; stored only.
    public var numberOfLines = 0
  }
  /// The look of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a symbol that has no colour of its own.
    public var tintColor: UIColor?
    /// The size and the colour of a symbol; front ends decide the size in rows.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The primary text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image before the texts.
  public var image: UIImage?
  /// The look of the primary text.
  public var textProperties = TextProperties()
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// A Boolean value that indicates whether the second text is at the trailing edge, instead of below the first one.
  public var prefersSideBySideTextAndSecondaryText = false

  private init() {
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Returns the content of a row with the second text below the first.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a row with the second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a row with the second text as a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// Returns the content of a section's header.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a section's footer.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a section's header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a section's footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a section's header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a section's footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a `UIListContentView`, for use outside of a list.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration unchanged: front ends show the states of cells.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// True if the configuration is small, and cells are likely to share it.
  var isCommon: Bool { isShort(text ?? "") && isShort(secondaryText ?? "") && image?.data == nil }

  package var symbol: Symbol? {
    guard var symbol = image?.symbol else { return nil }
    if symbol.color == nil {
      symbol.color = (imageProperties.tintColor ?? imageProperties.preferredSymbolConfiguration?.color)?.sceneColor
    }
    return symbol
  }
}
