package import KeelScene

/// The attributes of a row that its list determines, in addition to the row's own content.
@MainActor package struct RowState {
  package var isSelectable = false
  package var isSelected = false
  package var actions: [RowAction] = []
  /// A short text at the trailing edge; if empty, the content determines it.
  package var badge = ""
  package var indentation = 0
  package var expansion = RowElement.Expansion.none
  package var canDelete = false
  package var canMove = false
  package var look = RowLook()
  package init() {}
}

/// The owner of a row that consists of one view.
@MainActor package protocol HostedRow: AnyObject {
  /// The traits of a row that represents its view; `nil` shows the view itself.
  var traits: RowTraits? { get }
  var state: RowState { get }
  /// Called when the row was chosen and its content has no action of its own.
  func choose()
  func perform(action: Int)
  func setExpanded(_ isExpanded: Bool)
  func delete()
  func move(to row: Int)
}

/// A row that consists of one view, which it shows or represents.
@MainActor package final class UIHostedCell: UICollectionViewCell {
  /// The owner of the row, which holds the cell.
  package weak var owner: (any HostedRow)?
  /// The view that the row consists of.
  package var hosted: UIView? {
    didSet {
      guard hosted !== oldValue else { return }
      if oldValue?.embedder === self { oldValue?.embedder = nil }
      (oldValue as? UISwitch)?.isTitledByRow = false
      hosted?.removeFromSuperview()
      hosted?.embedder = self
      // A retired cell is about to be removed.
      if owner != nil { setNeedsDescription() }
    }
  }

  /// Releases the view, because the row was removed.
  package func retire() {
    owner = nil
    hosted = nil
  }

  private var traits: RowTraits? { owner?.traits }

  override var findableTexts: [String] {
    guard let traits, traits.content.isEmpty else { return hosted.map(UIHostedCell.texts) ?? [] }
    return [traits.text, traits.secondaryText, hosted?.accessibilityLabel ?? ""]
  }

  /// Returns all texts in the view, in order.
  package static func texts(in view: UIView) -> [String] {
    switch view.element {
    case .label(let label): return [label.text]
    case .button(let button): return [button.title]
    case .link(let link): return [link.title]
    case .toggle(let toggle): return [toggle.title]
    default: return view.shownSubviews.flatMap(texts)
    }
  }

  override package func describe() -> SceneDescription {
    let state = owner?.state ?? RowState()
    let traits = traits
    var row = RowElement(
      isSelectable: traits?.isSelectable ?? false || state.isSelectable, isSelected: state.isSelected,
      actions: state.actions, badge: state.badge, indentation: state.indentation, expansion: state.expansion,
      canDelete: state.canDelete, canMove: state.canMove, look: state.look)
    row.actions += hosted?.extras.actions ?? []
    guard let traits else {
      let content = [hosted].compactMap { $0 }.filter(\.isShown)
      row.contentChildCount = content.count
      var attributes = Attributes()
      attributes.isEnabled = isUserInteractionEnabled
      return SceneDescription(element: .row(row), attributes: attributes, children: content)
    }
    row.text = traits.content.isEmpty ? traits.text : ""
    row.secondaryText = traits.secondaryText
    row.secondaryPlacement = traits.secondaryPlacement
    row.image = traits.image
    // A row is not a control with a colour of its own.
    row.textColor = traits.textColor == .primary ? .label : traits.textColor
    row.secondaryColor = traits.secondaryColor
    row.font = traits.font
    row.hasCheckmark = traits.hasCheckmark
    row.checkmarkPlacement = traits.checkmarkPlacement
    row.hasDisclosure = traits.hasDisclosure
    row.marks = traits.marks
    if row.badge.isEmpty { row.badge = traits.badge }
    let content = traits.content.filter(\.isShown)
    row.contentChildCount = content.count
    return SceneDescription(
      element: .row(row), attributes: attributes(traits),
      children: content + traits.accessories.filter(\.isShown))
  }

  /// Returns the attributes of a row that represents its view: the view's accessibility attributes become those of the
  /// row.
  private func attributes(_ traits: RowTraits) -> Attributes {
    let isAccessory = traits.accessories.contains { $0 === hosted }
    var attributes = isAccessory ? Attributes() : hosted?.attributes ?? Attributes()
    attributes.isEnabled = traits.isEnabled
    attributes.actions = []
    attributes.badge = ""
    attributes.address = traits.address
    return attributes
  }

  override package func handle(_ event: KeelScene.Event) {
    guard let owner else { return }
    switch event {
    case .activate:
      if let traits, let activate = traits.activate {
        if traits.isEnabled { activate() }
      } else if owner.state.isSelectable {
        owner.choose()
      }
    case .toggle(_, let isOn): owner.setExpanded(isOn)
    case .deleteRow: if owner.state.canDelete { owner.delete() }
    case .moveRow(_, let row): if owner.state.canMove { owner.move(to: row) }
    case .action(_, let id):
      // Only an action that was shown is performed: the offered actions may have changed since.
      guard case .row(let shown)? = host?.tree[nodeID]?.element, case .row(let row) = describe().element,
        let action = row.actions.first(where: { $0.id == id }), action.isEnabled, shown.actions.contains(action)
      else { return }
      if id < ActionOffers.room { owner.perform(action: id) } else { hosted?.perform(action: id) }
    default: break
    }
  }
}

/// A view that represents another view without showing it, and is notified of its changes as its embedder.
@MainActor package final class UIListenerView: UIView {
  package var onChange: (() -> Void)?
  override package func setNeedsDescription() { onChange?() }
}

/// The header or footer of a section, consisting of views. The section shows a single text as its own.
@MainActor package final class UIHostedHeader: UICollectionReusableView {
  /// Shows these views. Changes inside of them update the section.
  package func show(_ views: [UIView]) {
    setSubviews(views)
    views.forEach(listen)
    setNeedsDescription()
  }

  private func listen(to view: UIView) {
    view.embedder = self
    view.subviews.forEach(listen)
  }

  /// The change may have added views that are not observed yet.
  override package func setNeedsDescription() {
    subviews.forEach(listen)
    super.setNeedsDescription()
  }

  /// True if the header contains an activity indicator that is animating.
  var isBusy: Bool {
    func isBusy(_ view: UIView) -> Bool {
      (view as? UIActivityIndicatorView)?.isAnimating ?? view.shownSubviews.contains(where: isBusy)
    }
    return shownSubviews.contains(where: isBusy)
  }
}

extension UICollectionReusableView {
  /// True if the view shows one text at most, with which the user cannot do anything, and an activity indicator.
  var isMerelyText: Bool {
    var hasText = false
    func isMere(_ view: UIView) -> Bool {
      guard !view.extras.hasMoreThanAddress, !view.isPointed, !view.isPressable else { return false }
      switch view.element {
      case .label(let label):
        guard !hasText, label.runs.allSatisfy({ $0.link == nil && $0.symbol == nil }) else { return false }
        hasText = true
        return true
      case .activityIndicator, .spacer: return true
      case .stack: return view.shownSubviews.allSatisfy(isMere)
      default: return false
      }
    }
    return shownSubviews.allSatisfy(isMere)
  }
}
