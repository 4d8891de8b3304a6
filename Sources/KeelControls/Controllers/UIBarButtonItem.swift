import KeelInteraction
package import KeelScene

/// A button in a bar.
@MainActor @preconcurrency public final class UIBarButtonItem: SceneNode {
  /// The styles of an item. Return activates an item of the style `done` or `prominent`.
  public enum Style: Hashable, Sendable {
    /// An ordinary item.
    case plain
    /// The item of the main action.
    case done, prominent
  }
  /// Items with a predefined title or symbol.
  public enum SystemItem: Hashable, Sendable {
    /// A button with the title or the symbol of this action; `action` shares, `trash` deletes.
    case done, cancel, edit, save, add, close, refresh, search, trash, action
    /// Room between items that takes what the others leave.
    case flexibleSpace

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
  private var word: SystemWord? {
    didSet { if word != oldValue { setNeedsDescription() } }
  }
  /// The bar that contains the item, shown or not.
  weak var bar: BarNode?
  /// The view shown in place of a button.
  public let customView: UIView?
  /// The action of the button.
  public var primaryAction: UIAction?

  /// Creates an item with a title and an image, or with those of the action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    customView = nil
    systemItem = nil
    super.init()
  }

  /// Creates an item of a predefined kind. The title of the action replaces the predefined one.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.title = primaryAction.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
    customView = nil
    if systemItem == .done || systemItem == .save { style = .done }
    super.init()
  }

  /// Creates an item that shows a view.
  public init(customView: UIView) {
    self.customView = customView
    systemItem = nil
    super.init()
    customView.barItem = self
  }

  /// Creates an item that is named by one of Keel's own words until the program sets a title.
  convenience init(_ word: SystemWord, image: UIImage?, primaryAction: UIAction) {
    self.init(image: image, primaryAction: primaryAction)
    title = nil
    self.word = word
  }

  /// Creates the item that begins and ends the editing of a page, which it does not retain.
  convenience init(editing page: UIViewController) {
    self.init(
      .editButton(isEditing: page.isEditing), image: nil,
      primaryAction: UIAction { [weak page] _ in
        guard let page else { return }
        page.setEditing(!page.isEditing, animated: true)
      })
    showEditing(page.isEditing)
  }

  /// Shows whether the page of the item is edited. A title that the program has set is replaced, as in UIKit.
  func showEditing(_ isEditing: Bool) {
    title = nil
    word = .editButton(isEditing: isEditing)
    style = isEditing ? .done : .plain
  }

  /// Returns an item that fills the remaining space in the bar.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// The title of the button; `nil` for a system item that keeps its predefined title.
  public var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// The image of the button.
  public var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }
  /// The style of the button, which determines its prominence.
  public var style: Style = .plain {
    didSet { if style != oldValue { setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether the button can be pressed.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether the item is hidden. A bar whose items are all hidden is not shown.
  public var isHidden = false {
    didSet { if isHidden != oldValue { bar?.visibilityDidChange() } }
  }
  /// A Boolean value that indicates whether the button shows that its action is in progress.
  public var showsActivityIndicator = false {
    didSet { if showsActivityIndicator != oldValue { setNeedsDescription() } }
  }
  /// The colour of the item; `nil` uses that of the surrounding bar.
  public var tintColor: UIColor? {
    didSet { if tintColor != oldValue { setNeedsDescription() } }
  }
  /// The text for assistive technology in place of the title.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { setNeedsDescription() } }
  }
  /// An identifier for tests and scripts; never shown or read out.
  public var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { setNeedsDescription() } }
  }
  /// The result of pressing the button, for assistive technology.
  public var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { setNeedsDescription() } }
  }

  /// The path that pressing the item opens, as in `UIView.linkAddress`; `nil` for none.
  public var linkAddress: String? {
    didSet { if linkAddress != oldValue { setNeedsDescription() } }
  }

  /// The node shown in the bar for the item; `nil` while it is hidden.
  var shownNode: SceneNode? {
    if isHidden { return nil }
    guard let customView else { return self }
    return customView.isShown ? customView : nil
  }

  override package func describe() -> SceneDescription {
    if systemItem == .flexibleSpace { return SceneDescription(element: .spacer(SpacerElement())) }
    var accessibility = Accessibility()
    accessibility.label = accessibilityLabel ?? ""
    accessibility.hint = accessibilityHint ?? ""
    accessibility.identifier = accessibilityIdentifier ?? ""
    var attributes = Attributes(isEnabled: isEnabled, tint: tintColor?.sceneColor, accessibility: accessibility)
    attributes.address = linkAddress
    return SceneDescription(
      element: .button(
        ButtonElement(
          title: title ?? (word ?? systemItem?.word).map { systemWords[$0] } ?? "", image: image?.templateSymbol,
          role: systemItem == .cancel ? .cancel : nil,
          style: style == .plain ? .plain : .prominent, isDefault: style != .plain, isBusy: showsActivityIndicator)),
      attributes: attributes)
  }

  override package func handle(_ event: Event) {
    guard case .activate = event, isEnabled else { return }
    primaryAction?.perform(sender: self)
  }
}
