package import KeelScene

/// Something to press.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// Kinds of buttons with a look and words of their own.
  public enum ButtonType: Hashable, Sendable { case system, custom, detailDisclosure, infoLight, infoDark, close }
  /// What pressing the button means for a person's things.
  public enum Role: Hashable, Sendable { case normal, primary, cancel, destructive }

  /// How a button looks and what it says.
  public struct Configuration: Hashable, Sendable {
    /// What the button says; `nil` leaves it to `setTitle(_:for:)`.
    public var title: String?
    /// The picture on it; `nil` leaves it to `setImage(_:for:)`.
    public var image: UIImage?
    /// Whether it shows that what it began is under way.
    public var showsActivityIndicator = false
    fileprivate var style: ButtonElement.Style
    fileprivate init(style: ButtonElement.Style) { self.style = style }
    /// Text alone.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Text alone.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Set off from what is around it.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Set off from what is around it.
    public static func tinted() -> Configuration { Configuration(style: .bordered) }
    /// Set off from what is around it.
    public static func gray() -> Configuration { Configuration(style: .bordered) }
    /// The button to press.
    public static func filled() -> Configuration { Configuration(style: .prominent) }
    /// The button to press.
    public static func borderedProminent() -> Configuration { Configuration(style: .prominent) }
  }

  /// Which kind of button it is.
  public private(set) var buttonType = ButtonType.system
  /// How the button looks and what it says; goes before titles and images set by state.
  open var configuration: Configuration? {
    get { particulars?.configuration }
    set { if newValue != configuration { change { $0.configuration = newValue } } }
  }
  /// What pressing it means; Return stands for `primary`, Escape for `cancel` in alerts.
  open var role: Role = .normal {
    didSet { if role != oldValue { setNeedsDescription() } }
  }

  /// What a button says by itself. In an object of its own: buttons in rows mostly have views for that (`labelViews`).
  @MainActor private final class Particulars {
    var configuration: Configuration?
    var titles = StateValues<String>()
    var images = StateValues<UIImage>()
    var titleColors = StateValues<UIColor>()
    var titleLabel: ButtonTitleLabel?
    var menu: UIMenu?
    var menuNodes: MenuItemNode?
  }
  private var particulars: Particulars?

  private func change(_ change: (Particulars) -> Void) {
    let changed = particulars ?? Particulars()
    particulars = changed
    change(changed)
    setNeedsDescription()
  }

  private var title: String? { particulars?.titles.current(in: state) }
  private var image: UIImage? { particulars?.images.current(in: state) }

  /// A button of that kind.
  public convenience init(type: ButtonType = .system) {
    self.init(frame: noFrame)
    buttonType = type
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: accessibilityLabel = "More Info"
    case .close:
      accessibilityLabel = "Close"
      setImage(UIImage(systemName: "xmark"))
    case .system, .custom: break
    }
  }

  /// A button that says what the action says, and runs it.
  public convenience init(configuration: Configuration = .plain(), primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// A button that says what the action says, and runs it. Not the control's own, which knows nothing of titles.
  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  /// A button of that kind that says what the action says, and runs it.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title)
    setImage(primaryAction.image)
    if primaryAction.attributes.contains(.destructive) { role = .destructive }
    if primaryAction.attributes.contains(.disabled) { isEnabled = false }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Says what the button says in a state, where its configuration does not.
  open func setTitle(_ title: String?, for state: State = .normal) {
    if title != self.title(for: state) { change { $0.titles[state] = title } }
  }

  /// What `setTitle(_:for:)` said.
  open func title(for state: State = .normal) -> String? { particulars?.titles[state] }

  /// Puts a picture on the button in a state, where its configuration has none.
  open func setImage(_ image: UIImage?, for state: State = .normal) {
    if image != self.image(for: state) { change { $0.images[state] = image } }
  }

  /// What `setImage(_:for:)` said.
  open func image(for state: State = .normal) -> UIImage? { particulars?.images[state] }

  /// The title as a label: its `font` is that of the title, once it is set. Words and colours are set by
  /// `setTitle(_:for:)` and `setTitleColor(_:for:)`.
  public var titleLabel: UILabel? {
    let label: ButtonTitleLabel
    if let known = particulars?.titleLabel {
      label = known
    } else {
      label = ButtonTitleLabel()
      label.button = self
      change { $0.titleLabel = label }
    }
    label.text = currentTitle
    return label
  }

  /// Says which colour the title has in a state. Exact colours next to white and black are shown on a ground of their own
  /// (`backgroundColor`) alone: elsewhere front ends keep theirs, which suits the ground of the page.
  open func setTitleColor(_ color: UIColor?, for state: State = .normal) {
    if color != titleColor(for: state) { change { $0.titleColors[state] = color } }
  }

  /// What `setTitleColor(_:for:)` said.
  open func titleColor(for state: State = .normal) -> UIColor? { particulars?.titleColors[state] }

  /// The colour of the title now; `nil` is the front end's.
  private var shownTitleColor: SceneColor? {
    let ground = drawnGround
    guard let color = particulars?.titleColors.current(in: state)?.sceneColor else { return ground?.readableText }
    return ground == nil && color.isNearWhiteOrBlack ? nil : color.asText(on: ground)
  }

  /// What the button says now.
  public var currentTitle: String? { configuration?.title ?? title }

  private var style: ButtonElement.Style {
    switch buttonType {
    case _ where isDetail: .detail
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

  /// What the button shows when it is pressed.
  open var menu: UIMenu? {
    get { particulars?.menu }
    set {
      guard newValue !== menu else { return }
      change {
        $0.menu = newValue
        $0.menuNodes = newValue.map { MenuItemNode($0, owner: self) }
      }
    }
  }
  /// Whether pressing the button shows its menu; else that takes another gesture.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { setNeedsDescription() } }
  }
  /// Whether the button shows which of the menu's actions is on, and choosing another puts that on.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { setNeedsDescription() } }
  }
  private var menuNodes: MenuItemNode? { particulars?.menuNodes }

  /// Views that stand on the button, in place of title and image. Where they come to words and at most one picture the
  /// button says these; else they are shown on it as they are.
  package var labelViews: [UIView] = [] {
    didSet { if embed(labelViews, insteadOf: oldValue) { setNeedsDescription() } }
  }
  /// Whether the label is shown as it is even where it is words only: what is pressed is no button to look at.
  package var keepsLabelViews = false {
    didSet { if keepsLabelViews != oldValue { setNeedsDescription() } }
  }
  /// Whether pressing the row of a list that the button stands in presses the button.
  package var isPressedByRow = false
  /// Whether it stands in a row and tells more about that: it is drawn as the detail button of any row.
  package var isDetail = false {
    didSet { if isDetail != oldValue { setNeedsDescription() } }
  }
  /// Whether Return stands for it where nothing else takes that key.
  package var standsForReturn = false {
    didSet { if standsForReturn != oldValue { setNeedsDescription() } }
  }

  override func subviewVisibilityDidChange() { setNeedsDescription() }

  /// The words of the label, where they are all of it. In a menu there is room for words only.
  private var words: LabelWords? {
    guard !labelViews.isEmpty else { return nil }
    let isInMenu = superview is UIMenuView
    return keepsLabelViews && !isInMenu ? nil : LabelWords(labelViews, isComplete: !isInMenu, takesActivity: true)
  }

  private var shownLabel: [UIView] { words == nil ? labelViews.filter(\.isShown) : [] }

  override package var attributes: Attributes {
    var attributes = super.attributes
    if attributes.tint == nil { attributes.tint = words?.color ?? shownTitleColor }
    if attributes.accessibility.label.isEmpty, let label = words?.accessibilityLabel {
      attributes.accessibility.label = label
    }
    return attributes
  }

  private var isPicker: Bool { changesSelectionAsPrimaryAction && menu != nil }

  override package func describe() -> SceneDescription {
    let items: [SceneNode] =
      menu == nil && !labelViews.isEmpty ? shownLabel : isPicker || menu == nil ? [] : menuNodes?.shownChildren ?? []
    return SceneDescription(element: element, attributes: attributes, children: items)
  }

  override package var element: Element {
    if let menu, isPicker {
      let actions = menu.actions
      return .picker(
        PickerElement(
          title: currentTitle ?? menu.title,
          options: actions.map {
            PickerOption(
              title: $0.title, image: $0.image?.symbol, isEnabled: !$0.attributes.contains(.disabled))
          }, selectedIndex: actions.firstIndex { $0.state == .on }))
    }
    if menu != nil {
      return .menu(
        MenuElement(
          title: currentTitle ?? "", image: (configuration?.image ?? image)?.symbol, style: style, role: sceneRole,
          hasPrimaryAction: !showsMenuAsPrimaryAction))
    }
    let words = words
    return .button(
      ButtonElement(
        title: words?.title ?? (labelViews.isEmpty ? currentTitle ?? "" : ""),
        image: isDetail ? nil : words?.image ?? (configuration?.image ?? image)?.symbol, role: sceneRole, style: style,
        font: particulars?.titleLabel?.chosenFont?.sceneFont, isDefault: role == .primary || standsForReturn,
        isBusy: configuration?.showsActivityIndicator ?? false || words?.isBusy ?? false,
        hasLabelChild: !shownLabel.isEmpty))
  }

  override package func handle(_ event: KeelScene.Event) {
    if case .choose(_, let index) = event, isEnabled, isPicker, let actions = menu?.actions,
      actions.indices.contains(index),
      !actions[index].attributes.contains(.disabled)
    {
      for (number, action) in actions.enumerated() { action.state = number == index ? .on : .off }
      setNeedsDescription()
      actions[index].perform(sender: self)
      return sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    guard case .activate = event, isEnabled, menu == nil || !showsMenuAsPrimaryAction else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

/// The title of a button as a label, which tells the button of its font.
@MainActor private final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?
  /// The font that was set; `nil` leaves it to front ends.
  private(set) var chosenFont: UIFont?

  override var font: UIFont! {
    didSet {
      chosenFont = font
      button?.setNeedsDescription()
    }
  }
}
