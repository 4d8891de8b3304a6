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
    didSet { updateDetailButtons() }
  }

  /// Returns the default configuration of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The buttons of detail accessories, kept while the accessory remains, so that the focus remains too.
  private var detailButtons = Few<DetailButton>()

  override package var row: RowElement {
    var row = super.row
    for accessory in accessories {
      switch accessory.kind {
      case .checkmark: row.hasCheckmark = true
      case .disclosure: row.hasDisclosure = true
      case .label(let text): row.secondaryText = row.secondaryText.isEmpty ? text : "\(row.secondaryText)  \(text)"
      case .mark(let mark): row.marks.append(mark.value)
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
    return accessories.compactMap { accessory -> SceneNode? in
      switch accessory.kind {
      case .detail: details.next()
      case .customView(let view): view is UIImageView || !view.isShown ? nil : view
      case .checkmark, .disclosure, .label, .mark: nil
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

  override package func describe() -> SceneDescription {
    var attributes = attributes
    attributes.address = address
    return SceneDescription(
      element: .row(row), attributes: attributes, children: (shownContent as [SceneNode]) + shownAccessories)
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

/// An accessory at the trailing edge of a row.
@MainActor @preconcurrency public struct UICellAccessory {
  enum Kind {
    case checkmark
    case disclosure
    indirect case detail(label: String?, address: String?, handler: (() -> Void)?)
    case label(String)
    case mark(Common<RowElement.Mark>)
    case customView(UIView)
  }
  let kind: Kind
  private static var commonMarks = CommonValues<Common<RowElement.Mark>>(capacity: 256)

  /// Returns a checkmark for a chosen row.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }

  /// Returns an indicator for a row that opens another page.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(kind: .disclosure) }

  /// Returns a small button for details about the row. Its accessibility label is "More about" and the row's text,
  /// unless one is provided. With a path, the button is a link in browsers (`UIView.linkAddress`).
  public static func detail(
    accessibilityLabel: String? = nil, linkAddress: String? = nil, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .detail(label: accessibilityLabel, address: linkAddress, handler: actionHandler))
  }

  /// Returns an accessory that shows a short text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }

  /// Returns an accessory that shows a small image with a description for assistive technology. In long lists, prefer
  /// it to an image view, because it creates no view. UIKit has no such accessory.
  public static func image(_ image: UIImage, accessibilityLabel: String = "") -> UICellAccessory {
    let mark = Common(RowElement.Mark(symbol: image.symbol, label: accessibilityLabel))
    return UICellAccessory(kind: .mark(isShort(accessibilityLabel) ? commonMarks.common(mark) : mark))
  }

  /// Returns an accessory that shows a custom view, such as a switch or an activity indicator. An image view becomes a
  /// small image.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .customView(configuration.customView))
  }

  /// A custom view at the trailing edge, in the order of the accessories.
  @MainActor public struct CustomViewConfiguration {
    /// The view. It can be in one accessory at a time.
    public let customView: UIView
    /// Creates an accessory that shows a view.
    public init(customView: UIView) { self.customView = customView }
  }
}
