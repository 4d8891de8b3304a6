import KeelInteraction
package import KeelScene

/// A button.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// The kinds of buttons with a predefined look and title.
  public enum ButtonType: Hashable, Sendable {
    /// A button with a title or an image.
    case system
    /// A button without a look of its own.
    case custom
    /// A button for details: a small round *i*.
    case detailDisclosure, infoLight, infoDark
    /// A button that closes a page.
    case close
  }
  /// The roles of a button, which express its effect on the user's data.
  public enum Role: Hashable, Sendable {
    /// An ordinary button.
    case normal
    /// The default button, which Return activates.
    case primary
    /// A button that changes nothing.
    case cancel
    /// A button that deletes or discards something.
    case destructive
  }

  /// The predefined kind of the button.
  public private(set) var buttonType = ButtonType.system
  /// The look and content of the button; it takes precedence over titles and images set for states.
  open var configuration: Configuration? {
    get { particulars?.configuration }
    set { if newValue != configuration { change { $0.configuration = newValue } } }
  }
  /// The role of the button, which expresses its effect on the user's data. Return activates `primary`; Escape
  /// activates `cancel` in alerts.
  open var role: Role = .normal {
    didSet { if role != oldValue { setNeedsDescription() } }
  }

  /// The content of a button, stored in a separate object because buttons in rows usually show views instead
  /// (`labelViews`).
  @MainActor private final class Particulars {
    var configuration: Configuration?
    var titles = StateValues<String>()
    var richTitles = StateValues<RichText>()
    var images = StateValues<UIImage>()
    var titleColors = StateValues<UIColor>()
    var titleLabel: ButtonTitleLabel?
    var menu: UIMenu?
    var menuNodes: MenuItemNode?
    weak var pressTaker: (any PressTaking)?
    /// The content of the button, where a title with a symbol cannot show it.
    var face: ButtonFace?
    var updateHandler: ((UIButton) -> Void)?
    var contentAlignment: SceneAlignment?
  }
  private var particulars: Particulars?

  private func change(_ change: (Particulars) -> Void) {
    let changed = particulars ?? Particulars()
    particulars = changed
    change(changed)
    contentDidChange()
  }

  /// Shows the title and the image of the current state.
  private func contentDidChange() {
    arrangeFace()
    setNeedsDescription()
  }

  /// Shows as views what an element of a button cannot describe: pictures, titles with attributes, and own arrangements of
  /// image and title.
  private func arrangeFace() {
    guard let particulars, labelViews.isEmpty || particulars.face != nil else { return }
    let image = menu == nil ? shownImage : nil
    let isArranged = image.map { $0.data != nil || $0.look != nil || configuration?.arrangesImage == true } ?? false
    let richTitle = menu == nil && (isArranged || plainTitlePart == nil) ? shownRichTitle : nil
    if isArranged || richTitle != nil {
      let face = particulars.face ?? ButtonFace()
      face.show(image, currentTitle, richTitle, particulars.titleLabel?.chosenFont, configuration, style)
      particulars.face = face
      keepsLabelViews = true
      labelViews = [face]
    } else if particulars.face != nil {
      particulars.face = nil
      keepsLabelViews = false
      labelViews = []
    }
  }

  /// The edge at which a button that is wider than its title shows it; `nil` for the middle.
  package var contentAlignment: SceneAlignment? {
    get { particulars?.contentAlignment }
    set { if newValue != contentAlignment { change { $0.contentAlignment = newValue } } }
  }

  override func enabledDidChange() {
    super.enabledDidChange()
    stateDidChange()
  }

  override open var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
  override open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

  private func stateDidChange() {
    arrangeFace()
    setNeedsUpdateConfiguration()
  }

  /// A closure that changes the configuration for the state of the button, called whenever that changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { particulars?.updateHandler }
    set {
      change { $0.updateHandler = newValue }
      setNeedsUpdateConfiguration()
    }
  }
  /// Changes the configuration for the state of the button. The default implementation calls
  /// `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Changes the configuration for the state of the button now.
  public func setNeedsUpdateConfiguration() { updateConfiguration() }

  private var title: String? { particulars?.titles.current(in: state) }
  private var image: UIImage? { particulars?.images.current(in: state) }
  /// The image that is shown now.
  private var shownImage: UIImage? { configuration?.image ?? image }
  /// The symbol that is shown now; `nil` for a picture, which is a view on the button.
  private var shownSymbol: Symbol? { shownImage.flatMap { $0.data == nil ? $0.symbol : nil } }

  /// Creates a button of a predefined kind.
  public convenience init(type: ButtonType = .system) {
    self.init(frame: noFrame)
    buttonType = type
    if type == .close { setImage(UIImage(systemName: "xmark")) }
  }

  /// Creates a button that performs an action and has its title and image.
  public convenience init(configuration: Configuration = .plain(), primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button that performs an action and has its title and image, unlike the initialiser of `UIControl`.
  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  /// Creates a button of a predefined kind that performs an action and has its title and image.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title)
    setImage(primaryAction.image)
    if primaryAction.attributes.contains(.destructive) { role = .destructive }
    if primaryAction.attributes.contains(.disabled) { isEnabled = false }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title for a state, used if the configuration has none.
  open func setTitle(_ title: String?, for state: State = .normal) {
    if title != self.title(for: state) { change { $0.titles[state] = title } }
  }

  /// Returns the title that was set for a state.
  open func title(for state: State = .normal) -> String? { particulars?.titles[state] }

  /// Sets the image for a state, used if the configuration has none.
  open func setImage(_ image: UIImage?, for state: State = .normal) {
    if image != self.image(for: state) { change { $0.images[state] = image } }
  }

  /// Returns the image that was set for a state.
  open func image(for state: State = .normal) -> UIImage? { particulars?.images[state] }

  /// The image that is shown now.
  public var currentImage: UIImage? { shownImage }

  /// The title as a label. Its `font` is that of the title, once it is set. Set the text and the colours with
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

  /// Sets the colour of the title for a state. Exact colours close to white and black only apply on a background that
  /// the program has set (`backgroundColor`). On other backgrounds the front end uses its own colour.
  open func setTitleColor(_ color: UIColor?, for state: State = .normal) {
    if color != titleColor(for: state) { change { $0.titleColors[state] = color } }
  }

  /// Returns the colour that was set for a state.
  open func titleColor(for state: State = .normal) -> UIColor? { particulars?.titleColors[state] }

  /// The current colour of the title; `nil` uses that of the front end.
  private var shownTitleColor: SceneColor? {
    let ground = drawnGround
    guard let color = plainTitlePart?.color ?? particulars?.titleColors.current(in: state) else {
      return ground?.readableText
    }
    return ground == nil && color.sceneColor.isNearWhiteOrBlack ? nil : color.ink(on: ground)
  }

  fileprivate func titleFontDidChange() { contentDidChange() }

  /// The title that is shown now.
  public var currentTitle: String? { configuration?.title ?? shownRichText?.text ?? title }

  /// Sets the title with attributes for a state. It takes precedence over a title without attributes.
  package func setRichTitle(_ title: RichText?, for state: State) {
    if title != particulars?.richTitles[state] { change { $0.richTitles[state] = title } }
  }

  /// The title with attributes of the state, which the configuration does not replace.
  private var shownRichText: RichText? {
    configuration?.title == nil ? particulars?.richTitles.current(in: state) : nil
  }
  private var shownRichTitle: RichText? { configuration?.richTitle(currentTitle) ?? shownRichText }
  /// The title with attributes if it has only a font and a colour, which an element of a button can describe.
  private var plainTitlePart: RichText.Part? {
    guard let parts = shownRichTitle?.parts, parts.count == 1, parts[0].hasOnlyFontAndColor else { return nil }
    return parts[0]
  }

  private var style: ButtonElement.Style {
    switch buttonType {
    case _ where isDetail: .detail
    case .detailDisclosure, .infoLight, .infoDark: .detail
    case .system, .custom, .close: bareStyle ?? configuration?.style ?? .plain
    }
  }

  private var sceneRole: ButtonRole? {
    switch role {
    case .normal, .primary: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }

  /// The menu of the button.
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
  /// A Boolean value that indicates whether pressing the button opens its menu. If false, another gesture opens it.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether the button shows the selected action of its menu, and selects the action
  /// that the user chooses.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { setNeedsDescription() } }
  }
  private var menuNodes: MenuItemNode? { particulars?.menuNodes }

  /// The views on the button, in place of title and image. If they are text and at most one image, the button uses them
  /// as its title and image; otherwise it shows the views.
  package var labelViews: [UIView] = [] {
    didSet { if embed(labelViews, insteadOf: oldValue) { setNeedsDescription() } }
  }
  /// True if the views are shown even if they are text only, for controls that do not look like buttons.
  package var keepsLabelViews = false {
    didSet { if keepsLabelViews != oldValue { setNeedsDescription() } }
  }
  /// The style of a button that adds nothing to the look of its views; `nil` for the style of the configuration.
  package var bareStyle: ButtonElement.Style? {
    didSet { if bareStyle != oldValue { setNeedsDescription() } }
  }
  /// True if pressing the row of a list that contains the button presses the button.
  package var isPressedByRow = false
  /// True if the button shows details about its row, and is drawn as a detail button.
  package var isDetail = false {
    didSet { if isDetail != oldValue { setNeedsDescription() } }
  }
  /// True if Return activates the button while no other element handles that key.
  package var standsForReturn = false {
    didSet { if standsForReturn != oldValue { setNeedsDescription() } }
  }

  /// The observer that receives presses before the button does.
  package var pressTaker: (any PressTaking)? {
    get { particulars?.pressTaker }
    set { if newValue !== pressTaker { change { $0.pressTaker = newValue } } }
  }

  override func subviewVisibilityDidChange() { setNeedsDescription() }

  /// The label as text; `nil` if it contains other content. Menus show text only.
  private var words: LabelWords? {
    guard !labelViews.isEmpty else { return nil }
    let isInMenu = superview is UIMenuView
    return keepsLabelViews && !isInMenu
      ? nil : LabelWords(labelViews, isComplete: !isInMenu, takesActivity: true, takesRoom: false)
  }

  private var shownLabel: [UIView] { words == nil ? labelViews.filter(\.isShown) : [] }

  /// Stored here, because lists have several buttons a row.
  private var address: String?
  override open var linkAddress: String? {
    get { address ?? linkSource?() }
    set {
      guard newValue != address else { return }
      address = newValue
      setNeedsDescription()
    }
  }

  override package var attributes: Attributes {
    var attributes = super.attributes
    attributes.address = linkAddress
    let words = words
    if bareStyle != nil, let words {
      attributes.tint = words.color ?? (words.isSecondary ? .secondaryLabel : .label)
    } else if attributes.tint == nil {
      attributes.tint = words?.color ?? shownTitleColor
    }
    if attributes.accessibility.label.isEmpty, let label = words?.accessibilityLabel {
      attributes.accessibility.label = label
    }
    if attributes.accessibility.label.isEmpty, let ownLabel { attributes.accessibility.label = ownLabel }
    return attributes
  }

  /// The accessibility label of predefined buttons that have no title.
  private var ownLabel: String? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: systemWords[.moreInformation]
    case .close: systemWords[.close]
    case .system, .custom: nil
    }
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
              title: $0.title, image: $0.image?.templateSymbol, isEnabled: !$0.attributes.contains(.disabled))
          }, selectedIndex: actions.firstIndex { $0.state == .on }))
    }
    if menu != nil {
      return .menu(
        MenuElement(
          title: currentTitle ?? "", image: shownSymbol, style: style, role: sceneRole,
          hasPrimaryAction: !showsMenuAsPrimaryAction))
    }
    let words = words
    var button =
      ButtonElement(
        title: words?.title ?? (labelViews.isEmpty ? currentTitle ?? "" : ""),
        image: isDetail ? nil : words?.image ?? shownSymbol, role: sceneRole, style: style,
        font: words?.font ?? (plainTitlePart?.font ?? particulars?.titleLabel?.chosenFont)?.sceneFont,
        isDefault: role == .primary || standsForReturn,
        isBusy: configuration?.showsActivityIndicator ?? false || words?.isBusy ?? false,
        hasLabelChild: words == nil && labelViews.contains(where: \.isShown))
    button.look = configuration?.look
    if let alignment = contentAlignment {
      var look = button.look ?? ControlLook()
      look.alignment = alignment
      button.look = look
    }
    return .button(button)
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
    if pressTaker?.takesPress(of: self) == true { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

/// The title of a button as a label, which notifies the button when its font is set.
@MainActor private final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?
  /// The font that was set; if `nil`, front ends choose it.
  private(set) var chosenFont: UIFont?

  override var font: UIFont! {
    didSet {
      chosenFont = font
      button?.titleFontDidChange()
    }
  }
}
