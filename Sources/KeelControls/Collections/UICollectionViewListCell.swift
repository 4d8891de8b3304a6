import KeelInteraction
package import KeelScene

/// A cell of a list, with accessories at its trailing edge.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {

  /// The accessories at the trailing edge, in order.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoriesDidChange(from: oldValue)
      setNeedsDescription()
    }
  }

  override open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { updateAccessoryNodes() }
  }

  /// Returns the default configuration of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The buttons of detail accessories, kept while the accessory remains, so that the focus remains too.
  private var detailButtons = Few<DetailButton>()
  /// The texts of label accessories beside a text and a secondary text. Otherwise they are the secondary text.
  private var accessoryLabels = Few<UILabel>()

  override package var row: RowElement {
    var row = super.row
    let place = outlinePlace
    for accessory in accessories where isDisplayed(accessory) {
      switch accessory.kind {
      case .checkmark: (row.hasCheckmark, row.checkmarkPlacement) = (true, .trailing)
      case .disclosure: row.hasDisclosure = true
      case .label(let text) where accessoryLabels.count == 0:
        if row.secondaryText.isEmpty { row.secondaryPlacement = .trailing }
        row.secondaryText = row.secondaryText.isEmpty ? text : "\(row.secondaryText)  \(text)"
      case .mark(let mark): row.marks.append(mark.value)
      case .customView(let view):
        if let image = view as? UIImageView, image.isShown { row.take(image, isLeading: accessory.isLeading) }
      case .outline(let isHeader, _):
        row.expansion = place?.isExpanded == true ? .expanded : .collapsed
        if isHeader { row.isSelectable = isUserInteractionEnabled }
      case .delete(let handler):
        let isDestructible = row.actions.contains { $0.role == .destructive && $0.isEnabled }
        if handler != nil || isDestructible { row.canDelete = true }
      case .detail, .label, .none: break
      }
    }
    if let place { row.indentation += place.level }
    return row
  }

  /// True if an accessory is shown in the present mode of the list.
  private func isDisplayed(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: collectionView?.isEditing == true
    case .whenNotEditing: collectionView?.isEditing != true
    }
  }

  private func accessoriesDidChange(from old: [UICellAccessory]) {
    for case .customView(let view) in old.map(\.kind) where view.embedder === self { view.embedder = nil }
    for case .customView(let view) in accessories.map(\.kind) { view.embedder = self }
    updateAccessoryNodes()
  }

  private func updateAccessoryNodes() {
    updateDetailButtons()
    updateLabels()
  }

  private func updateLabels() {
    guard !accessories.isEmpty || accessoryLabels.count > 0 else { return }
    let isBesideText = !(listContent.secondaryText ?? "").isEmpty
    let texts = accessories.compactMap { accessory -> String? in
      if case .label(let text) = accessory.kind, isBesideText { text } else { nil }
    }
    for text in texts.dropFirst(accessoryLabels.count) {
      let label = UILabel()
      label.embedder = self
      label.textColor = .secondaryLabel
      label.text = text
      accessoryLabels.append(label)
    }
    accessoryLabels.removeLast(accessoryLabels.count - texts.count)
    for (label, text) in zip(accessoryLabels, texts) where label.text != text { label.text = text }
  }

  private func updateDetailButtons() {
    var known = detailButtons.makeIterator()
    var count = 0
    for case .detail(let label, let address, let handler) in accessories.lazy.map(\.kind) {
      let button = known.next() ?? DetailButton(cell: self)
      button.set(label: label, address: address, handler: handler)
      if count == detailButtons.count { detailButtons.append(button) }
      count += 1
    }
    detailButtons.removeLast(detailButtons.count - count)
  }

  private var shownAccessories: [SceneNode] {
    var details = detailButtons.makeIterator()
    var labels = accessoryLabels.makeIterator()
    return accessories.compactMap { accessory -> SceneNode? in
      // The buttons and the labels are those of all accessories, in order.
      let detail: DetailButton? = if case .detail = accessory.kind { details.next() } else { nil }
      let label: UILabel? = if case .label = accessory.kind { labels.next() } else { nil }
      guard isDisplayed(accessory) else { return nil }
      switch accessory.kind {
      case .detail: return detail
      case .label: return label
      case .customView(let view): return view is UIImageView || !view.isShown ? nil : view
      case .checkmark, .disclosure, .mark, .outline, .delete, .none: return nil
      }
    }
  }

  /// The link address, stored in the cell itself because lists have thousands of rows.
  private var address: String?
  override open var linkAddress: String? {
    get { address }
    set {
      guard newValue != address else { return }
      address = newValue
      setNeedsDescription()
    }
  }

  override package func handle(_ event: KeelScene.Event) {
    for accessory in accessories where isDisplayed(accessory) {
      switch (event, accessory.kind) {
      case (.toggle(_, let isOn), .outline(_, let handler)): return expand(isOn, handler)
      case (.activate, .outline(true, let handler)): return expand(outlinePlace?.isExpanded != true, handler)
      case (.deleteRow, .delete(let handler)):
        if let handler { handler() } else { destructiveAction?.perform() }
        return
      default: break
      }
    }
    super.handle(event)
  }

  /// Expands or collapses the row for the user.
  private func expand(_ isExpanded: Bool, _ handler: (() -> Void)?) {
    if let handler { return handler() }
    if let rowKey { collectionView?.source?.setExpanded(isExpanded, rowKey) }
  }

  override package func describe() -> SceneDescription {
    var attributes = attributes
    attributes.address = address
    return SceneDescription(
      element: .row(row), attributes: attributes, children: (shownContent as [SceneNode]) + shownAccessories)
  }
}

extension RowElement {
  /// Adds the image of an accessory.
  @MainActor fileprivate mutating func take(_ view: UIImageView, isLeading: Bool) {
    let label = view.accessibilityLabel ?? ""
    let symbol = view.symbol
    if isLeading, symbol.name == "checkmark", symbol.picture == nil {
      hasCheckmark = true
    } else if isLeading, image == nil, label.isEmpty {
      image = symbol
    } else {
      marks.append(.init(symbol: symbol, label: label))
    }
  }
}

/// The button of a detail accessory. It is not a `UIButton`, because lists have one in each row.
@MainActor private final class DetailButton: SceneNode {
  private weak var cell: UICollectionViewListCell?
  private var label: String?
  private var address: String?
  private var handler: (() -> Void)?

  init(cell: UICollectionViewListCell) {
    self.cell = cell
    super.init()
  }

  func set(label: String?, address: String?, handler: (() -> Void)?) {
    self.handler = handler
    guard label != self.label || label == nil || address != self.address else { return }
    self.label = label
    self.address = address
    setNeedsDescription()
  }

  override func describe() -> SceneDescription {
    var accessibility = Accessibility()
    accessibility.label = label ?? ownLabel
    var attributes = Attributes(accessibility: accessibility)
    attributes.address = address
    return SceneDescription(element: .button(ButtonElement(style: .detail)), attributes: attributes)
  }

  private var ownLabel: String {
    cell?.listContent.text.map { systemWords[.moreAbout, $0] } ?? systemWords[.moreInformation]
  }

  override func handle(_ event: KeelScene.Event) {
    if case .activate = event { handler?() }
  }
}
