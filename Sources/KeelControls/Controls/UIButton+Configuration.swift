public import FoundationEssentials
import KeelScene

extension UIButton {
  /// The look and content of a button.
  public struct Configuration: Hashable, Sendable {
    /// The title; `nil` uses that of `setTitle(_:for:)`.
    public var title: String? { didSet { styledTitle = nil } }
    /// The title with attributes of UIKit for its parts; setting it sets `title` too. The colours and fonts take
    /// precedence over those of the button.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue
      }
    }
    private var styledTitle: AttributedString?
    /// Changes the attributes of the title before it is shown, for example its font.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The title with its attributes, or `nil` if it has none.
    func richTitle(_ currentTitle: String?) -> RichText? {
      guard let currentTitle, !currentTitle.isEmpty else { return nil }
      guard styledTitle != nil || titleTextAttributesTransformer != nil else { return nil }
      var string = styledTitle ?? AttributedString(currentTitle)
      if let transformer = titleTextAttributesTransformer {
        for run in string.runs { string[run.range].setAttributes(transformer(run.attributes)) }
      }
      return RichText(string)
    }
    /// The image; `nil` uses that of `setImage(_:for:)`.
    public var image: UIImage?
    /// A Boolean value that indicates whether the button shows that its action is in progress.
    public var showsActivityIndicator = false
    /// The colour of the button's fill; `nil` uses that of the style. A plain button has no fill, and a tinted one shows
    /// little of the colour.
    public var baseBackgroundColor: UIColor?
    /// The colour of the title and the image; `nil` uses that of the style.
    public var baseForegroundColor: UIColor?
    /// The background of the button. Its colour and its radius take precedence over those of the configuration.
    public var background: UIBackgroundConfiguration {
      get { backing?.value ?? .clear() }
      set { backing = newValue == .clear() ? nil : Common(newValue) }
    }
    private var backing: Common<UIBackgroundConfiguration>?
    /// The size of the image, if that is a symbol; `nil` for that of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The form of the button's corners. Terminals have one form.
    public var cornerStyle = CornerStyle.dynamic
    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the title and the image in points; 0 leaves it to the front end.
    public var imagePadding = 0.0
    /// The space around the content of the button in points. Terminals have one.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
      set { insets = newValue }
    }
    private var insets: NSDirectionalEdgeInsets?

    /// The forms of a button's corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The corners of the front end's buttons.
      case fixed, dynamic
      /// Corners with a radius of 4, 8 or 12 points.
      case small, medium, large
      /// Semicircles at the shorter sides.
      case capsule
    }

    let style: ButtonElement.Style
    private let isTinted: Bool
    private init(style: ButtonElement.Style, isTinted: Bool = false) {
      self.style = style
      self.isTinted = isTinted
    }

    /// Returns the configuration of a button that is text only.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns the configuration of a button that is text only.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns the configuration of a button that is set off from its surroundings.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Returns the configuration of a button that is set off from its surroundings.
    public static func tinted() -> Configuration { Configuration(style: .bordered, isTinted: true) }
    /// Returns the configuration of a button that is set off from its surroundings.
    public static func gray() -> Configuration { Configuration(style: .bordered) }
    /// Returns the configuration of the most important button.
    public static func filled() -> Configuration { Configuration(style: .prominent) }
    /// Returns the configuration of the most important button.
    public static func borderedProminent() -> Configuration { Configuration(style: .prominent) }

    /// True if the image is not simply before the title.
    var arrangesImage: Bool {
      imagePlacement != .leading || imagePadding > 0 || preferredSymbolConfigurationForImage != nil
    }

    /// What has been chosen in place of the look of the style.
    var look: ControlLook {
      var look = ControlLook()
      if style != .plain {
        look.background = baseBackgroundColor.map { $0.sceneColor.faded(by: $0.alpha * (isTinted ? 0.18 : 1)) }
      }
      look.foreground = baseForegroundColor.map { $0.sceneColor.faded(by: $0.isClear ? 1 : $0.alpha) }
      look.insets = insets?.sceneInsets
      look.shape =
        switch cornerStyle {
        case .fixed, .dynamic: nil
        case .small: .rounded(radius: 4)
        case .medium: .rounded(radius: 8)
        case .large: .rounded(radius: 12)
        case .capsule: .capsule
        }
      if let backing = backing?.value {
        if let color = backing.backgroundColor { look.background = color.sceneColor.faded(by: color.alpha) }
        if backing.radius > 0 { look.shape = .rounded(radius: backing.radius) }
      }
      return look
    }
  }
}

/// A closure that changes the attributes of a text. Two are equal only if they are copies of the same one.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// Returns the attributes to show in place of others.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity: Identity

  private final class Identity: Sendable {}

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    identity = Identity()
  }

  /// Returns the attributes to show in place of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Returns true if both are copies of the same transformer.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// Sides of a rectangle; leading and trailing follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The side at the top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The side at the bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The picture and the title of a button, where an element of a button cannot show them: a picture of data, or an image
/// on another side of the title or at a distance of its own.
@MainActor final class ButtonFace: UIStackView {
  private let picture = UIImageView()
  private let title = UILabel()

  func show(
    _ image: UIImage?, _ text: String?, _ richText: RichText?, _ font: UIFont?,
    _ configuration: UIButton.Configuration?, _ style: ButtonElement.Style
  ) {
    let placement = configuration?.imagePlacement ?? .leading
    let padding = configuration?.imagePadding ?? 0
    picture.image = image
    picture.preferredSymbolConfiguration = configuration?.preferredSymbolConfigurationForImage
    picture.isHidden = image == nil
    if let richText { title.richText = richText } else { title.text = text }
    title.isHidden = (text ?? "").isEmpty
    title.font = font
    // The front end has a colour for the titles of filled buttons.
    let color = configuration?.baseForegroundColor ?? (style == .prominent ? .label : .tintColor)
    title.textColor = color
    picture.tintColor = color
    axis = placement.isDisjoint(with: [.top, .bottom]) ? .horizontal : .vertical
    alignment = .center
    spacing = padding > 0 ? padding : axis == .horizontal ? 8 : 0
    let views = placement.isDisjoint(with: [.bottom, .trailing]) ? [picture, title] : [title, picture]
    guard !arrangedSubviews.elementsEqual(views, by: ===) else { return }
    views.forEach(addArrangedSubview)
  }
}
