package import KeelScene

/// Something to press.
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Hashable, Sendable { case system, custom, detailDisclosure, infoLight, infoDark, close }
  public enum Role: Hashable, Sendable { case normal, primary, cancel, destructive }

  /// How a button looks and what it says.
  public struct Configuration: Hashable, Sendable {
    public var title: String?
    public var image: UIImage?
    public var showsActivityIndicator = false
    fileprivate var style: ButtonElement.Style
    fileprivate init(style: ButtonElement.Style) { self.style = style }
    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func tinted() -> Configuration { Configuration(style: .bordered) }
    public static func gray() -> Configuration { Configuration(style: .bordered) }
    public static func filled() -> Configuration { Configuration(style: .prominent) }
    public static func borderedProminent() -> Configuration { Configuration(style: .prominent) }
  }

  public let buttonType: ButtonType
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { setNeedsDescription() } }
  }
  open var role: Role = .normal {
    didSet { if role != oldValue { setNeedsDescription() } }
  }
  private var title: String?
  private var image: UIImage?

  public init(type: ButtonType = .system) {
    self.buttonType = type
    super.init()
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: accessibilityLabel = "More Info"
    case .close:
      accessibilityLabel = "Close"
      image = UIImage(systemName: "xmark")
    case .system, .custom: break
    }
  }

  override public convenience init() { self.init(type: .system) }

  /// A button that says what the action says, and runs it.
  public convenience init(configuration: Configuration = .plain(), primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    title = primaryAction.title
    image = primaryAction.image
    if primaryAction.attributes.contains(.destructive) { role = .destructive }
    if primaryAction.attributes.contains(.disabled) { isEnabled = false }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// States of a control that can have a title of their own. Only `normal` is told apart.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
  }

  open func setTitle(_ title: String?, for state: State = .normal) {
    guard title != self.title else { return }
    self.title = title
    setNeedsDescription()
  }

  open func title(for state: State = .normal) -> String? { title }

  open func setImage(_ image: UIImage?, for state: State = .normal) {
    guard image != self.image else { return }
    self.image = image
    setNeedsDescription()
  }

  /// What the button says now.
  public var currentTitle: String? { configuration?.title ?? title }

  private var style: ButtonElement.Style {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: .detail
    case .system, .custom, .close: configuration?.style ?? .plain
    }
  }

  private var sceneRole: ButtonRole? {
    switch role {
    case .normal, .primary: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }

  override package var element: Element {
    .button(
      ButtonElement(
        title: currentTitle ?? "", image: (configuration?.image ?? image)?.symbol, role: sceneRole, style: style,
        isDefault: role == .primary, isBusy: configuration?.showsActivityIndicator ?? false))
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .activate = event, isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
