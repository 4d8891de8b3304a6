import KeelInteraction
package import KeelScene

/// A button in a bar.
@MainActor @preconcurrency public final class UIBarButtonItem: SceneNode {
  /// Whether the item stands for finishing what the page is for; Return stands for it then.
  public enum Style: Hashable, Sendable { case plain, done, prominent }
  /// Items that everybody knows.
  public enum SystemItem: Hashable, Sendable {
    case done, cancel, edit, save, add, close, refresh, search, trash, action, flexibleSpace

    fileprivate var word: SystemWord? {
      switch self {
      case .done: .done
      case .cancel: .cancel
      case .edit: .edit
      case .save: .save
      case .add: .add
      case .close: .close
      case .refresh: .refresh
      case .search: .search
      case .trash: .delete
      case .action: .share
      case .flexibleSpace: nil
      }
    }
  }

  private let systemItem: SystemItem?
  /// The bar that the item is in, shown or not.
  weak var bar: BarNode?
  /// A view in place of the button.
  public let customView: UIView?
  /// What pressing it does.
  public var primaryAction: UIAction?

  /// An item that says what the title, or the action, says.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    customView = nil
    systemItem = nil
    super.init()
  }

  /// An item that everybody knows, in its own words or the action's.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.title = primaryAction.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
    customView = nil
    if systemItem == .done || systemItem == .save { style = .done }
    super.init()
  }

  /// An item that shows this view.
  public init(customView: UIView) {
    self.customView = customView
    systemItem = nil
    super.init()
    customView.barItem = self
  }

  /// Room that takes what is left over in the bar.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// What the item says; `nil` leaves an item that everybody knows to its own words.
  public var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// The picture on it.
  public var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }
  /// How prominent it is.
  public var style: Style = .plain {
    didSet { if style != oldValue { setNeedsDescription() } }
  }
  /// Whether it can be pressed.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDescription() } }
  }
  /// A hidden item takes no room. A bar all of whose items are hidden is not shown.
  public var isHidden = false {
    didSet { if isHidden != oldValue { bar?.visibilityDidChange() } }
  }
  /// Whether it shows that what it began is under way.
  public var showsActivityIndicator = false {
    didSet { if showsActivityIndicator != oldValue { setNeedsDescription() } }
  }
  /// The colour of the item; `nil` takes that of what is around it.
  public var tintColor: UIColor? {
    didSet { if tintColor != oldValue { setNeedsDescription() } }
  }
  /// What assistive technology calls it.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { setNeedsDescription() } }
  }
  /// A name for programs; never shown nor read out.
  public var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { setNeedsDescription() } }
  }
  /// What pressing it does, for those who do not see the screen.
  public var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { setNeedsDescription() } }
  }

  /// The path that pressing it leads to, as for `UIView.linkAddress`; `nil` for none.
  public var linkAddress: String? {
    didSet { if linkAddress != oldValue { setNeedsDescription() } }
  }

  /// What stands in the bar for the item; `nil` while it is hidden.
  var shownNode: SceneNode? {
    if isHidden { return nil }
    guard let customView else { return self }
    return customView.isShown ? customView : nil
  }

  override package func describe() -> SceneDescription {
    if systemItem == .flexibleSpace { return SceneDescription(element: .spacer) }
    var accessibility = Accessibility()
    accessibility.label = accessibilityLabel ?? ""
    accessibility.hint = accessibilityHint ?? ""
    accessibility.identifier = accessibilityIdentifier ?? ""
    var attributes = Attributes(isEnabled: isEnabled, tint: tintColor?.sceneColor, accessibility: accessibility)
    attributes.address = linkAddress
    return SceneDescription(
      element: .button(
        ButtonElement(
          title: title ?? systemItem?.word.map { systemWords[$0] } ?? "", image: image?.symbol,
          role: systemItem == .cancel ? .cancel : nil,
          style: style == .plain ? .plain : .prominent, isDefault: style != .plain, isBusy: showsActivityIndicator)),
      attributes: attributes)
  }

  override package func handle(_ event: Event) {
    guard case .activate = event, isEnabled else { return }
    primaryAction?.perform(sender: self)
  }
}
