package import KeelScene

/// A row of a list, with accessories at its trailing edge.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public required init() { super.init() }

  /// What stands at the trailing edge, in order.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoriesDidChange(from: oldValue)
      setNeedsDescription()
    }
  }

  override open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { updateDetailButtons() }
  }

  /// A configuration for a row of the list that the cell is in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Buttons of detail accessories, kept while the accessory stays, so that the focus does.
  private var detailButtons: [UIButton] = []

  override package var row: RowElement {
    var row = super.row
    for accessory in accessories {
      switch accessory.kind {
      case .checkmark: row.hasCheckmark = true
      case .disclosure: row.hasDisclosure = true
      case .label(let text): row.secondaryText = row.secondaryText.isEmpty ? text : "\(row.secondaryText)  \(text)"
      case .customView(let view):
        if let image = view as? UIImageView, image.isShown {
          row.marks.append(.init(symbol: image.symbol, label: image.accessibilityLabel ?? ""))
        }
      case .detail: break
      }
    }
    return row
  }

  private func accessoriesDidChange(from old: [UICellAccessory]) {
    for case .customView(let view) in old.map(\.kind) where view.embedder === self { view.embedder = nil }
    for case .customView(let view) in accessories.map(\.kind) { view.embedder = self }
    updateDetailButtons()
  }

  private func updateDetailButtons() {
    var count = 0
    for case .detail(let label, let handler) in accessories.map(\.kind) {
      if detailButtons.count == count {
        let button = UIButton(type: .detailDisclosure)
        button.embedder = self
        detailButtons.append(button)
      }
      let button = detailButtons[count]
      count += 1
      button.accessibilityLabel = label ?? "More about \(listContent.text ?? "this")"
      button.addAction(UIAction(identifier: .init("keel.detail")) { _ in handler?() }, for: .primaryActionTriggered)
    }
    detailButtons.removeLast(detailButtons.count - count)
  }

  private var shownAccessories: [UIView] {
    var details = detailButtons[...]
    return accessories.compactMap { accessory in
      switch accessory.kind {
      case .detail: details.popFirst()
      case .customView(let view): view is UIImageView || !view.isShown ? nil : view
      case .checkmark, .disclosure, .label: nil
      }
    }
  }

  override package func describe() -> SceneDescription {
    SceneDescription(element: .row(row), attributes: attributes, children: shownContent + shownAccessories)
  }
}

/// Something at the trailing edge of a row.
@MainActor public struct UICellAccessory {
  enum Kind {
    case checkmark
    case disclosure
    case detail(label: String?, handler: (() -> Void)?)
    case label(String)
    case customView(UIView)
  }
  let kind: Kind

  /// A mark for what is chosen.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }

  /// Says that choosing the row leads to another page.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(kind: .disclosure) }

  /// A small button for more about the row. It is called "More about" and the row's text, unless a label says
  /// otherwise.
  public static func detail(
    accessibilityLabel: String? = nil, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .detail(label: accessibilityLabel, handler: actionHandler))
  }

  /// A short text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }

  /// A view of one's own: a switch, an activity indicator. An image view becomes a small mark.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .customView(configuration.customView))
  }

  /// A view of one's own. It stands at the trailing edge, in the order of the accessories.
  @MainActor public struct CustomViewConfiguration {
    /// The view. It is in one accessory at a time.
    public let customView: UIView
    /// An accessory that shows this view.
    public init(customView: UIView) { self.customView = customView }
  }
}
