import FoundationEssentials
package import KeelScene

/// A part of a collection view: a cell, a header or a footer.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// Never called, because each row has its own cell and cells are not reused.
  open func prepareForReuse() {}

  /// Creates the view. Collection views create instances of registered classes with this initialiser.
  public required convenience init() { self.init(frame: noFrame) }
}

/// The state that the look of a cell may depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// A Boolean value that indicates whether the row is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the row is disabled and does not react to the user.
  public var isDisabled = false
  /// A Boolean value that indicates whether the row is pressed; always false, because front ends show presses.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the row has the keyboard focus; always false: front ends show the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the list is edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the row is an expanded item of an outline.
  public var isExpanded = false
  /// Creates the state of an enabled row that is not selected.
  public init() {}
}

/// A cell of a collection view.
///
/// A cell shows its `contentConfiguration`, or the subviews of `contentView`.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  package var rowKey: AnyHashable?
  /// The index path of the row as of the last change of the list.
  var place: IndexPath?
  /// The number of the last update of the list that included the cell.
  var lap = 0
  package weak var collectionView: UICollectionView?

  /// Properties that few cells have, stored in a separate object.
  @MainActor private final class Particulars {
    var contentView: CellContentView?
    var configuredView: (any UIView & UIContentView)?
    var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    var indentationLevel = 0
    var expansion = RowElement.Expansion.none
    var onExpansion: ((Bool) -> Void)?
    var background: UIBackgroundConfiguration?
  }
  private var particulars: Particulars?
  private var madeParticulars: Particulars { particulars.orMaking(Particulars()) }

  /// The view for custom subviews, in place of a content configuration.
  public var contentView: UIView {
    if let view = particulars?.contentView { return view }
    let view = CellContentView()
    view.embedder = self
    madeParticulars.contentView = view
    return view
  }

  /// Adds the view to `contentView`: a cell shows nothing beside that.
  override open func addSubview(_ view: UIView) { contentView.addSubview(view) }

  /// A Boolean value that indicates whether the row is selected; set by the collection view.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsUpdateConfiguration()
      setNeedsDescription()
    }
  }

  /// The content of the row; `nil` shows `contentView`.
  ///
  /// The view that a custom configuration created is kept as long as it supports the subsequent configurations.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content?.configuration }
    set {
      if let list = newValue as? UIListContentConfiguration {
        if case .list(let old)? = content, old.value == list { return }
        let common = Common(list)
        content = .list(list.isCommon ? UICollectionViewCell.commonContents.common(common) : common)
      } else {
        content = newValue.map { .other($0) }
      }
      configureContent()
      setNeedsDescription()
    }
  }
  private var content: CellContent?
  private static var commonContents = CommonValues<Common<UIListContentConfiguration>>(capacity: 1_024)

  /// The view of a custom configuration.
  package private(set) var configuredView: (any UIView & UIContentView)? {
    get { particulars?.configuredView }
    set { if newValue != nil || particulars != nil { madeParticulars.configuredView = newValue } }
  }

  /// The background of the row; `nil` for that of the list.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { particulars?.background }
    set {
      guard newValue != backgroundConfiguration else { return }
      let change = { self.madeParticulars.background = newValue }
      if let contentView = particulars?.contentView { contentView.changeGround(change) } else { change() }
      setNeedsDescription()
    }
  }

  /// True if the cell is one of several in a line, whose background is that of its content.
  private var isInGrid: Bool {
    guard let collectionView, collectionView.collectionViewLayout.flow != nil, let place else { return false }
    return collectionView.rows.isFlow(section: place.section)
  }
  /// The background of the content, in a grid.
  var gridBackground: UIBackgroundConfiguration? { isInGrid ? backgroundConfiguration : nil }

  private func configureContent() {
    guard case .other(let configuration)? = content else {
      configuredView?.embedder = nil
      configuredView = nil
      return
    }
    if let configuredView, configuredView.supports(configuration) {
      configuredView.configuration = configuration
      return
    }
    configuredView?.embedder = nil
    let view = configuration.makeContentView()
    view.embedder = self
    configuredView = view
  }

  /// The state that the look depends on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = collectionView?.isEditing ?? false
    state.isExpanded = outlinePlace?.isExpanded ?? false
    return state
  }

  /// A closure that updates the content, called whenever the state changes.
  public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    get { particulars?.configurationUpdateHandler }
    set {
      madeParticulars.configurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the content for a state. The default implementation calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Updates the content now.
  public func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// The nesting level of the row in an outline.
  open var indentationLevel: Int {
    get { particulars?.indentationLevel ?? 0 }
    set {
      guard newValue != indentationLevel else { return }
      madeParticulars.indentationLevel = newValue
      setNeedsDescription()
    }
  }
  /// The expansion state of the row; `none` if the row has no subordinate rows that can be collapsed.
  package var expansion: RowElement.Expansion {
    get { particulars?.expansion ?? .none }
    set {
      guard newValue != expansion else { return }
      madeParticulars.expansion = newValue
      setNeedsDescription()
    }
  }
  /// Called when the user has expanded or collapsed the row.
  package var onExpansion: ((Bool) -> Void)? {
    get { particulars?.onExpansion }
    set { if newValue != nil || particulars != nil { madeParticulars.onExpansion = newValue } }
  }

  // MARK: Scene

  package var listContent: UIListContentConfiguration {
    if case .list(let common)? = content { common.value } else { .cell() }
  }

  package var shownContent: [UIView] {
    if let configuredView { return configuredView.isShown ? [configuredView] : [] }
    guard content == nil, let view = particulars?.contentView, !view.shownSubviews.isEmpty else {
      return []
    }
    return [view]
  }

  /// The texts that a search examines.
  var findableTexts: [String] {
    let content = listContent
    let own = [content.text, content.secondaryText, accessibilityLabel].compactMap { $0 }
    return configuredView.map { own + UICollectionViewCell.words(in: $0) } ?? own
  }

  private static func words(in view: UIView) -> [String] {
    if let text = (view as? UILabel)?.text { return [text] }
    return view.shownSubviews.flatMap(words)
  }

  /// The list, and the current index path of the row in it.
  private var position: (list: UICollectionView, path: IndexPath)? {
    guard let rowKey, let collectionView, let path = collectionView.indexPath(of: rowKey, in: self) else { return nil }
    return (collectionView, path)
  }

  package var row: RowElement {
    let content = listContent
    let position = position
    return RowElement(
      text: content.text ?? "", secondaryText: content.secondaryText ?? "",
      secondaryPlacement: content.prefersSideBySideTextAndSecondaryText ? .trailing : .below,
      image: content.symbol, textColor: content.textProperties.color.sceneColor,
      secondaryColor: content.secondaryTextProperties.color.sceneColor, font: content.textProperties.font.sceneFont,
      isSelectable: isUserInteractionEnabled && position.map { $0.list.canSelect($0.path) } ?? false,
      isSelected: isSelected, contentChildCount: shownContent.count,
      actions: actions(at: position).enumerated().map { RowAction($1, id: $0) },
      badge: extras.badge, indentation: indentationLevel, expansion: expansion,
      canDelete: position.map { $0.list.canDelete($0.path) } ?? false,
      canMove: position.map { $0.list.canMove($0.path) } ?? false,
      look: RowLook(
        background: isInGrid ? nil : backgroundConfiguration?.paint,
        hasSeparators: collectionView?.collectionViewLayout.listConfiguration.showsSeparators ?? true))
  }

  /// The place of the row in the outline of its section, if that has one.
  var outlinePlace: OutlinePlace? { rowKey.flatMap { collectionView?.source?.outlinePlace(of: $0) } }

  /// The first action of the row that deletes or discards something.
  var destructiveAction: UIContextualAction? {
    actions(at: position).first { $0.style == .destructive && $0.isEnabled }
  }

  private func actions(at position: (list: UICollectionView, path: IndexPath)?) -> [UIContextualAction] {
    position.map { $0.list.actions(at: $0.path) } ?? []
  }

  override package func describe() -> SceneDescription {
    SceneDescription(element: .row(row), attributes: attributes, children: shownContent)
  }

  override package func handle(_ event: KeelScene.Event) {
    guard let rowKey else { return }
    switch event {
    case .activate: collectionView?.choose(rowKey)
    case .toggle(_, let isOn):
      guard expansion != .none, isOn != (expansion == .expanded) else { return }
      expansion = isOn ? .expanded : .collapsed
      onExpansion?(isOn)
    case .deleteRow: collectionView?.deleteRow(rowKey)
    case .moveRow(_, let row): collectionView?.moveRow(rowKey, to: row)
    case .action(_, let id):
      // Only an action that was shown is performed: the offered actions may have changed since.
      let actions = actions(at: position)
      guard case .row(let shown)? = host?.tree[nodeID]?.element, actions.indices.contains(id), actions[id].isEnabled,
        shown.actions.contains(RowAction(actions[id], id: id))
      else { return }
      actions[id].perform()
    default: break
    }
  }
}

/// The content of a cell, in one machine word because each row of each window has one.
private enum CellContent {
  case list(Common<UIListContentConfiguration>)
  indirect case other(any UIContentConfiguration)

  var configuration: any UIContentConfiguration {
    switch self {
    case .list(let common): common.value
    case .other(let configuration): configuration
    }
  }
}

/// The content view of a cell; it notifies the cell when subviews are added or removed.
@MainActor final class CellContentView: UIView {}

extension RowAction {
  @MainActor fileprivate init(_ action: UIContextualAction, id: Int) {
    self.init(
      id: id, title: action.title ?? "", image: action.image?.templateSymbol,
      role: action.style == .destructive ? .destructive : nil, isEnabled: action.isEnabled)
    edge = action.edge
    isPerformedByFullSwipe = action.isPerformedByFullSwipe
    tint = action.backgroundColor?.sceneColor
  }
}
